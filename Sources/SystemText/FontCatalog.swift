import Foundation

/// A catalog of the font files for each kind of text.
///
/// Inter is the closest to the system font on iOS, and Noto Sans CJK KR to its Korean one. For other letters, the Noto
/// font of their script is searched if it is installed, and the emoji font last.
package struct FontCatalog: Hashable, Sendable {
  /// One face of a file; a collection contains several.
  package struct Face: Hashable, Sendable {
    /// The path of the font's file.
    package var path: String
    /// The index of the font in a file that contains several.
    package var index: Int
    /// The script that needs the font; `nil` if the font serves several.
    var script: FontScript?

    /// Creates a reference to a font of a file.
    package init(path: String, index: Int) {
      self.path = path
      self.index = index
    }
  }

  struct Weighted: Hashable, Sendable {
    /// The weight on Apple's axis, −0.8 ... 0.62.
    var weight: CGFloat
    var face: Face
  }

  var text: [Weighted]
  var textItalic: [Weighted]
  /// The faces from 20 points on, where San Francisco changes to its display variant.
  var display: [Weighted]
  var displayItalic: [Weighted]
  var monospaced: [Weighted]
  var cjk: [Weighted]
  var emoji: Face
  private var root: String
  private var usesConfig = false

  /// The folder in which Debian's font packages are installed.
  private static let standardRoot = "/usr/share/fonts"

  /// Returns the fonts of this machine.
  ///
  /// - Parameters:
  ///   - root: The folder of the fonts; `nil` for that of Debian's packages, and for the fonts that fontconfig finds
  ///     elsewhere.
  ///   - environment: The environment, which may specify other files as `PATH` or `PATH#FACE` in `TESSERA_FONT_SANS`,
  ///     `TESSERA_FONT_CJK` and `TESSERA_FONT_EMOJI`; such a file serves all weights.
  package static func installed(
    in root: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FontError) -> FontCatalog {
    try installed(in: root ?? standardRoot, environment: environment, usesConfig: root == nil)
  }

  /// - Parameter usesConfig: Whether fontconfig is asked for fonts that are not in the folder.
  static func installed(
    in root: String, environment: [String: String], usesConfig: Bool
  ) throws(FontError) -> FontCatalog {
    let search = FontSearch(root: root, environment: environment, usesConfig: usesConfig)
    let sans = try search.named(.sans)
    let cjk = try search.named(.cjk)
    let emoji = try search.named(.emoji)
    let text = sans ?? search.inter("Inter", italic: false)
    let korean = cjk ?? search.korean
    let pictures = emoji ?? search.emoji
    let missing = zip(FontError.Role.allCases, [text, korean, pictures]).filter { $0.1.isEmpty }.map(\.0)
    guard missing.isEmpty, let emojiFace = pictures.first?.face else { throw .missing(missing) }
    return FontCatalog(
      text: text, textItalic: sans ?? search.inter("Inter", italic: true).or(text),
      display: sans ?? search.inter("InterDisplay", italic: false).or(text),
      displayItalic: sans ?? search.inter("InterDisplay", italic: true).or(text),
      monospaced: search.monospaced.or(text), cjk: korean, emoji: emojiFace, root: root, usesConfig: usesConfig)
  }

  /// The smallest bold weight, halfway between the regular and bold weights of ``face(of:isBold:)``.
  static let boldFrom: CGFloat = 0.25

  /// Returns the face of a script, or `nil` if no file of it is installed.
  func face(of script: FontScript, isBold: Bool) -> Face? {
    FontSearch(root: root, environment: [:], usesConfig: usesConfig).faces(of: script).nearest(
      to: isBold ? 2 * Self.boldFrom : 0)
  }
}

extension [FontCatalog.Weighted] {
  /// Returns the others, which are searched only if there are none of these.
  fileprivate func or(_ others: @autoclosure () -> [FontCatalog.Weighted]) -> [FontCatalog.Weighted] {
    isEmpty ? others() : self
  }

  /// Returns the face of the nearest weight; of two equally near, the lighter one.
  func nearest(to weight: CGFloat) -> FontCatalog.Face? {
    let wanted = weight.isFinite ? weight : 0
    return self.min { abs($0.weight - wanted) < abs($1.weight - wanted) }?.face
  }
}

/// A search for font files.
private struct FontSearch {
  let root: String
  let environment: [String: String]
  /// Whether fontconfig is asked for fonts that are not in the folder.
  let usesConfig: Bool

  private static let interWeights: [(name: String, weight: CGFloat)] = [
    ("Thin", -0.8), ("ExtraLight", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23), ("SemiBold", 0.3),
    ("Bold", 0.4), ("ExtraBold", 0.56), ("Black", 0.62),
  ]
  /// The weights of the two faces. Bold is halfway between medium and semibold, so that emphasized text is bold in
  /// Korean too.
  private static let regularAndBold: [(name: String, weight: CGFloat)] = [("Regular", 0), ("Bold", 0.5)]

  /// Returns the file that the environment specifies; `nil` if it specifies none.
  func named(_ role: FontError.Role) throws(FontError) -> [FontCatalog.Weighted]? {
    guard let value = environment[role.variable], !value.isEmpty else { return nil }
    var face = FontCatalog.Face(path: value, index: 0)
    if let mark = value.lastIndex(of: "#"), let index = Int(value[value.index(after: mark)...]), index >= 0 {
      face = FontCatalog.Face(path: String(value[..<mark]), index: index)
    }
    guard Self.isFont(face.path) else { throw .unusable(path: face.path, role) }
    return [FontCatalog.Weighted(weight: 0, face: face)]
  }

  func inter(_ family: String, italic: Bool) -> [FontCatalog.Weighted] {
    let found = faces(Self.interWeights) { name in
      let style = italic ? (name == "Regular" ? "Italic" : name + "Italic") : name
      return ("opentype/inter/\(family)-\(style).otf", 0)
    }
    let name = family == "Inter" ? family : "Inter Display"
    return found.or(configured(name, Self.interWeights.map(\.weight), isItalic: italic))
  }

  /// Returns the faces of a family that fontconfig finds, if it is asked.
  private func configured(_ family: String, _ weights: [CGFloat], isItalic: Bool = false) -> [FontCatalog.Weighted] {
    guard usesConfig, let config = FontConfig.shared else { return [] }
    return weights.compactMap { weight in
      config.face(family: family, weight: weight, isItalic: isItalic).map {
        FontCatalog.Weighted(weight: weight, face: $0)
      }
    }
  }

  /// The Korean faces. Face 0 of the collection is Japanese, 1 Korean.
  var korean: [FontCatalog.Weighted] {
    let noto = faces(Self.regularAndBold) { ("opentype/noto/NotoSansCJK-\($0).ttc", 1) }
    let nanum = noto.or(
      faces(Self.regularAndBold) { ("truetype/nanum/NanumBarunGothic\($0 == "Regular" ? "" : $0).ttf", 0) })
    return nanum.or(configured("Noto Sans CJK KR", Self.weights))
  }

  private static let weights = regularAndBold.map(\.weight)

  /// The collection's fixed-width Korean face, with Latin letters half as wide as syllables.
  var monospaced: [FontCatalog.Weighted] {
    faces(Self.regularAndBold) { ("opentype/noto/NotoSansCJK-\($0).ttc", 6) }
      .or(configured("Noto Sans Mono CJK KR", Self.weights))
  }

  var emoji: [FontCatalog.Weighted] {
    faces([("", 0)]) { _ in ("truetype/noto/NotoColorEmoji.ttf", 0) }.or(configured("Noto Color Emoji", [0]))
  }

  func faces(of script: FontScript) -> [FontCatalog.Weighted] {
    let found = faces(Self.regularAndBold) { ("truetype/noto/NotoSans\(script.family)-\($0).ttf", 0) }
    let name = script == .canadianAboriginal ? "Canadian Aboriginal" : script.family
    return found.or(configured("Noto Sans \(name)", Self.weights)).map { found in
      var found = found
      found.face.script = script
      return found
    }
  }

  private func faces(
    _ weights: [(name: String, weight: CGFloat)], file: (String) -> (path: String, index: Int)
  ) -> [FontCatalog.Weighted] {
    weights.compactMap { name, weight in
      let (path, index) = file(name)
      let full = root + "/" + path
      guard Self.isFont(full) else { return nil }
      return FontCatalog.Weighted(weight: weight, face: FontCatalog.Face(path: full, index: index))
    }
  }

  /// Returns whether the file starts like TrueType, OpenType or a collection of them.
  private static func isFont(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { file.closeFile() }
    guard let start = try? file.read(upToCount: 4) else { return false }
    return [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(Array(start))
  }
}
