// Makes one call of the system or of the C library fail, for programs that are started with this library preloaded.
//
// FAIL_CALL names the sort of call (open, stat, read, write, fsync, rename, mkdir, unlink, mmap, spawn, malloc, library: those
// of malloc that neither the program itself nor the library of C++ asks for), FAIL_AT says which of them fails, counted from 1 over all threads; 0 lets all succeed. FAIL_COUNT is a file of eight bytes in which
// they are counted. Only the process that is started first is failed, not what it starts.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum sort { NONE, OPEN, STAT, READ, WRITE, FSYNC, RENAME, MKDIR, UNLINK, MMAP, SPAWN, MALLOC, LIBRARY };
static const char *const names[] = {"",      "open",  "stat",   "read", "write", "fsync", "rename",
                                    "mkdir",  "unlink", "mmap", "spawn", "malloc", "library"};
static const int errors[] = {0, EMFILE, EIO, EIO, ENOSPC, EIO, EIO, ENOSPC, EIO, ENOMEM, EAGAIN, ENOMEM, ENOMEM};

static enum sort failing = NONE;
static int64_t at = 0;
struct told {
    _Atomic int64_t count;
    char asked[56];
};
static struct told own;
static struct told *told = &own;

// Where the code of the program itself lies, and that of the library of C++.
static struct { uintptr_t from, to; } own_code[8];
static int own_count = 0;

static int find_own_code(struct dl_phdr_info *object, size_t size, void *unused) {
    (void)size, (void)unused;
    if (object->dlpi_name[0] && !strstr(object->dlpi_name, "libstdc++")) return 0;
    for (int index = 0; index < object->dlpi_phnum && own_count < 8; index++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        own_code[own_count].from = object->dlpi_addr + part->p_vaddr;
        own_code[own_count++].to = object->dlpi_addr + part->p_vaddr + part->p_memsz;
    }
    return 0;
}

static int is_own(const void *caller) {
    for (int index = 0; index < own_count; index++) {
        if ((uintptr_t)caller >= own_code[index].from && (uintptr_t)caller < own_code[index].to) return 1;
    }
    return 0;
}

__attribute__((constructor)) static void begin(void) {
    const char *sort = getenv("FAIL_CALL"), *file = getenv("FAIL_COUNT"), *number = getenv("FAIL_AT");
    if (!sort || !file) return;
    int descriptor = open(file, O_RDWR | O_CLOEXEC);
    if (descriptor >= 0) {
        void *page = mmap(NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        if (page != MAP_FAILED) told = page;
        close(descriptor);
    }
    at = number ? atoll(number) : 0;
    dl_iterate_phdr(find_own_code, NULL);
    // What is started by this process is left alone.
    unsetenv("FAIL_CALL");
    for (int index = 1; index <= LIBRARY; index++) {
        if (strcmp(names[index], sort) == 0) failing = index;
    }
}

static int fails(enum sort sort) {
    if (failing != sort || atomic_fetch_add(&told->count, 1) + 1 != at) return 0;
    errno = errors[sort];
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FORWARD(sort, failure, type, name, parameters, arguments) \
    type name parameters {                                       \
        static __typeof__(&name) next;                           \
        if (!next) next = NEXT(name);                            \
        return fails(sort) ? (failure) : next arguments;         \
    }

// libdispatch looks there, in /proc/THREAD/stat, whether its threads are busy, and ends the program if it can't.
static int is_watching(const char *path) {
    size_t length = strlen(path);
    return strncmp(path, "/proc/", 6) == 0 && path[6] >= '0' && path[6] <= '9' && strcmp(path + length - 5, "/stat") == 0;
}

static _Atomic int watched = -1;

#define OPENING(name, parameters, before)                                      \
    int name parameters {                                                      \
        static __typeof__(&name) next;                                         \
        if (!next) next = NEXT(name);                                          \
        mode_t mode = 0;                                                       \
        if (flags & (O_CREAT | __O_TMPFILE)) {                                 \
            va_list list;                                                      \
            va_start(list, flags);                                             \
            mode = va_arg(list, mode_t);                                       \
            va_end(list);                                                      \
        }                                                                      \
        if (!is_watching(path)) return fails(OPEN) ? -1 : next before;         \
        return watched = next before;                                          \
    }

OPENING(open, (const char *path, int flags, ...), (path, flags, mode))
OPENING(open64, (const char *path, int flags, ...), (path, flags, mode))
OPENING(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPENING(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

FORWARD(OPEN, NULL, DIR *, opendir, (const char *path), (path))
FORWARD(STAT, -1, int, stat, (const char *path, struct stat *to), (path, to))
FORWARD(STAT, -1, int, lstat, (const char *path, struct stat *to), (path, to))
FORWARD(STAT, -1, int, fstat, (int file, struct stat *to), (file, to))
ssize_t read(int file, void *to, size_t count) {
    static __typeof__(&read) next;
    if (!next) next = NEXT(read);
    return file != watched && fails(READ) ? -1 : next(file, to, count);
}

FORWARD(READ, -1, ssize_t, pread, (int file, void *to, size_t count, off_t from), (file, to, count, from))
FORWARD(READ, -1, ssize_t, pread64, (int file, void *to, size_t count, off64_t from), (file, to, count, from))
FORWARD(WRITE, -1, ssize_t, write, (int file, const void *from, size_t count), (file, from, count))
FORWARD(WRITE, -1, ssize_t, pwrite, (int file, const void *from, size_t count, off_t to), (file, from, count, to))
FORWARD(WRITE, -1, ssize_t, pwrite64, (int file, const void *from, size_t count, off64_t to), (file, from, count, to))
FORWARD(WRITE, -1, ssize_t, writev, (int file, const struct iovec *parts, int count), (file, parts, count))
FORWARD(FSYNC, -1, int, fsync, (int file), (file))
FORWARD(FSYNC, -1, int, fdatasync, (int file), (file))
FORWARD(FSYNC, -1, int, syncfs, (int file), (file))
FORWARD(RENAME, -1, int, rename, (const char *from, const char *to), (from, to))
FORWARD(RENAME, -1, int, renameat, (int a, const char *from, int b, const char *to), (a, from, b, to))
FORWARD(RENAME, -1, int, renameat2, (int a, const char *from, int b, const char *to, unsigned how), (a, from, b, to, how))
FORWARD(MKDIR, -1, int, mkdir, (const char *path, mode_t mode), (path, mode))
FORWARD(MKDIR, -1, int, mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode))
FORWARD(UNLINK, -1, int, unlink, (const char *path), (path))
FORWARD(UNLINK, -1, int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
FORWARD(UNLINK, -1, int, rmdir, (const char *path), (path))
FORWARD(SPAWN, -1, pid_t, fork, (void), ())
FORWARD(
    SPAWN, EAGAIN, int, posix_spawn,
    (pid_t * process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
     char *const arguments[], char *const environment[]),
    (process, path, actions, attributes, arguments, environment))
FORWARD(
    SPAWN, EAGAIN, int, posix_spawnp,
    (pid_t * process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
     char *const arguments[], char *const environment[]),
    (process, path, actions, attributes, arguments, environment))

void *mmap(void *place, size_t count, int protection, int flags, int file, off_t from) {
    static __typeof__(&mmap) next;
    if (!next) next = NEXT(mmap);
    return fails(MMAP) ? MAP_FAILED : next(place, count, protection, flags, file, from);
}

void *mmap64(void *place, size_t count, int protection, int flags, int file, off64_t from) {
    static __typeof__(&mmap64) next;
    if (!next) next = NEXT(mmap64);
    return fails(MMAP) ? MAP_FAILED : next(place, count, protection, flags, file, from);
}

// The C library's own names, because looking others up allocates.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static int refuses(const void *caller) {
    if (!fails(MALLOC) && (failing != LIBRARY || is_own(caller) || !fails(LIBRARY))) return 0;
    Dl_info found;
    if (dladdr(caller, &found) && found.dli_fname) {
        const char *slash = strrchr(found.dli_fname, '/');
        snprintf(
            told->asked, sizeof told->asked, "%s %s", slash ? slash + 1 : found.dli_fname,
            !is_own(caller) && found.dli_sname ? found.dli_sname : "");
    }
    errno = ENOMEM;
    return 1;
}

#define REFUSED refuses(__builtin_return_address(0))

void *malloc(size_t count) { return REFUSED ? NULL : __libc_malloc(count); }
void *calloc(size_t number, size_t count) { return REFUSED ? NULL : __libc_calloc(number, count); }
void *realloc(void *old, size_t count) { return REFUSED ? NULL : __libc_realloc(old, count); }
void *aligned_alloc(size_t alignment, size_t count) { return REFUSED ? NULL : __libc_memalign(alignment, count); }

// The C library's own would ask in its own name.
static char *copied(const char *text, size_t count, const void *caller) {
    char *copy = refuses(caller) ? NULL : __libc_malloc(count + 1);
    if (!copy) return NULL;
    copy[count] = 0;
    return memcpy(copy, text, count);
}

char *strdup(const char *text) { return copied(text, strlen(text), __builtin_return_address(0)); }
char *strndup(const char *text, size_t most) { return copied(text, strnlen(text, most), __builtin_return_address(0)); }

int posix_memalign(void **place, size_t alignment, size_t count) {
    if (REFUSED) return ENOMEM;
    return (*place = __libc_memalign(alignment, count)) ? 0 : ENOMEM;
}
