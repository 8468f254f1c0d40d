#define _GNU_SOURCE
#include "CLinuxFiles.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>

int innkeeper_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int innkeeper_start_writeback(int descriptor, int64_t offset, int64_t count) {
    return sync_file_range(descriptor, offset, count, SYNC_FILE_RANGE_WRITE);
}

int innkeeper_sync_file_system(int descriptor) { return syncfs(descriptor); }

int innkeeper_set_direct(int descriptor, int is_direct) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return -1;
    return fcntl(descriptor, F_SETFL, is_direct ? flags | O_DIRECT : flags & ~O_DIRECT);
}

void innkeeper_keep_freed_memory(int block, int total) {
    mallopt(M_MMAP_THRESHOLD, block);
    mallopt(M_TRIM_THRESHOLD, total);
}

int innkeeper_is_made_up(int descriptor) {
    struct statfs system;
    if (fstatfs(descriptor, &system) != 0) return 0;
    switch ((unsigned long)system.f_type) {
    case PROC_SUPER_MAGIC:
    case SYSFS_MAGIC:
    case DEBUGFS_MAGIC:
    case TRACEFS_MAGIC:
    case SECURITYFS_MAGIC: return 1;
    default: return 0;
    }
}

int innkeeper_is_in_memory(const char *folder) {
    struct statfs system;
    if (statfs(folder, &system) != 0) return -1;
    return (unsigned long)system.f_type == TMPFS_MAGIC || (unsigned long)system.f_type == RAMFS_MAGIC;
}

int innkeeper_pipe(int *ends) {
    return pipe2(ends, O_CLOEXEC);
}

static int signal_pipe[2] = {-1, -1};

static void put_into_pipe(int number) {
    const int before = errno;
    const unsigned char byte = (unsigned char)number;
    // The pipe is empty but for a signal or two; a full one would mean that nobody reads, and nothing could be done.
    const ssize_t written = write(signal_pipe[1], &byte, 1);
    (void)written;
    errno = before;
}

int innkeeper_signal_pipe(int number) {
    if (signal_pipe[0] < 0 && pipe2(signal_pipe, O_CLOEXEC) != 0) return -1;
    struct sigaction before;
    // A program started with nohup(1) is meant to outlive the terminal.
    if (number == SIGHUP && sigaction(number, NULL, &before) == 0 && before.sa_handler == SIG_IGN) return signal_pipe[0];
    struct sigaction action = {.sa_handler = put_into_pipe, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL) == 0 ? signal_pipe[0] : -1;
}

int innkeeper_open_unnamed(const char *folder) {
    const int descriptor = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC | O_EXCL, 0600);
    if (descriptor >= 0 || (errno != EOPNOTSUPP && errno != EISDIR)) return descriptor;
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/.innkeeper-XXXXXX", folder) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    const int named = mkostemp(path, O_CLOEXEC);
    if (named >= 0) unlink(path);
    return named;
}

int innkeeper_memory_file(void) { return memfd_create("innkeeper", MFD_CLOEXEC); }

int innkeeper_folder_events(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

int innkeeper_watch_folder(int descriptor, const char *folder) {
    return inotify_add_watch(
        descriptor, folder,
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB | IN_ONLYDIR);
}

int innkeeper_wait_for_events(int descriptor, int milliseconds) {
    struct pollfd waited = {.fd = descriptor, .events = POLLIN};
    const int ready = poll(&waited, 1, milliseconds);
    if (ready <= 0) return ready;
    char events[4096];
    while (read(descriptor, events, sizeof events) > 0) {}
    return 1;
}

static int messages = STDERR_FILENO;

int innkeeper_messages(void) { return messages; }

#ifndef DEBUG

static const char *name_of(int number) {
    switch (number) {
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGILL: return "SIGILL";
    case SIGFPE: return "SIGFPE";
    case SIGTRAP: return "SIGTRAP";
    default: return "SIGABRT";
    }
}

// The thread that writes the last line; 0 while there is none.
static _Atomic pid_t writer;

// Only what a signal handler may call. When memory runs out, several threads may arrive here: one writes the line, the
// others wait, and a second fault of that one ends the process at once.
static void end_with_one_line(int number) {
    pid_t other = 0;
    if (!atomic_compare_exchange_strong(&writer, &other, gettid())) {
        if (other == gettid()) _exit(4);
        for (;;) pause();
    }
    char line[512] = "";
    size_t count = 0;
    const char *parts[] = {program_invocation_short_name, ": stopped: out of memory, or a fault of Innkeeper (",
                           name_of(number)};
    for (size_t part = 0; part < 3; part++) {
        for (const char *from = parts[part]; *from && count < 200; from++) line[count++] = *from;
    }
    char said[200];
    const ssize_t length = messages == STDERR_FILENO ? 0 : pread(STDERR_FILENO, said, sizeof said, 0);
    for (ssize_t place = 0; place < length && said[place] != '\n'; place++) {
        if (place == 0) {
            line[count++] = ':';
            line[count++] = ' ';
        }
        line[count++] = said[place];
    }
    line[count++] = ')';
    line[count++] = '\n';
    const ssize_t written = write(messages, line, count);
    (void)written;
    _exit(4);
}

__attribute__((constructor(101))) static void prepare_for_the_worst(void) {
    const int before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (before >= 0) {
        const int memory = memfd_create("innkeeper-errors", MFD_CLOEXEC);
        if (memory >= 0 && dup2(memory, STDERR_FILENO) >= 0) {
            messages = before;
        } else {
            close(before);
        }
        if (memory >= 0) close(memory);
    }
    struct sigaction action = {.sa_handler = end_with_one_line, .sa_flags = SA_NODEFER};
    sigemptyset(&action.sa_mask);
    const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
}

typedef int start_thread(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

// Replaces the C library's. If no thread can be started, Dispatch retries forever, and the run would hang with its lock held.
// This one retries for ten seconds, in case other programs make room, and then ends the run.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
    static start_thread *_Atomic next;
    if (!next) next = (start_thread *)dlsym(RTLD_NEXT, "pthread_create");
    int result = next(thread, attributes, body, argument);
    for (int tries = 0; result == EAGAIN && tries < 100; tries++) {
        usleep(100 * 1000);
        result = next(thread, attributes, body, argument);
    }
    if (result != EAGAIN) return result;
    static const char line[] = ": stopped: no more threads can be started: memory or the number of processes is limited "
                               "(see ulimit -v and ulimit -u)\n";
    const char *name = program_invocation_short_name;
    ssize_t written = write(messages, name, strlen(name));
    written = write(messages, line, sizeof line - 1);
    (void)written;
    _exit(4);
}

#endif
