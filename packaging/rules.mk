# Lists of installed files, and the Debian packages.

MAN1 := $(wildcard docs/man/*.1)
MAN5 := $(wildcard docs/man/*.5)
MAN = $(DESTDIR)$(PREFIX)/share/man
COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
CMAKE = $(DESTDIR)$(LIBDIR)/cmake/Oddtrick
FILL_IN = sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|; s|@SOVERSION@|$(SOVERSION)|'

$(BUILD)/oddtrick.pc: packaging/oddtrick.pc.in Makefile packaging/rules.mk include/oddtrick.h
	@mkdir -p $(@D)
	$(FILL_IN) $< > $@

.PHONY: install
install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/include $(DESTDIR)$(LIBDIR)/pkgconfig $(CMAKE) $(MAN)/man1 $(MAN)/man5 $(COMPLETIONS)
	install -m 755 $(BUILD)/oddtrick $(DESTDIR)$(PREFIX)/bin
	install -m 644 include/*.h $(DESTDIR)$(PREFIX)/include
	install -m 644 $(STATIC) $(DESTDIR)$(LIBDIR)
	install -m 755 $(SHARED) $(DESTDIR)$(LIBDIR)
	ln -sf liboddtrick.so.$(VERSION) $(DESTDIR)$(LIBDIR)/liboddtrick.so.$(SOVERSION)
	ln -sf liboddtrick.so.$(SOVERSION) $(DESTDIR)$(LIBDIR)/liboddtrick.so
	$(FILL_IN) packaging/oddtrick.pc.in > $(DESTDIR)$(LIBDIR)/pkgconfig/oddtrick.pc
	for file in OddtrickConfig.cmake OddtrickConfigVersion.cmake; do $(FILL_IN) packaging/$$file.in > $(CMAKE)/$$file || exit 1; done
	install -m 644 $(MAN1) $(MAN)/man1
	install -m 644 $(MAN5) $(MAN)/man5
	install -m 644 completions/oddtrick.bash $(COMPLETIONS)/oddtrick

.PHONY: uninstall
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/oddtrick $(addprefix $(DESTDIR)$(PREFIX)/include/,$(notdir $(wildcard include/*.h))) \
		$(DESTDIR)$(LIBDIR)/liboddtrick.* $(DESTDIR)$(LIBDIR)/pkgconfig/oddtrick.pc $(CMAKE)/OddtrickConfig*.cmake \
		$(addprefix $(MAN)/man1/,$(notdir $(MAN1))) $(addprefix $(MAN)/man5/,$(notdir $(MAN5))) $(COMPLETIONS)/oddtrick

# The pages and the documents need npm packages, which a Debian build may not fetch; so they are built before it.
.PHONY: deb
deb:
	@tools/need deb
	@$(MAKE) --no-print-directory -s site docs-site
	@tools/deb $(BUILD) $(VERSION)

.PHONY: test-deb
test-deb: deb
	@tools/need test-deb
	@tests/check_deb $(BUILD)
