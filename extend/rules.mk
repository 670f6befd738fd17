# Extensions of other programs: the Python package, and the functions for SQLite and PostgreSQL. Each is a shared object that contains the
# library and the parts of the platform that it needs.

PYTHON ?= python3

EXTEND_SRC := $(wildcard extend/*.c) $(addprefix platform/,archive.c charset.c double_dummy.c heap_memory.c inflate.c mdb.c \
	mdb_child.c parallel.c sandbox.c work_budget.c workbook.c xml.c)
EXTEND_OBJ := $(EXTEND_SRC:%.c=$(BUILD)/extend/%.o)
EXTEND_CFLAGS = $(CLI_CFLAGS) -fPIC -fvisibility=hidden
EXTEND_LIBS = $(filter-out -lsqlite3 -lsodium,$(CLI_LIBS))
# Platform objects are compiled with the same flags as those of the command.
$(BUILD)/extend/platform/mdb_child.o: EXTEND_CFLAGS += $(MDB_CFLAGS)
$(BUILD)/extend/platform/sandbox.o: EXTEND_CFLAGS += $(SANDBOX_CFLAGS)

$(BUILD)/extend/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(EXTEND_CFLAGS) -MMD -MP -c -o $@ $<

# An archive, from which each extension links what it needs.
$(BUILD)/extend.a: $(EXTEND_OBJ)
	rm -f $@
	$(AR) rcs $@ $^

# ---- Python: the package in $(BUILD)/python ----

PYTHON_SRC := $(wildcard python/*.c)
PYTHON_OBJ := $(PYTHON_SRC:%.c=$(BUILD)/extend/%.o)
PYTHON_FILES := $(patsubst python/%,$(BUILD)/python/%,$(wildcard python/oddtrick/*))
PYTHON_MODULE := $(BUILD)/python/oddtrick/_oddtrick.abi3.so
# The module is the same with the headers of any Python since 3.9.
PYTHON_INCLUDE = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
$(PYTHON_OBJ): EXTEND_CFLAGS += -Wno-pedantic -Wno-missing-field-initializers -Ipython -isystem $(PYTHON_INCLUDE)

.PHONY: python
python:
	@tools/need python
	@$(MAKE) --no-print-directory -s $(PYTHON_MODULE) $(PYTHON_FILES)

$(PYTHON_MODULE): $(PYTHON_OBJ) $(BUILD)/extend.a $(STATIC)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,--exclude-libs,ALL -o $@ $^ $(EXTEND_LIBS)

$(BUILD)/python/%: python/%
	@mkdir -p $(@D)
	cp $< $@

-include $(EXTEND_OBJ:.o=.d) $(PYTHON_OBJ:.o=.d)

.PHONY: bench-python
bench-python: python
	@$(MAKE) --no-print-directory -s all
	@$(PYTHON) bench/python/run.py $(BUILD) $(ARGS)

# ---- SQL: the extensions for SQLite and PostgreSQL ----

SQL_OBJ := $(patsubst %.c,$(BUILD)/extend/%.o,$(wildcard sql/*.c))
SQLITE_OBJ := $(patsubst %.c,$(BUILD)/extend/%.o,$(wildcard sql/sqlite/*.c))

.PHONY: sql
sql:
	@tools/need run
	@$(MAKE) --no-print-directory -s $(BUILD)/oddtrick_sqlite.so

$(BUILD)/oddtrick_sqlite.so: $(SQLITE_OBJ) $(SQL_OBJ) $(BUILD)/extend.a $(STATIC)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,--exclude-libs,ALL -Wl,--no-undefined -o $@ $^ -lexpat -lz -pthread

-include $(SQL_OBJ:.o=.d) $(SQLITE_OBJ:.o=.d)

# PGXS builds in a separate folder, from the sources in sql/postgresql.
PG_CONFIG ?= pg_config
POSTGRESQL_PARTS := $(SQL_OBJ) $(BUILD)/extend.a $(STATIC)
POSTGRESQL_MAKE = $(MAKE) --no-print-directory -C $(BUILD)/postgresql -f $(CURDIR)/sql/postgresql/Makefile VPATH=$(CURDIR)/sql/postgresql \
	TOP=$(CURDIR) ARCHIVES='$(abspath $(POSTGRESQL_PARTS))' PG_CONFIG=$(PG_CONFIG) with_llvm=no EXTRA_CFLAGS='$(EXTRA_CFLAGS)'

.PHONY: sql-postgresql sql-postgresql-install
sql-postgresql:
	@tools/need postgresql
	@$(MAKE) --no-print-directory -s $(POSTGRESQL_PARTS)
	@mkdir -p $(BUILD)/postgresql
	@$(POSTGRESQL_MAKE) -s

sql-postgresql-install: sql-postgresql
	@$(POSTGRESQL_MAKE) -s install DESTDIR=$(DESTDIR)

.PHONY: bench-sql
bench-sql: sql sql-postgresql
	@$(PYTHON) bench/sql/run.py $(BUILD) $(ARGS)
