// Text of multi-byte encodings as UTF-8, by the iconv of the C library.
//
// The result depends on nothing but the bytes; the library may load the tables of an encoding from its own folder.

#ifndef INNKEEPER_ENCODINGS_H
#define INNKEEPER_ENCODINGS_H

#include <stddef.h>
#include <stdint.h>

/// Writes the text of `count` bytes to `text`, of which `capacity` bytes are free; U+FFFD stands for each byte that means
/// nothing. Returns how many bytes were written, or -1 when the encoding is not known or there is no room: 4 bytes for each
/// byte and 8 more are always enough.
ptrdiff_t innkeeper_to_utf8(
    const char *encoding, const uint8_t *bytes, size_t count, uint8_t *text, size_t capacity);

#endif
