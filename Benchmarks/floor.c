// The floor of a run: reads its inputs and durably writes as many files of the same sizes, and does nothing else.
//
// usage: floor THREADS INPUTS OUTPUTS FOLDER
//
// INPUTS is a file of paths, one a line; OUTPUTS one of "SIZE PATH" below FOLDER. Every input is read to its end, by all
// threads, a block at a time. What is written is what was read, over and over. The files are written into a folder beside
// FOLDER, each is synced, so is every folder, and the whole then takes FOLDER's place by a rename, as a run's output does.
// Exit status 1 with a line on standard error when anything fails.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { block = 1 << 22, most = 1 << 16 };

struct task {
    char *path;
    off_t offset, size;
};

static struct task reads[most], writes[most];
static int read_count, write_count;
static int next_read, next_write;
static char folder[4096];

static void fail(const char *what, const char *path) {
    fprintf(stderr, "floor: %s %s: %s\n", what, path, strerror(errno));
    exit(1);
}

static void *work(void *unused) {
    char *bytes = malloc(block);
    if (!bytes) fail("no memory", "");
    memset(bytes, 'x', block);
    for (int index; (index = __atomic_fetch_add(&next_read, 1, __ATOMIC_RELAXED)) < read_count;) {
        struct task *task = &reads[index];
        int file = open(task->path, O_RDONLY | O_CLOEXEC);
        if (file < 0) fail("can't open", task->path);
        for (off_t done = 0; done < task->size;) {
            ssize_t count = pread(file, bytes + done, task->size - done, task->offset + done);
            if (count <= 0) fail("can't read", task->path);
            done += count;
        }
        close(file);
    }
    for (int index; (index = __atomic_fetch_add(&next_write, 1, __ATOMIC_RELAXED)) < write_count;) {
        struct task *task = &writes[index];
        int file = open(task->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
        if (file < 0) fail("can't create", task->path);
        for (off_t done = 0; done < task->size;) {
            off_t rest = task->size - done;
            ssize_t count = write(file, bytes, rest < block ? rest : block);
            if (count <= 0) fail("can't write", task->path);
            done += count;
        }
        if (fsync(file) != 0) fail("can't sync", task->path);
        close(file);
    }
    free(bytes);
    return unused;
}

static void sync_folder(const char *path) {
    int file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0 || fsync(file) != 0) fail("can't sync", path);
    close(file);
}

// Makes every folder above the path, and syncs those that it makes once all files are there.
static char *made[most];
static int made_count;

static void make_folders(char *path) {
    for (char *at = path + strlen(folder) + 1; (at = strchr(at, '/')); at++) {
        *at = 0;
        if (mkdir(path, 0755) == 0) {
            if (made_count < most) made[made_count++] = strdup(path);
        } else if (errno != EEXIST) {
            fail("can't make", path);
        }
        *at = '/';
    }
}

int main(int count, char **arguments) {
    if (count != 5) {
        fprintf(stderr, "usage: floor THREADS INPUTS OUTPUTS FOLDER\n");
        return 2;
    }
    int threads = atoi(arguments[1]);
    char line[8192];
    FILE *list = fopen(arguments[2], "r");
    if (!list) fail("can't open", arguments[2]);
    while (fgets(line, sizeof line, list)) {
        line[strcspn(line, "\n")] = 0;
        struct stat facts;
        if (stat(line, &facts) != 0) fail("can't find", line);
        char *path = strdup(line);
        for (off_t at = 0; at < facts.st_size && read_count < most; at += block)
            reads[read_count++] = (struct task){path, at, facts.st_size - at < block ? facts.st_size - at : block};
    }
    fclose(list);
    snprintf(folder, sizeof folder, "%s.new", arguments[4]);
    if (mkdir(folder, 0755) != 0) fail("can't make", folder);
    list = fopen(arguments[3], "r");
    if (!list) fail("can't open", arguments[3]);
    while (fgets(line, sizeof line, list) && write_count < most) {
        line[strcspn(line, "\n")] = 0;
        char *name;
        off_t size = strtoll(line, &name, 10);
        char path[sizeof folder + sizeof line];
        snprintf(path, sizeof path, "%s/%s", folder, name + 1);
        make_folders(path);
        writes[write_count++] = (struct task){strdup(path), 0, size};
    }
    fclose(list);
    pthread_t workers[64];
    if (threads < 1 || threads > 64) threads = 1;
    for (int index = 0; index < threads; index++)
        if (pthread_create(&workers[index], NULL, work, NULL) != 0) fail("no thread", "");
    for (int index = 0; index < threads; index++) pthread_join(workers[index], NULL);
    while (made_count > 0) sync_folder(made[--made_count]);
    sync_folder(folder);
    if (rename(folder, arguments[4]) != 0) fail("can't rename", folder);
    char parent[4096];
    snprintf(parent, sizeof parent, "%s/..", arguments[4]);
    sync_folder(parent);
    return 0;
}
