import CSDL2
import Foundation

/// The size that the user of an X11 desktop has chosen for interfaces.
///
/// X11 reports mouse positions in pixels on any screen, so that the density of a screen is not known from them. Desktops
/// store the dots per inch that programs should assume in the resource `Xft.dpi`; 96 is the usual size.
@MainActor
enum DesktopScale {
  /// Reads the resources of the display, and returns the pixels per point of interfaces; 1 if the desktop says nothing.
  static func current() -> CGFloat { resources.map { factor(fromResources: $0) } ?? 1 }

  /// Returns the pixels per point that resources ask for, in quarters from 1 to 4.
  nonisolated static func factor(fromResources text: String) -> CGFloat {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "Xft.dpi", let dots = Double(parts[1]), dots.isFinite else { continue }
      return min(4, max(1, (dots / 96 * 4).rounded() / 4))
    }
    return 1
  }

  /// The resources of the display, from Xlib, which SDL loads itself; `nil` without them.
  private static var resources: String? {
    guard let library = SDL_LoadObject("libX11.so.6") else { return nil }
    defer { SDL_UnloadObject(library) }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let open = SDL_LoadFunction(library, "XOpenDisplay"),
      let read = SDL_LoadFunction(library, "XResourceManagerString"),
      let close = SDL_LoadFunction(library, "XCloseDisplay"), let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    return unsafeBitCast(read, to: Read.self)(display).map { String(cString: $0) }
  }
}
