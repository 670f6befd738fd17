/* The description of JSON answers, for the tool that writes the documents. */
#ifndef ODD_REPORT_MEMBERS_H
#define ODD_REPORT_MEMBERS_H

#include "report/columns.h"

/* Type and meaning are as in odd_grid_column; `integer` is a number without decimals. */
typedef struct odd_member {
    const char *key, *type, *meaning;
} odd_member;

typedef struct odd_object {
    const char *name;    /* "Standing" */
    const char *extends; /* the object whose members it has too; NULL: none */
    const char *alias;   /* it is not an object but this type */
    const char *meaning;
    const odd_column_list *columns; /* its members, or */
    const odd_member *own;
    size_t own_count;
} odd_object;

extern const odd_object odd_objects[];
extern const size_t odd_object_count;

#endif
