/// A library that is loaded before the C library and makes system calls fail.
enum FaultShim {
  /// The path of the library, or `nil` without a C compiler.
  static var path: String? { library.path }

  private static let library = PreloadedLibrary(code)

  /// From the call with the given number on, all calls of the name fail; with EINTR only that call. Writing to standard
  /// error does not count as a call, and opening counts only if it may create a file.
  private static let code = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <stdarg.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static int fails(const char *name) {
      static int calls;
      const char *call = getenv("FAULT_CALL"), *number = getenv("FAULT_NUMBER"), *code = getenv("FAULT_ERRNO");
      if (!call || !number || !code || strcmp(call, name)) return 0;
      calls++;
      if (atoi(code) == EINTR ? calls != atoi(number) : calls < atoi(number)) return 0;
      const char *mark = getenv("FAULT_MARK");
      int (*make)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
      if (mark) close(make(mark, O_CREAT | O_WRONLY, 0600));
      errno = atoi(code);
      return 1;
    }

    ssize_t write(int descriptor, const void *bytes, size_t count) {
      ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
      if (descriptor != 2 && fails("write")) return -1;
      // A file may take any part of the bytes.
      if (getenv("FAULT_SHORT") && count > 1000) count = 1000;
      return next(descriptor, bytes, count);
    }

    #define OPEN(name) \\
      int name(const char *path, int flags, ...) { \\
        int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, #name); \\
        va_list list; \\
        va_start(list, flags); \\
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \\
        va_end(list); \\
        if (((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) && fails("open")) return -1; \\
        return next(path, flags, mode); \\
      }
    OPEN(open)
    OPEN(open64)

    #define CALL(name, parameters, arguments) \\
      int name parameters { \\
        int (*next) parameters = dlsym(RTLD_NEXT, #name); \\
        return fails(#name) ? -1 : next arguments; \\
      }
    CALL(fsync, (int descriptor), (descriptor))
    CALL(rename, (const char *from, const char *to), (from, to))
    CALL(mkdir, (const char *path, mode_t mode), (path, mode))
    """
}
