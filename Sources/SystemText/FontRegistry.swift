import CSDL2TTF
import Foundation

/// The only access to SDL2_ttf, which is not thread-safe: all calls are made within ``exclusively(_:)``.
enum FontRegistry {
  /// The lock, which is recursive because a font that is evicted from a cache is closed during other work.
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

/// The mapped bytes of a font file, so that a face open at ten sizes needs no file descriptor, and only the used pages
/// of a large collection are read. (`Data` reads the whole file on Linux with any options.)
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

  /// Returns the units per em of a face, which its table `head` has; `nil` if the file is damaged.
  func unitsPerEm(ofFace index: Int) -> Int? {
    FontHeader(UnsafeRawBufferPointer(start: bytes, count: count), face: index)?.unitsPerEm
  }

  func open(index: Int, size: Int32, across: UInt32, down: UInt32) -> OpaquePointer? {
    // Opening reads tables of all glyphs, whose pages would count as memory of the process although only some are read
    // again.
    defer { madvise(bytes, count, MADV_DONTNEED) }
    return TTF_OpenFontIndexDPIRW(SDL_RWFromConstMem(bytes, Int32(count)), 1, size, index, across, down)
  }
}

/// A face at one size. Used only within ``FontRegistry/exclusively(_:)``.
final class OpenFont {
  let pointer: OpaquePointer
  private let file: FontFile
  /// Blank text wider than glyphs overhang: an em space, which unlike the ordinary space has no kerning, or several
  /// ordinary spaces if the font of a single script lacks it.
  let space: String
  /// The marker text, which every font has: a dot, or a hyphen.
  let marker: String
  /// The reading direction of text that is measured and drawn next.
  var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      TTF_SetFontDirection(pointer, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    }
  }

  /// The number of steps per pixel: a resolution of 72/8 dots per inch makes a point an eighth of a pixel.
  static let sizeSteps: CGFloat = 8
  private static let dotsDown: UInt32 = 9

  init?(file: FontFile, face: FontCatalog.Face, fontSize: OpenFontCache.Size) {
    guard let font = file.open(index: face.index, size: fontSize.eighths, across: fontSize.across, down: Self.dotsDown)
    else {
      return nil
    }
    pointer = font
    self.file = file
    let isOfOneScript = face.script != nil
    space = isOfOneScript ? "    " : "\u{2003}"
    marker = isOfOneScript && TTF_GlyphIsProvided(font, 0x2E) == 0 ? "-" : "."
    if let script = face.script { TTF_SetFontScriptName(font, script.tag) }
    // iOS does not hint; with four samples per pixel across, nothing needs to be moved for sharpness either.
    TTF_SetFontHinting(font, Int32(TTF_HINTING_NONE))
    // Otherwise the direction is guessed from the text, and one foreign letter would reverse a line.
    TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
  }

  deinit { FontRegistry.exclusively { TTF_CloseFont(pointer) } }

  func resize(to fontSize: OpenFontCache.Size) -> Bool {
    TTF_SetFontSizeDPI(pointer, fontSize.eighths, fontSize.across, Self.dotsDown) == 0
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Returns the width of glyphs and advance together, in pixels of this font.
  func extent(of text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(pointer, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// Returns the advance of a text, in pixels of this font. The spaces on both sides exclude overhanging parts of glyphs.
  ///
  /// - Parameter extent: The extent of one of these spaces.
  func advance(of text: String, betweenSpacesOf extent: Int) -> Int {
    Swift.max(0, self.extent(of: space + text + space) - 2 * extent)
  }

  var ascent: Int { Int(TTF_FontAscent(pointer)) }
}
