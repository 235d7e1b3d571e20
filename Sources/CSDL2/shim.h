#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>

/// The beginning of SDL_SysWMmsg with one of X11's events of keys, buttons and motion, which are alike until the time.
/// SDL_syswm.h declares both, but includes X11's headers, which define names such as Bool and are not everywhere.
typedef struct {
  SDL_version version;
  int subsystem;
  int type;
  unsigned long serial;
  int isSent;
  void *display;
  unsigned long window, root, subwindow;
  unsigned long time;
} X11InputMessage;

/// Returns the X server's time of the input in an SDL_SYSWMEVENT, in milliseconds; 0 if it is anything else.
static inline Uint32 SDL_X11InputTime(const SDL_Event *event) {
  const X11InputMessage *message = (const X11InputMessage *)event->syswm.msg;
  const int isX11 = 2, firstType = 2, lastType = 6;
  if (!message || message->subsystem != isX11) return 0;
  return message->type >= firstType && message->type <= lastType ? (Uint32)message->time : 0;
}
