import CSDL2
import Foundation
import Geometry
import Glibc
import Raster
import Workbench

/// A window and its pixel surface.
@MainActor
final class WindowSurface {
  private let window: OpaquePointer

  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  init(title: String, width: Int, height: Int, isResizable: Bool) throws(WindowError) {
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | (isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
    let made = Self.saying(title) { SDL_CreateWindow(title, centered, centered, Int32(width), Int32(height), flags) }
    guard let window = made else {
      throw .refused(sdlReason())
    }
    self.window = window
  }

  isolated deinit {
    SDL_DestroyWindow(window)
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  /// Sets the picture that a window manager and a list of windows show.
  func setIcon(_ bitmap: Bitmap) {
    var pixels = bitmap.pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// The frame before full screen; `nil` outside of full screen.
  private var windowed: SDL_Rect?

  /// Fills the screen with the window, or restores its size and position.
  func setFullScreen(_ isFull: Bool) {
    if isFull { fillScreen() }
    SDL_SetWindowFullscreen(window, isFull ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    guard !isFull, let old = windowed else { return }
    SDL_SetWindowSize(window, old.w, old.h)
    SDL_SetWindowPosition(window, old.x, old.y)
    windowed = nil
  }

  /// Makes the window as large as its screen. For full screen SDL leaves that to the window manager, even if there is
  /// none.
  private func fillScreen() {
    var (old, area) = (SDL_Rect(), SDL_Rect())
    guard SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(window)), &area) == 0 else { return }
    SDL_GetWindowPosition(window, &old.x, &old.y)
    SDL_GetWindowSize(window, &old.w, &old.h)
    windowed = old
    SDL_SetWindowSize(window, area.w, area.h)
    SDL_SetWindowPosition(window, area.x, area.y)
  }

  private var cursors: [PointerShape: OpaquePointer] = [:]

  /// The shape of the mouse pointer.
  var cursor: PointerShape = .arrow {
    didSet {
      guard cursor != oldValue else { return }
      let shapes: [PointerShape: SDL_SystemCursor] = [
        .arrow: SDL_SYSTEM_CURSOR_ARROW, .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR, .hand: SDL_SYSTEM_CURSOR_HAND,
      ]
      let made = cursors[cursor] ?? SDL_CreateSystemCursor(shapes[cursor] ?? SDL_SYSTEM_CURSOR_ARROW)
      cursors[cursor] = made
      SDL_SetCursor(made)
    }
  }

  var title: String = "" {
    didSet { if title != oldValue { Self.saying(title) { SDL_SetWindowTitle(window, title) } } }
  }

  /// Calls `body`, which sets a window's title, in a locale with UTF-8 text if the title needs one.
  ///
  /// Xlib converts titles using the process's locale. In "C", the initial locale of a program, it rejects or garbles
  /// non-ASCII characters; in "C.UTF-8" it gives ASCII a type that older programs cannot read.
  private static func saying<Result>(_ title: String, _ body: () -> Result) -> Result {
    guard !title.utf8.allSatisfy({ $0 < 0x80 }) else { return body() }
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
    defer { setlocale(LC_CTYPE, before) }
    let names = ["", "C.UTF-8", "en_US.UTF-8"]
    _ = names.first { name in
      setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
    }
    return body()
  }

  var minimumSide: Int = 1 {
    didSet { SDL_SetWindowMinimumSize(window, Int32(minimumSide), Int32(minimumSide)) }
  }

  /// The size in pixels.
  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in the units of mouse positions, which are larger than pixels on a high-density screen.
  var units: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The pixels per unit of mouse positions.
  var density: CGFloat { units.width > 0 ? max(1, CGFloat(size.width) / CGFloat(units.width)) : 1 }

  /// The number of the monitor that shows the middle of the window.
  var monitor: Int32 { max(0, SDL_GetWindowDisplayIndex(window)) }

  /// Returns the part of an area, in units, that is available to the content of a window with the same frame as this
  /// one.
  func contentSize(in available: CGSize) -> CGSize {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0 else { return available }
    return CGSize(width: available.width - CGFloat(left + right), height: available.height - CGFloat(top + bottom))
  }

  /// Resizes the window to a number of pixels, or to a little more if its units are not whole pixels.
  func resize(width: Int, height: Int) {
    let density = density
    let side = { (pixels: Int) in Int32((CGFloat(pixels) / density).rounded(.up)) }
    SDL_SetWindowSize(window, side(width), side(height))
  }

  /// Moves the window, excluding its frame, so that as little as possible of it is outside an area of the screen.
  ///
  /// - Parameters:
  ///   - area: The area, in units.
  ///   - size: The size that the window will have, in pixels.
  func move(into area: CGRect, size: (width: Int, height: Int)) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    let density = density
    let left = max(area.minX, min(CGFloat(x), area.maxX - CGFloat(size.width) / density))
    let top = max(area.minY, min(CGFloat(y), area.maxY - CGFloat(size.height) / density))
    if left != CGFloat(x) || top != CGFloat(y) { SDL_SetWindowPosition(window, Int32(left), Int32(top)) }
  }

  /// Presents the changed areas of a finished frame on the screen.
  ///
  /// While the user drags a window edge, the surface and the frame may briefly differ in size: their common part is
  /// shown.
  func present(_ bitmap: Bitmap, areas: [PixelRect]) throws(WindowError) {
    // The surface is obtained again each time, because resizing frees the previous one.
    guard let surface = SDL_GetWindowSurface(window) else { throw .refused(sdlReason()) }
    let width = min(Int(surface.pointee.w), bitmap.width)
    let height = min(Int(surface.pointee.h), bitmap.height)
    var rects: [SDL_Rect] = []
    for area in areas {
      var part = area
      part.width = min(area.x + area.width, width) - area.x
      part.height = min(area.y + area.height, height) - area.y
      guard !part.isEmpty else { continue }
      copy(part, of: bitmap, to: surface)
      rects.append(SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height)))
    }
    guard !rects.isEmpty else { return }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else { throw .refused(sdlReason()) }
  }

  private func copy(_ area: PixelRect, of bitmap: Bitmap, to surface: UnsafeMutablePointer<SDL_Surface>) {
    let pitch = Int(surface.pointee.pitch)
    let format = surface.pointee.format.pointee
    guard let target = surface.pointee.pixels else { return }
    let start = target + area.y * pitch + area.x * Int(format.BytesPerPixel)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let source = base + area.y * bitmap.width + area.x
      // SDL copies if its format is that of the bitmap, and converts otherwise.
      let layout = SDL_PIXELFORMAT_RGB888.rawValue
      SDL_ConvertPixels(
        Int32(area.width), Int32(area.height), layout, source, Int32(bitmap.width * 4), format.format, start,
        Int32(pitch))
    }
  }
}
