// Calls of Linux that Swift can't make: some that need _GNU_SOURCE, a signal handler, in which no Swift may run,
// inotify, and settings of the allocator.
#ifndef INNKEEPER_CLINUXFILES_H
#define INNKEEPER_CLINUXFILES_H

#include <stdint.h>

/// renameat2 with RENAME_EXCHANGE: swaps two names in one step. 0, or -1 with errno.
int innkeeper_exchange(const char *first, const char *second);

/// sync_file_range with SYNC_FILE_RANGE_WRITE: begins to write a range back, and does not wait. 0, or -1 with errno.
int innkeeper_start_writeback(int descriptor, int64_t offset, int64_t count);

/// syncfs: waits until the disk has everything that was written to the file system of a file. 0, or -1 with errno.
int innkeeper_sync_file_system(int descriptor);

/// Sets or takes away O_DIRECT: what is written goes past the page cache (open(2)). 0, or -1 with errno.
int innkeeper_set_direct(int descriptor, int is_direct);

/// mallopt: memory that is freed in blocks of at most so many bytes stays with the process, up to so many bytes in all.
void innkeeper_keep_freed_memory(int block, int total);

/// Whether a file is none of a disk, but made up by the kernel when it is read (/proc, /sys and their like). 1 or 0.
int innkeeper_is_made_up(int descriptor);

/// Whether the files of a folder lie in memory (tmpfs, ramfs). 1 or 0; -1 with errno.
int innkeeper_is_in_memory(const char *folder);

/// pipe2 with O_CLOEXEC: a pipe whose two ends, reading and writing, are closed in programs that are started. 0, or -1
/// with errno.
int innkeeper_pipe(int *ends);

/// From now on a signal of this number puts its number, as one byte, into a pipe, whose reading end this returns;
/// -1 with errno when it can't; a SIGHUP that is ignored stays so. Every call gives the same pipe. A handler may do next to nothing: this one writes.
int innkeeper_signal_pipe(int number);

/// O_TMPFILE: a file without a name in a folder, to be written and read. Where the file system has no such files it has a
/// name for a moment. -1 with errno.
int innkeeper_open_unnamed(const char *folder);

/// A file without a name, in memory; -1 with errno.
int innkeeper_memory_file(void);

/// A queue of what happens in folders (inotify(7)); -1 with errno.
int innkeeper_folder_events(void);

/// Adds a folder to the queue; -1 with errno.
int innkeeper_watch_folder(int descriptor, const char *folder);

/// Waits until something has happened in one of the folders, and forgets what. 1, or 0 when the time was over first;
/// -1 with errno.
int innkeeper_wait_for_events(int descriptor, int milliseconds);

/// Where messages to people go: standard error as it was when the program was started.
///
/// In a release build descriptor 2 itself is a file in memory. What nobody can catch (Swift found no memory, or a fault of
/// ours) ends the program with status 4 and one line here, which holds the first line of what was written there.
int innkeeper_messages(void);

#endif
