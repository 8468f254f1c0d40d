#ifndef INNKEEPER_CZSTD_SHIM_H
#define INNKEEPER_CZSTD_SHIM_H

#include <zstd.h>

#endif
