#ifndef INNKEEPER_CLIBXML2_SHIM_H
#define INNKEEPER_CLIBXML2_SHIM_H

// The library's headers would pull in those of Debian's ICU, whose types are other ones than those of Foundation's own
// ICU: a module that imports both does not compile. Nothing here needs ICU.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

static inline void innkeeper_print_nothing(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

// Some errors are printed whatever else handles errors. A function of any number of arguments can't be written in Swift.
static inline void innkeeper_silence_libxml2(void) {
    xmlThrDefSetGenericErrorFunc(NULL, innkeeper_print_nothing);
    xmlSetGenericErrorFunc(NULL, innkeeper_print_nothing);
}

#endif
