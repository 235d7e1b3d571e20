#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>

/// The beginning of SDL_SysWMmsg with an event of X11. SDL_syswm.h declares it, but includes X11's headers, which define
/// names such as Bool and are not everywhere.
typedef struct {
  SDL_version version;
  int subsystem;
  union {
    int type;
    /// An event of a key, a button or motion; they are alike until the time.
    struct {
      int type;
      unsigned long serial;
      int isSent;
      void *display;
      unsigned long window, root, subwindow, time;
    } input;
    /// An event of an extension.
    struct {
      int type;
      unsigned long serial;
      int isSent;
      void *display;
      int extension, kind;
      unsigned int cookie;
      const void *data;
    } generic;
  } event;
} X11Message;

/// The beginning of the data of XInput's events.
typedef struct {
  int type;
  unsigned long serial;
  int isSent;
  void *display;
  int extension, kind;
  unsigned long time;
} X11DeviceInput;

/// The time of input on the X server's clock, in milliseconds.
typedef struct {
  Uint32 time;
  /// Whether SDL has already added its own events of the input.
  int isLate;
} X11InputTime;

/// Returns the time of the input in an SDL_SYSWMEVENT while SDL adds it, which is the only time at which it may be read;
/// 0 if it is anything else.
static inline X11InputTime SDL_GetX11InputTime(const SDL_Event *event) {
  const X11Message *message = (const X11Message *)event->syswm.msg;
  const int isX11 = 2, firstInput = 2, lastInput = 6, generic = 35;
  const X11InputTime none = {0, 0};
  if (!message || message->subsystem != isX11) return none;
  const int type = message->event.type;
  if (type >= firstInput && type <= lastInput) {
    const X11InputTime known = {(Uint32)message->event.input.time, 0};
    return known;
  }
  const X11DeviceInput *input = (const X11DeviceInput *)message->event.generic.data;
  if (type != generic || !input) return none;
  // Buttons, motion and touches of XInput 2.
  const int kind = message->event.generic.kind;
  if (!((kind >= 4 && kind <= 6) || (kind >= 18 && kind <= 20))) return none;
  const X11InputTime known = {(Uint32)input->time, 1};
  return known;
}
