/* The floor that builds are measured against: what the disk itself takes.
 *
 *   floor write SOURCE TARGET THREADS   loads the tree SOURCE, then, timed, writes the same folders
 *                                       and bytes to TARGET with the fewest calls
 *   floor stat THREADS FOLDER...        lists all files below the folders, then, timed, asks for
 *                                       the status of each
 *
 * Prints one JSON object with the timed part alone. Build: cc -O2 -pthread -o floor floor.c */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef struct { char *name, *bytes; size_t length; } File;
typedef struct { char *path; File *files; size_t count; } Folder;

static Folder *folders;
static size_t folder_count, file_count;
static int target, loads_bytes;
static atomic_size_t next_folder;

static void fail(const char *what) { perror(what); exit(1); }

static void *grown(void *old, size_t count, size_t size) {
  if (count & (count - 1)) return old; /* doubles at each power of two */
  void *new = realloc(old, (count ? 2 * count : 1) * size);
  if (!new) fail("realloc");
  return new;
}

static char *copy(const char *text) { char *new = strdup(text); if (!new) fail("strdup"); return new; }

static void load(const char *root, const char *path) {
  char full[4096];
  snprintf(full, sizeof full, *path ? "%s/%s" : "%s%s", root, path);
  DIR *stream = opendir(full);
  if (!stream) fail(full);
  folders = grown(folders, folder_count, sizeof *folders);
  size_t mine = folder_count++;
  folders[mine] = (Folder){copy(loads_bytes ? path : full), NULL, 0};
  char **below = NULL;
  size_t below_count = 0;
  for (struct dirent *entry; (entry = readdir(stream));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    struct stat status;
    if (fstatat(dirfd(stream), entry->d_name, &status, 0)) fail(entry->d_name);
    if (S_ISDIR(status.st_mode)) {
      below = grown(below, below_count, sizeof *below);
      below[below_count++] = copy(entry->d_name);
      continue;
    }
    File file = {copy(entry->d_name), NULL, (size_t)status.st_size};
    if (loads_bytes) {
      int descriptor = openat(dirfd(stream), entry->d_name, O_RDONLY | O_CLOEXEC);
      file.bytes = malloc(file.length + 1);
      if (descriptor < 0 || read(descriptor, file.bytes, file.length) != (ssize_t)file.length) fail(entry->d_name);
      close(descriptor);
    }
    Folder *folder = &folders[mine];
    folder->files = grown(folder->files, folder->count, sizeof(File));
    folder->files[folder->count++] = file;
    file_count++;
  }
  closedir(stream);
  for (size_t i = 0; i < below_count; i++) {
    char inner[4096];
    snprintf(inner, sizeof inner, *path ? "%s/%s" : "%s%s", path, below[i]);
    load(root, inner);
    free(below[i]);
  }
  free(below);
}

static void write_folder(const Folder *folder) {
  int descriptor = *folder->path ? openat(target, folder->path, O_PATH | O_DIRECTORY | O_CLOEXEC) : target;
  if (descriptor < 0) fail(folder->path);
  for (size_t i = 0; i < folder->count; i++) {
    const File *file = &folder->files[i];
    int output = openat(descriptor, file->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (output < 0 || write(output, file->bytes, file->length) != (ssize_t)file->length) fail(file->name);
    close(output);
  }
  if (descriptor != target) close(descriptor);
}

static void stat_folder(const Folder *folder) {
  int descriptor = open(folder->path, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) fail(folder->path);
  struct stat status;
  for (size_t i = 0; i < folder->count; i++)
    if (fstatat(descriptor, folder->files[i].name, &status, AT_SYMLINK_NOFOLLOW)) fail(folder->files[i].name);
  close(descriptor);
}

/* A folder that holds others is made by the thread that comes first. */
static void make(const char *path) {
  if (!*path || !mkdirat(target, path, 0755) || errno == EEXIST) return;
  char above[4096];
  snprintf(above, sizeof above, "%s", path);
  char *slash = strrchr(above, '/');
  if (errno != ENOENT || !slash) fail(path);
  *slash = 0;
  make(above);
  if (mkdirat(target, path, 0755) && errno != EEXIST) fail(path);
}

static void *work(void *unused) {
  (void)unused;
  for (size_t from; (from = atomic_fetch_add(&next_folder, 64)) < folder_count;)
    for (size_t i = from; i < from + 64 && i < folder_count; i++) {
      if (loads_bytes) make(folders[i].path), write_folder(&folders[i]);
      else stat_folder(&folders[i]);
    }
  return NULL;
}

static double wall(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static double cpu(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

int main(int count, char **arguments) {
  int threads;
  if (count == 5 && !strcmp(arguments[1], "write")) {
    loads_bytes = 1;
    threads = atoi(arguments[4]);
    load(arguments[2], "");
  } else if (count > 3 && !strcmp(arguments[1], "stat")) {
    threads = atoi(arguments[2]);
    for (int i = 3; i < count; i++) load(arguments[i], "");
  } else {
    fprintf(stderr, "usage: floor write SOURCE TARGET THREADS | floor stat THREADS FOLDER...\n");
    return 2;
  }
  double wall_before = wall(), cpu_before = cpu();
  if (loads_bytes) {
    if (mkdir(arguments[3], 0755)) fail(arguments[3]);
    target = open(arguments[3], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (target < 0) fail(arguments[3]);
  }
  pthread_t workers[64];
  if (threads < 1 || threads > 64) return 2;
  for (int i = 0; i < threads; i++) if (pthread_create(&workers[i], NULL, work, NULL)) fail("pthread_create");
  for (int i = 0; i < threads; i++) pthread_join(workers[i], NULL);
  printf("{\"files\":%zu,\"wall\":%.6f,\"cpu\":%.6f}\n", file_count, wall() - wall_before, cpu() - cpu_before);
  return 0;
}
