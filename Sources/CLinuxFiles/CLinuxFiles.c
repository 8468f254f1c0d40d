#define _GNU_SOURCE
#include "CLinuxFiles.h"

#include <fcntl.h>
#include <stdio.h>

int innkeeper_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int innkeeper_start_writeback(int descriptor, int64_t offset, int64_t count) {
    return sync_file_range(descriptor, offset, count, SYNC_FILE_RANGE_WRITE);
}
