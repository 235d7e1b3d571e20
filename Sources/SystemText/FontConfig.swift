import Foundation

/// The fonts that fontconfig finds, for systems that keep them in other folders than Debian does.
///
/// The library is loaded when a font is not in Debian's folders.
struct FontConfig: @unchecked Sendable {
  private typealias Pointer = OpaquePointer?
  private typealias Make = @convention(c) () -> Pointer
  private typealias AddText = @convention(c) (Pointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  private typealias AddNumber = @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Substitute = @convention(c) (Pointer, Pointer, Int32) -> Int32
  private typealias Complete = @convention(c) (Pointer) -> Void
  private typealias Match = @convention(c) (Pointer, Pointer, UnsafeMutablePointer<Int32>) -> Pointer
  private typealias GetText =
    @convention(c) (Pointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
  private typealias GetNumber =
    @convention(c) (Pointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32

  private let library: SharedLibrary
  private let configuration: OpaquePointer

  /// The fonts of this machine; `nil` if fontconfig is not installed.
  static let shared = FontConfig()

  private init?() {
    guard let library = SharedLibrary("libfontconfig.so.1"),
      let load: Make = library.function("FcInitLoadConfigAndFonts"), let configuration = load()
    else { return nil }
    (self.library, self.configuration) = (library, configuration)
  }

  /// Returns the face of a family that is nearest to a weight and slant; `nil` if no font of that family is installed.
  ///
  /// - Parameter weight: The weight on Apple's axis.
  func face(family: String, weight: CGFloat, isItalic: Bool = false) -> FontCatalog.Face? {
    guard let make: Make = library.function("FcPatternCreate"),
      let addText: AddText = library.function("FcPatternAddString"),
      let addNumber: AddNumber = library.function("FcPatternAddInteger"),
      let substitute: Substitute = library.function("FcConfigSubstitute"),
      let complete: Complete = library.function("FcDefaultSubstitute"),
      let match: Match = library.function("FcFontMatch"), let destroy: Complete = library.function("FcPatternDestroy"),
      let pattern = make()
    else { return nil }
    defer { destroy(pattern) }
    _ = addText(pattern, "family", family)
    _ = addNumber(pattern, "weight", Self.weight(of: weight))
    _ = addNumber(pattern, "slant", isItalic ? 100 : 0)
    _ = substitute(configuration, pattern, 0)
    complete(pattern)
    var result: Int32 = 0
    guard let found = match(configuration, pattern, &result) else { return nil }
    defer { destroy(found) }
    return texts("family", of: found).contains(family) ? face(of: found) : nil
  }

  private func face(of found: OpaquePointer) -> FontCatalog.Face? {
    guard let path = texts("file", of: found).first, let read: GetNumber = library.function("FcPatternGetInteger")
    else {
      return nil
    }
    var index: Int32 = 0
    _ = read(found, "index", 0, &index)
    return FontCatalog.Face(path: path, index: Int(index))
  }

  private func texts(_ key: String, of found: OpaquePointer) -> [String] {
    guard let read: GetText = library.function("FcPatternGetString") else { return [] }
    var texts: [String] = []
    var text: UnsafePointer<CChar>?
    while read(found, key, Int32(texts.count), &text) == 0, let text { texts.append(String(cString: text)) }
    return texts
  }

  /// Returns fontconfig's number for a weight.
  private static func weight(of weight: CGFloat) -> Int32 {
    let known: [(CGFloat, Int32)] = [
      (-0.8, 0), (-0.6, 40), (-0.4, 50), (0, 80), (0.23, 100), (0.3, 180), (0.4, 200), (0.56, 205), (0.62, 210),
    ]
    return known.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 80
  }
}
