/* XML that somebody else has taken apart: a browser does so with its own parser, and tells what it found as one text, which
 * is then told to a reader as odd_host.xml does. */
#ifndef ODD_REPORT_XML_EVENTS_H
#define ODD_REPORT_XML_EVENTS_H

#include "oddtrick_format.h"

/* The text has a part for each element's start, each text and each end, every one of which ends with the byte 1E. A start
 * is '<', the name, and its attributes, each a name and a value, with the byte 1F before each of them; a text is '=' and
 * the text; an end is '>' and the name: XML itself can have neither byte. A file that is no XML is '!' and what is wrong.
 * Places are not told: those of the handler are 0. */
int odd_told_xml(odd_text told, const odd_xml *handler, odd_error *error);

#endif
