import CSDL2
package import Foundation
package import Simulator

/// The connection to a screen that somebody can see. Once made it lasts as long as the process.
///
/// `SDL_Quit` would now and then end the process with exit code 1: SDL wakes itself by an event to its own window over a
/// second connection, and closing that one asks whether the event arrived, which it did not if the window went first.
@MainActor
package final class Display {
  /// Drivers that open a window which is on no screen.
  private static let invisibleDrivers: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Without a display SDL says yes and draws into memory: hence the look at the environment first, and at the driver
  /// after.
  package init() throws(WindowError) {
    let environment = ProcessInfo.processInfo.environment
    let isNamed = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    guard isNamed else { throw .noDisplay }
    SDL_SetMainReady()
    // The default puts OpenGL behind a window's surface: ten times slower to present here, and 78 MB.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Otherwise what is being composed is cut after 31 bytes.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .refused(sdlReason()) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "missing"
    if Self.invisibleDrivers.contains(driver) {
      SDL_Quit()
      throw .invisible(driver: driver)
    }
  }

  /// The area for windows, in pixels; nil where nobody knows.
  var usableBounds: CGRect? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  package var usableSize: CGSize? { usableBounds?.size }

  /// The most pixels per point, of the device's own, 2 and 1, at which the device fits on the screen; 1 if none does.
  package func scale(for device: Device) -> CGFloat { device.scale(fitting: usableSize) }
}

/// SDL's last words. Only good after a call that failed: after others, old words may stand there.
func sdlReason() -> String {
  let reason = String(cString: SDL_GetError())
  return reason.isEmpty ? "SDL gave no reason" : reason
}
