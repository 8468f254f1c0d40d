#define _GNU_SOURCE
#include "CLargeBlocks.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_WATCHED
#endif
#endif

#if !defined(__linux__) || defined(IS_WATCHED)

int innkeeper_limit_memory(int descriptor, size_t limit, size_t least) {
    (void)descriptor, (void)limit, (void)least;
    return ENOTSUP;
}

int innkeeper_large_block_error(void) { return 0; }

#else

// MARK: The C library's own functions, which take all other blocks

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static void (*next_free)(void *);
static size_t (*next_usable_size)(void *);

// What the C library has under names of its own: for blocks that are asked for while the others are looked up.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static _Thread_local int is_looking_up;

// Through the linker, so that a library loaded before the C library, such as one that counts allocations, sees every call.
static int look_up(void) {
    if (is_looking_up) return 0;
    is_looking_up = 1;
    next_calloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
    next_realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
    next_free = (void (*)(void *))dlsym(RTLD_NEXT, "free");
    next_usable_size = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    next_malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
    is_looking_up = 0;
    return 1;
}

// MARK: The file, and the blocks in it

/// A range of the file, and of the addresses at which the file is mapped. Blocks begin and end with pages.
struct block {
    size_t start;
    size_t size;
};

// A multiple of every machine's pages.
enum { MOST_BLOCKS = 4096, PAGE = 1 << 16 };
#define file_size ((size_t)1 << 40)
/// What is dropped at a time.
#define piece ((size_t)16 << 20)

/// Where the block ends that lay furthest behind so far.
static _Atomic size_t highest_end;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// In the order of their starts.
static struct block blocks[MOST_BLOCKS];
static size_t block_count;
static int file = -1;
static unsigned char *_Atomic base;
static _Atomic size_t least_size = SIZE_MAX;
static _Atomic size_t resident_limit;
static _Atomic int refusal;
/// Whether there are ranges without a block that are not all zeros, because the file system can't empty them.
static _Atomic int is_dirty;

static size_t whole_pages(size_t size) { return (size + PAGE - 1) & ~(size_t)(PAGE - 1); }

/// Whether a pointer is that of a block in the file. Before there is a file, none is.
static int is_large(const void *block) {
    const unsigned char *first = atomic_load_explicit(&base, memory_order_relaxed);
    return first && (uintptr_t)block - (uintptr_t)first < file_size;
}

/// The number of the first block that starts at `start` or after it.
static size_t find(size_t start) {
    size_t low = 0, high = block_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (blocks[middle].start < start) low = middle + 1;
        else high = middle;
    }
    return low;
}

/// A block in the first gap of the file that is large enough, which may be at its end; NULL if the file can't take it. It holds
/// zeros unless the file `is_dirty`.
static void *take(size_t size) {
    if (size > file_size) return NULL;
    size = whole_pages(size);
    pthread_mutex_lock(&lock);
    size_t number = 0, start = 0;
    while (number < block_count && blocks[number].start - start < size) {
        start = blocks[number].start + blocks[number].size;
        number++;
    }
    int error = block_count == MOST_BLOCKS || start + size > file_size ? ENOMEM : 0;
    // Room on the disk is reserved: a page that finds none when it is written ends the process with a signal.
    if (!error && fallocate(file, 0, (off_t)start, (off_t)size) != 0) error = errno;
    if (!error) {
        memmove(&blocks[number + 1], &blocks[number], (block_count - number) * sizeof *blocks);
        blocks[number] = (struct block){start, size};
        block_count++;
        if (start + size > atomic_load(&highest_end)) atomic_store(&highest_end, start + size);
    }
    pthread_mutex_unlock(&lock);
    if (!error) return base + start;
    atomic_store(&refusal, error);
    return NULL;
}

static void give_back(void *pointer) {
    size_t start = (size_t)((unsigned char *)pointer - base);
    pthread_mutex_lock(&lock);
    size_t number = find(start);
    if (number == block_count || blocks[number].start != start) abort();
    // Pages that nobody needs any more must not be written to the disk.
    const int mode = FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE;
    if (fallocate(file, mode, (off_t)start, (off_t)blocks[number].size) != 0) atomic_store(&is_dirty, 1);
    block_count--;
    memmove(&blocks[number], &blocks[number + 1], (block_count - number) * sizeof *blocks);
    pthread_mutex_unlock(&lock);
}

static size_t size_of(const void *pointer) {
    size_t start = (size_t)((const unsigned char *)pointer - base);
    pthread_mutex_lock(&lock);
    size_t number = find(start);
    size_t size = number < block_count && blocks[number].start == start ? blocks[number].size : 0;
    pthread_mutex_unlock(&lock);
    return size;
}

// MARK: Keeping to the limit

/// What the system says about the process's memory, open to the end.
static int statistics = -1;

/// How many bytes of the process are resident; 0 if the system doesn't say.
static size_t resident(void) {
    char text[128];
    ssize_t count = pread(statistics, text, sizeof text - 1, 0);
    if (count <= 0) return 0;
    text[count] = 0;
    char *second = strchr(text, ' ');
    return second ? strtoull(second, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/// Lets the thread that keeps to the limit go first: all others, and those that they start, give way, also to other programs.
/// Memory that is read at once grows by megabytes in the time that a thread may have to wait for a core.
static void go_first(void) {
    const pid_t own = gettid();
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return;
    for (struct dirent *entry; (entry = readdir(threads));) {
        const id_t thread = (id_t)strtoul(entry->d_name, NULL, 10);
        if (thread > 0 && thread != (id_t)own) setpriority(PRIO_PROCESS, thread, 10);
    }
    closedir(threads);
    // Short turns come soon (Linux 6.12; before it this changes nothing).
    struct {
        uint32_t size, policy;
        uint64_t flags;
        int32_t nice;
        uint32_t priority;
        uint64_t runtime, deadline, period;
    } attributes = {.size = 48, .runtime = 100000};
    syscall(SYS_sched_setattr, 0, &attributes, 0);
}

/// How many times in a row most of a piece was resident when its turn came. An index, say, is in use all over and all the time:
/// what is dropped of it is read again at once, and written once more.
static _Atomic unsigned char times_full[file_size / piece];
enum { IN_USE = 2 };

/// Above the limit drops the pages of the file, piece by piece in a circle that begins at `next`; they stay in the file. Pieces
/// that are always in use come last. Returns where it stopped. It takes no lock, for giving back a block takes long: where no
/// block lies there is nothing to drop.
static size_t drop_pages(size_t next) {
    const size_t end = atomic_load(&highest_end), limit = atomic_load(&resident_limit);
    size_t now = resident();
    for (int spares = 1; spares >= 0; spares--) {
        for (size_t passed = 0; passed < end && now > limit; passed += piece, next += piece) {
            if (next >= end) next = 0;
            _Atomic unsigned char *times = &times_full[next / piece];
            const unsigned char before = atomic_load(times);
            if (spares && before >= IN_USE) continue;
            madvise(base + next, piece, MADV_DONTNEED);
            const size_t left = resident();
            const int was_full = now > left && now - left > piece / 4 * 3;
            atomic_store(times, was_full ? (before < IN_USE ? before + 1 : IN_USE) : 0);
            now = left;
        }
    }
    return next;
}

/// Looks a thousand times a second.
static void *keep_to_limit(void *none) {
    const struct timespec moment = {0, 1000000};
    size_t next = 0;
    go_first();
    for (;;) {
        next = drop_pages(next);
        nanosleep(&moment, NULL);
    }
    return none;
}

int innkeeper_limit_memory(int descriptor, size_t limit, size_t least) {
    atomic_store(&resident_limit, limit);
    if (base) {
        // A lower limit holds from here on, not from when the thread has had its turn; and what was in use may not be any more.
        for (size_t next = 0; next < atomic_load(&highest_end); next += piece) atomic_store(&times_full[next / piece], 0);
        drop_pages(0);
        return EALREADY;
    }
    statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (statistics < 0) return errno;
    void *place = mmap(NULL, file_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, descriptor, 0);
    if (place == MAP_FAILED) {
        int error = errno;
        close(statistics);
        return error;
    }
    // A huge page is mapped as one: memory would grow faster than anyone can look.
    madvise(place, file_size, MADV_NOHUGEPAGE);
    file = descriptor;
    base = place;
    pthread_t thread;
    int error = pthread_create(&thread, NULL, keep_to_limit, NULL);
    if (error) return error;
    pthread_detach(thread);
    atomic_store(&least_size, least);
    return 0;
}

int innkeeper_large_block_error(void) { return atomic_load(&refusal); }

// MARK: What is called instead of the C library

void *malloc(size_t size) {
    if (size >= atomic_load_explicit(&least_size, memory_order_relaxed)) {
        void *block = take(size);
        if (block) return block;
    }
    if (!next_malloc && !look_up()) return __libc_malloc(size);
    return next_malloc(size);
}

void *calloc(size_t count, size_t size) {
    size_t total;
    if (!__builtin_mul_overflow(count, size, &total)
        && total >= atomic_load_explicit(&least_size, memory_order_relaxed)) {
        void *block = take(total);
        if (block) return atomic_load(&is_dirty) ? memset(block, 0, total) : block;
    }
    if (!next_malloc && !look_up()) return __libc_calloc(count, size);
    return next_calloc(count, size);
}

void free(void *block) {
    if (is_large(block)) {
        int error = errno;
        give_back(block);
        errno = error;
        return;
    }
    if (!next_malloc && !look_up()) return __libc_free(block);
    next_free(block);
}

size_t malloc_usable_size(void *block) {
    if (is_large(block)) return size_of(block);
    if (!next_malloc && !look_up()) return 0;
    return next_usable_size(block);
}

void *realloc(void *block, size_t size) {
    const int was_large = is_large(block);
    if (!was_large && size < atomic_load_explicit(&least_size, memory_order_relaxed)) {
        if (!next_malloc && !look_up()) return __libc_realloc(block, size);
        return next_realloc(block, size);
    }
    if (was_large && size == 0) {
        free(block);
        return NULL;
    }
    size_t old = block ? malloc_usable_size(block) : 0;
    // A block that fits stays where it is.
    if (was_large && whole_pages(size) == old) return block;
    void *moved = malloc(size);
    if (!moved) return NULL;
    memcpy(moved, block, old < size ? old : size);
    free(block);
    return moved;
}

void *reallocarray(void *block, size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) {
        errno = ENOMEM;
        return NULL;
    }
    return realloc(block, total);
}

#endif
