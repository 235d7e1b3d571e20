import CSDL2TTF
import Foundation

/// The one door to SDL2_ttf, which is not thread-safe: everything that touches it happens within ``exclusively(_:)``.
enum FontLibrary {
  /// Recursive, because a font that falls out of a cache is closed in the middle of other work.
  private static let lock = NSRecursiveLock()
  private static let startError: String? = TTF_Init() == 0 ? nil : lastError

  static func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  static func start() throws(FontError) {
    let error = exclusively { startError }
    if let error { throw .library(error) }
  }

  static var lastError: String { String(cString: SDL_GetError()) }
}

/// The bytes of a font file, mapped, so that a face open at ten sizes needs no file descriptor and no memory of its own.
final class FontFile {
  private let data: NSData

  init?(path: String) {
    guard let data = NSData(contentsOfFile: path), data.length > 0, data.length < Int(Int32.max) else { return nil }
    self.data = data
  }

  func open(index: Int, size: Int32, across: UInt32, down: UInt32) -> OpaquePointer? {
    let stream = SDL_RWFromConstMem(data.bytes, Int32(data.length))
    return TTF_OpenFontIndexDPIRW(stream, 1, size, index, across, down)
  }
}

/// A face at one size. To be used within ``FontLibrary/exclusively(_:)`` only.
final class OpenFont {
  let pointer: OpaquePointer
  private let file: FontFile

  /// Sizes are given in eighths of a pixel, which is what a resolution of 72/8 dots an inch makes of whole points.
  static let sizeSteps: CGFloat = 8
  private static let dotsDown: UInt32 = 9

  /// - Parameter across: Dots an inch horizontally; 9 for letters as wide as they were drawn.
  init?(file: FontFile, index: Int, eighths: Int32, across: UInt32) {
    guard let font = file.open(index: index, size: eighths, across: across, down: Self.dotsDown) else { return nil }
    pointer = font
    self.file = file
    // iOS does not hint; with four samples a pixel across nothing needs to be moved for sharpness either.
    TTF_SetFontHinting(font, Int32(TTF_HINTING_NONE))
    // Guessed from the text otherwise, so that one strange letter would turn a line around.
    TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
  }

  deinit { FontLibrary.exclusively { TTF_CloseFont(pointer) } }

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Of the ink and the advance together, in pixels of this font.
  func extent(of text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(pointer, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  var ascent: Int { Int(TTF_FontAscent(pointer)) }
}
