#ifndef INNKEEPER_CLIBXML2_SHIM_H
#define INNKEEPER_CLIBXML2_SHIM_H

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif
