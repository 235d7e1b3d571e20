import CSDL2
package import Foundation
package import Simulator

/// The connection to a visible screen. It lasts as long as the process.
///
/// `SDL_Quit` would occasionally end the process with exit code 1: SDL wakes itself with an event to its own window
/// over a second connection, and closing that connection fails if the window was destroyed before the event arrived.
@MainActor
package final class Display {
  /// The drivers whose windows are not visible on any screen.
  private static let invisibleDrivers: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Connects to the screen. Without a display SDL succeeds and draws into memory, so the environment is checked
  /// before, and the driver afterwards.
  package init() throws(WindowError) {
    let environment = ProcessInfo.processInfo.environment
    let isNamed = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    guard isNamed else { throw .noDisplay }
    SDL_SetMainReady()
    // The default uses OpenGL for a window's surface, which is ten times slower to present here and takes 78 MB.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Without this hint, marked text is truncated after 31 bytes.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .refused(sdlReason()) }
    if Self.invisibleDrivers.contains(driver) {
      SDL_Quit()
      throw .invisible(driver: driver)
    }
  }

  /// The name of SDL's video driver, such as `x11` or `wayland`.
  package var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "missing" }

  /// The version of the loaded SDL library.
  package nonisolated static var libraryVersion: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "\(version.major).\(version.minor).\(version.patch)"
  }

  /// The pixels per point that the desktop asks for; 1 where the units of mouse positions account for it.
  var desktopScale: CGFloat { driver == "x11" ? DesktopScale.current() : 1 }

  /// Returns the area of a monitor that is available to windows, in units of positions; `nil` if it is unknown.
  func usableBounds(ofMonitor index: Int32) -> CGRect? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(index, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  /// The size of the first monitor's area for windows, where a window appears; `nil` if it is unknown.
  package var usableSize: CGSize? { usableBounds(ofMonitor: 0)?.size }

  /// Returns the highest scale at which the device fits on the screen, chosen from its own, 2 and 1; 1 if none of these
  /// fits.
  package func scale(for device: Device) -> CGFloat { device.scale(fitting: usableSize) }

  /// Returns a device with the scale that is chosen for it here.
  func fitting(_ device: Device) -> Device {
    var device = device
    device.scale = scale(for: device)
    return device
  }
}

/// Returns SDL's latest error message. It is valid only after a failed call; otherwise it may be an older one.
func sdlReason() -> String {
  let reason = String(cString: SDL_GetError())
  return reason.isEmpty ? "SDL gave no reason" : reason
}
