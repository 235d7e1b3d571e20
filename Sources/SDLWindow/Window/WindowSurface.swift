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
  /// The pixels per point that the desktop asks for where mouse positions are in pixels.
  private let desktopScale: CGFloat

  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - desktopScale: The pixels per point that the desktop asks for where mouse positions are in pixels.
  init(
    title: String, width: Int, height: Int, isResizable: Bool, desktopScale: CGFloat
  ) throws(WindowError) {
    self.desktopScale = desktopScale
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
  var pixelsPerUnit: CGFloat { units.width > 0 ? max(1, CGFloat(size.width) / CGFloat(units.width)) : 1 }

  /// The pixels per point of the interface.
  var density: CGFloat { pixelsPerUnit * desktopScale }

  /// The number of the monitor that shows the middle of the window.
  var monitor: Int32 { max(0, SDL_GetWindowDisplayIndex(window)) }

  /// Returns the part of an area, in units, that is available to the content of a window with the same frame as this
  /// one.
  func contentSize(in available: CGSize) -> CGSize {
    let insets = frameInsets
    return CGSize(
      width: available.width - CGFloat(insets[1] + insets[3]), height: available.height - CGFloat(insets[0] + insets[2])
    )
  }

  /// The thickness of the window manager's frame at the top, left, bottom and right, in units; 0 while it is unknown.
  var frameInsets: SIMD4<Int32> {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0 else { return .zero }
    return SIMD4(top, left, bottom, right)
  }

  /// Resizes the window to a number of pixels, or to a little more if its units are not whole pixels.
  func resize(width: Int, height: Int) {
    let density = pixelsPerUnit
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
    let density = pixelsPerUnit
    let left = max(area.minX, min(CGFloat(x), area.maxX - CGFloat(size.width) / density))
    let top = max(area.minY, min(CGFloat(y), area.maxY - CGFloat(size.height) / density))
    if left != CGFloat(x) || top != CGFloat(y) { SDL_SetWindowPosition(window, Int32(left), Int32(top)) }
  }

  /// The pixels of the latest surface; `nil` before the first.
  private var latest: UnsafeMutableRawPointer?

  /// Presents areas of a frame on the screen.
  ///
  /// While the user drags a window edge, the surface and the frame may briefly differ in size: their common part is
  /// shown.
  ///
  /// - Parameters:
  ///   - areas: The areas that changed since the last frame.
  ///   - draw: Draws areas of the frame.
  func present(_ areas: [PixelRect], draw: ([PixelRect], Canvas) -> Void) throws(WindowError) {
    // The surface is obtained again each time, because resizing frees the previous one.
    guard let surface = SDL_GetWindowSurface(window) else { throw .refused(sdlReason()) }
    let bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let isNew = surface.pointee.pixels != latest
    latest = surface.pointee.pixels
    let parts = isNew ? [bounds] : areas.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    if let canvas = Self.canvas(of: surface) { draw(parts, canvas) } else { Self.convert(parts, to: surface, draw) }
    let rects = parts.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else { throw .refused(sdlReason()) }
  }

  /// Returns a surface's pixels; `nil` if their format is not that of bitmaps.
  private static func canvas(of surface: UnsafeMutablePointer<SDL_Surface>) -> Canvas? {
    let formats = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
    let (pitch, pixels) = (Int(surface.pointee.pitch), surface.pointee.pixels)
    guard formats.contains(surface.pointee.format.pointee.format), pitch % 4 == 0, let pixels else { return nil }
    return Canvas(
      base: pixels.assumingMemoryBound(to: UInt32.self), stride: pitch / 4,
      area: PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)))
  }

  /// Draws areas on a surface of another format.
  private static func convert(
    _ areas: [PixelRect], to surface: UnsafeMutablePointer<SDL_Surface>, _ draw: ([PixelRect], Canvas) -> Void
  ) {
    let (format, pitch) = (surface.pointee.format.pointee, Int(surface.pointee.pitch))
    guard let pixels = surface.pointee.pixels else { return }
    for area in areas {
      var part = Bitmap(width: area.width, height: area.height)
      _ = part.withCanvas(originX: area.x, originY: area.y) { draw([area], $0) }
      part.pixels.withUnsafeBufferPointer { source in
        _ = SDL_ConvertPixels(
          Int32(area.width), Int32(area.height), SDL_PIXELFORMAT_RGB888.rawValue, source.baseAddress,
          Int32(area.width * 4), format.format, pixels + area.y * pitch + area.x * Int(format.BytesPerPixel),
          Int32(pitch))
      }
    }
  }
}
