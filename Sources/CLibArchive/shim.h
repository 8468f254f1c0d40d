#ifndef INNKEEPER_CLIBARCHIVE_SHIM_H
#define INNKEEPER_CLIBARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

// libarchive turns the names of members into the encoding of the thread's locale. A program that never asks for a
// locale has the one of C, in which only ASCII comes through.

/// A locale whose encoding is UTF-8; null where the system has none. Free it with `innkeeper_free_locale`.
static inline void *innkeeper_make_utf8_locale(void) {
    return (void *)newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

static inline void innkeeper_free_locale(void *locale) {
    if (locale) freelocale((locale_t)locale);
}

/// Makes it this thread's locale; gives the one before. Null changes nothing.
static inline void *innkeeper_use_locale(void *locale) { return (void *)uselocale((locale_t)locale); }

#endif
