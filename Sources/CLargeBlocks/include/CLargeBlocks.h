// An allocator whose large blocks lie in a file once a limit is set, so that a run can work on more than it may hold in memory.
//
// Swift's arrays, like everything else, get their memory from malloc. This replaces malloc and its kin in the program that
// links it (the GNU C library documents how); until a limit is set, every call goes on to the C library. From then on a
// block of at least `least` bytes is a range of a file, mapped and shared: the kernel may write its pages to the disk, and
// the program may drop them and find them again. A thread drops them whenever the process holds more than the limit.
#ifndef INNKEEPER_CLARGEBLOCKS_H
#define INNKEEPER_CLARGEBLOCKS_H

#include <stddef.h>

/// Puts blocks of at least `least` bytes, from now on, into a file that was opened for reading and writing and that nobody
/// else uses, and which must stay open. `limit` is how many bytes of the process may be resident before pages are dropped. A
/// second call changes the limit only, and gives EALREADY: its file is not used. 0, or the errno of what the system refused;
/// ENOTSUP where a sanitizer watches memory.
int innkeeper_limit_memory(int descriptor, size_t limit, size_t least);

/// The errno with which the file could not take a block, which lies in memory instead; 0 while it took all.
int innkeeper_large_block_error(void);

#endif
