#ifndef INNKEEPER_CLIBICAL_SHIM_H
#define INNKEEPER_CLIBICAL_SHIM_H

#include <libical/ical.h>

#endif
