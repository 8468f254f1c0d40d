// Two calls of Linux that Swift's Glibc module does not carry, because they need _GNU_SOURCE.
#ifndef INNKEEPER_CLINUXFILES_H
#define INNKEEPER_CLINUXFILES_H

#include <stdint.h>

/// renameat2 with RENAME_EXCHANGE: swaps two names in one step. 0, or -1 with errno.
int innkeeper_exchange(const char *first, const char *second);

/// sync_file_range with SYNC_FILE_RANGE_WRITE: begins to write a range back, and does not wait. 0, or -1 with errno.
int innkeeper_start_writeback(int descriptor, int64_t offset, int64_t count);

#endif
