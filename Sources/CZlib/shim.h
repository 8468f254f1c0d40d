#ifndef INNKEEPER_CZLIB_SHIM_H
#define INNKEEPER_CZLIB_SHIM_H

#include <zlib.h>

/* A macro, which Swift can't import. Reads gzip only. */
static inline int innkeeper_inflate_begin(z_stream *stream) { return inflateInit2(stream, 16 + MAX_WBITS); }

#endif
