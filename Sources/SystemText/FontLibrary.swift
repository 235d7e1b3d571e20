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

/// The bytes of a font file, mapped, so that a face open at ten sizes needs no file descriptor, and of a large
/// collection only the pages that are used are read. (`Data` reads the whole file on Linux, whatever its options.)
final class FontFile {
  private let bytes: UnsafeMutableRawPointer
  let count: Int

  init?(path: String) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let length = lseek(descriptor, 0, SEEK_END)
    guard length > 0, length < Int(Int32.max),
      let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    bytes = start
    count = length
  }

  deinit { munmap(bytes, count) }

  func open(index: Int, size: Int32, across: UInt32, down: UInt32) -> OpaquePointer? {
    TTF_OpenFontIndexDPIRW(SDL_RWFromConstMem(bytes, Int32(count)), 1, size, index, across, down)
  }
}

/// A face at one size. To be used within ``FontLibrary/exclusively(_:)`` only.
final class OpenFont {
  let pointer: OpaquePointer
  private let file: FontFile
  /// Blank, and wider than ink overhangs: an em space, which unlike the ordinary one kerns with nothing, or where a font
  /// is for a single script and lacks it, ordinary ones.
  let space: String
  /// What every font has of: a dot, or a hyphen.
  let marker: String
  /// Which way the text is read that is measured and drawn next.
  var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      TTF_SetFontDirection(pointer, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    }
  }

  /// Sizes are given in eighths of a pixel, which is what a resolution of 72/8 dots an inch makes of whole points.
  static let sizeSteps: CGFloat = 8
  private static let dotsDown: UInt32 = 9

  init?(file: FontFile, face: FontCatalog.Face, cut: FontShelf.Cut) {
    guard let font = file.open(index: face.index, size: cut.eighths, across: cut.across, down: Self.dotsDown) else {
      return nil
    }
    pointer = font
    self.file = file
    let isOfOneScript = face.script != nil
    space = isOfOneScript ? "    " : "\u{2003}"
    marker = isOfOneScript && TTF_GlyphIsProvided(font, 0x2E) == 0 ? "-" : "."
    if let script = face.script { TTF_SetFontScriptName(font, script.tag) }
    // iOS does not hint; with four samples a pixel across nothing needs to be moved for sharpness either.
    TTF_SetFontHinting(font, Int32(TTF_HINTING_NONE))
    // Guessed from the text otherwise, so that one strange letter would turn a line around.
    TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
  }

  deinit { FontLibrary.exclusively { TTF_CloseFont(pointer) } }

  func resize(to cut: FontShelf.Cut) -> Bool {
    TTF_SetFontSizeDPI(pointer, cut.eighths, cut.across, Self.dotsDown) == 0
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Of the ink and the advance together, in pixels of this font.
  func extent(of text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(pointer, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  var ascent: Int { Int(TTF_FontAscent(pointer)) }
}
