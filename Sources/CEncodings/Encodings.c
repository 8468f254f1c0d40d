#include "CEncodings.h"

#include <errno.h>
#include <iconv.h>
#include <string.h>

ptrdiff_t innkeeper_to_utf8(
    const char *encoding, const uint8_t *bytes, size_t count, uint8_t *text, size_t capacity) {
    iconv_t converter = iconv_open("UTF-8", encoding);
    if (converter == (iconv_t)-1) return -1;
    char *in = (char *)bytes;
    char *out = (char *)text;
    size_t left = count;
    size_t room = capacity;
    while (left > 0 && iconv(converter, &in, &left, &out, &room) == (size_t)-1) {
        if (errno == E2BIG || room < 3) {
            iconv_close(converter);
            return -1;
        }
        memcpy(out, "\xEF\xBF\xBD", 3);
        out += 3;
        room -= 3;
        in += 1;
        left -= 1;
        // What comes next begins anew.
        iconv(converter, NULL, NULL, NULL, NULL);
    }
    // A character that waits for a mark to be joined with is written now.
    size_t rest = iconv(converter, NULL, NULL, &out, &room);
    iconv_close(converter);
    return rest == (size_t)-1 ? -1 : out - (char *)text;
}
