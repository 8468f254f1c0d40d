#ifndef INNKEEPER_CXXHASH_SHIM_H
#define INNKEEPER_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
