/* Writes a tree of files as fast as plain C can: what `linksite invite` is measured against.

   write-tree BLOB OUT: BLOB holds, for each file, its path, its size and its bytes, made by
   invites.py; it is in memory before the clocks start. Prints the seconds for the writing, of the
   clock on the wall and of the processor, as JSON. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void make_folders(char *path) {
  for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    mkdir(path, 0700);
    *slash = '/';
  }
}

int main(int count, char **words) {
  if (count != 3) return 64;
  FILE *file = fopen(words[1], "rb");
  if (!file) return 74;
  struct stat info;
  fstat(fileno(file), &info);
  char *bytes = malloc(info.st_size);
  if (fread(bytes, 1, info.st_size, file) != (size_t)info.st_size) return 74;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  clock_t used = clock();
  char path[4096], folder[4096] = "";
  for (char *at = bytes; at < bytes + info.st_size;) {
    char *name = at;
    at += strlen(at) + 1;
    long size = strtol(at, &at, 10);
    at += 1;
    snprintf(path, sizeof path, "%s/%s", words[2], name);
    size_t above = strrchr(path, '/') - path;
    if (strncmp(path, folder, above) || folder[above]) {
      make_folders(path);
      memcpy(folder, path, above);
      folder[above] = 0;
    }
    int out = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (out < 0 || write(out, at, size) != size || close(out)) return 74;
    at += size;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("{\"wall\": %.4f, \"cpu\": %.4f}\n",
         end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9,
         (double)(clock() - used) / CLOCKS_PER_SEC);
  return 0;
}
