// Lets one call of a function of the system fail, in the program that is named Statewise:
// FAIL_CALL is the function, FAIL_AT the number of the call from 1, or 0 to fail in none, FAIL_ERROR the error.
// With FAIL_ALL, the calls after it fail, too. The number of all calls is written to the file FAIL_COUNT.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *call;
static long at, count;
static int error, all;

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

__attribute__((constructor)) static void begin(void) {
  char program[4096] = "";
  // Git fails on its own account.
  if (readlink("/proc/self/exe", program, sizeof program - 1) < 0) return;
  if (!strstr(program, "/statewise")) return;
  call = getenv("FAIL_CALL");
  at = number("FAIL_AT");
  error = number("FAIL_ERROR");
  all = getenv("FAIL_ALL") != NULL;
}

__attribute__((destructor)) static void end(void) {
  const char *path = call ? getenv("FAIL_COUNT") : NULL;
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  call = NULL;
  fprintf(file, "%ld\n", count);
  fclose(file);
}

static int fails(const char *name) {
  if (!call || strcmp(call, name)) return 0;
  long own = __sync_add_and_fetch(&count, 1);
  if (!at || (own != at && !(all && at < own))) return 0;
  errno = error;
  return 1;
}

#define FAILING(result, name, parameters, arguments)   \
  result name parameters {                             \
    static result(*original) parameters;               \
    if (!original) original = dlsym(RTLD_NEXT, #name); \
    return fails(#name) ? -1 : original arguments;     \
  }

FAILING(ssize_t, write, (int file, const void *bytes, size_t size), (file, bytes, size))
FAILING(int, rename, (const char *from, const char *to), (from, to))
FAILING(int, fsync, (int file), (file))
FAILING(int, fchmod, (int file, mode_t mode), (file, mode))
FAILING(int, fchown, (int file, uid_t user, gid_t group), (file, user, group))
FAILING(int, mkdir, (const char *path, mode_t mode), (path, mode))
FAILING(int, unlink, (const char *path), (path))
FAILING(int, flock, (int file, int operation), (file, operation))
