/// A library that is loaded before SDL, with which a wide screen is two monitors: the first with one pixel per unit, and
/// from x = 700 a second one with `MONITOR_DENSITY` pixels per unit.
enum MonitorShim {
  /// The path of the library, or `nil` without a C compiler.
  static var path: String? { library.path }

  private static let library = PreloadedLibrary(code)

  /// SDL reports a changed density as a changed size. The pixels of the second monitor are not shown.
  private static let code = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdlib.h>
    #include <string.h>

    typedef struct { int x, y, w, h; } Rect;
    #define NEXT(type, name, ...) type (*next_##name)(__VA_ARGS__) = dlsym(RTLD_NEXT, #name)

    static void *window, *surface;
    static double shown = 1;
    static int surfaceWidth, surfaceHeight;

    int SDL_GetNumVideoDisplays(void) { return 2; }
    int SDL_GetDisplayUsableBounds(int index, Rect *rect) {
      *rect = index ? (Rect){700, 0, 900, 1000} : (Rect){0, 0, 700, 1000};
      return 0;
    }
    int SDL_GetDisplayBounds(int index, Rect *rect) { return SDL_GetDisplayUsableBounds(index, rect); }

    int SDL_GetWindowDisplayIndex(void *window) {
      NEXT(void, SDL_GetWindowPosition, void *, int *, int *);
      int x, y;
      next_SDL_GetWindowPosition(window, &x, &y);
      return x >= 700;
    }

    static double density(void *window) {
      return SDL_GetWindowDisplayIndex(window) ? atof(getenv("MONITOR_DENSITY")) : 1;
    }

    void SDL_GetWindowSizeInPixels(void *of, int *width, int *height) {
      NEXT(void, SDL_GetWindowSize, void *, int *, int *);
      next_SDL_GetWindowSize(of, width, height);
      window = of;
      *width = (int)(*width * density(of) + 0.5);
      *height = (int)(*height * density(of) + 0.5);
    }

    void *SDL_GetWindowSurface(void *of) {
      NEXT(void *, SDL_GetWindowSurface, void *);
      if (density(of) == 1) return next_SDL_GetWindowSurface(of);
      NEXT(void *, SDL_CreateRGBSurfaceWithFormat, unsigned, int, int, int, unsigned);
      NEXT(void, SDL_FreeSurface, void *);
      int width, height;
      SDL_GetWindowSizeInPixels(of, &width, &height);
      if (surface && (surfaceWidth != width || surfaceHeight != height)) {
        next_SDL_FreeSurface(surface);
        surface = 0;
      }
      if (!surface) surface = next_SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, 0x16161804u);
      surfaceWidth = width;
      surfaceHeight = height;
      return surface;
    }

    int SDL_UpdateWindowSurfaceRects(void *of, const Rect *rects, int count) {
      NEXT(int, SDL_UpdateWindowSurfaceRects, void *, const Rect *, int);
      return density(of) == 1 ? next_SDL_UpdateWindowSurfaceRects(of, rects, count) : 0;
    }

    int SDL_PollEvent(void *event) {
      NEXT(int, SDL_PollEvent, void *);
      int found = next_SDL_PollEvent(event);
      if (found || !window || density(window) == shown) return found;
      shown = density(window);
      NEXT(unsigned, SDL_GetWindowID, void *);
      memset(event, 0, 56);
      ((unsigned *)event)[0] = 0x200;
      ((unsigned *)event)[2] = next_SDL_GetWindowID(window);
      ((unsigned char *)event)[12] = 6;
      return 1;
    }
    """
}
