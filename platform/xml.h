/* XML for the readers of the library, which take none apart themselves. */
#ifndef ODD_PLATFORM_XML_H
#define ODD_PLATFORM_XML_H

#include "oddtrick_format.h"

/* As odd_host.xml wants it. Reads UTF-8, UTF-16, Latin-1 and Windows-1252; no entities but those of XML itself, and
 * nothing from outside of the file. What would take much memory is refused: docs/FORMATS.md says what. */
int odd_xml_read(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error);

#endif
