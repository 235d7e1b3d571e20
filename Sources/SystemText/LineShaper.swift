import Foundation
import Typography

/// A bounded cache of open fonts and shaped lines, whose results depend only on the arguments.
///
/// Used only within ``FontRegistry/exclusively(_:)``.
struct LineShaper {
  private struct LineKey: Hashable {
    var text: String
    var variant: FontVariant
  }

  private struct DigitsKey: Hashable {
    var face: FontCatalog.Face
    var condensing: FontVariant.Condensing
  }

  private struct MarkerKey: Hashable {
    var face: FontCatalog.Face
    var variant: OpenFontCache.Size
  }

  private struct ScriptKey: Hashable {
    var script: FontScript
    var isBold: Bool
  }

  private let catalog: FontCatalog
  /// The faces of scripts; `nil` for a face that is not installed.
  private var scriptFaces: [ScriptKey: FontCatalog.Face?] = [:]
  private var fonts = OpenFontCache()
  private var lines: [LineKey: ShapedLine] = [:]
  private var lineBytes = 0
  private var pictures: [String: EmojiPicture] = [:]
  private var markers: [MarkerKey: BaselineMarker] = [:]
  private var digitCells: [DigitsKey: CGFloat] = [:]
  /// The faces that have been measured; `nil` for one that cannot be opened.
  private var measures: [FontCatalog.Face: FaceMeasures?] = [:]

  private static let mostLineBytes = 4 << 20
  private static let mostPictures = 96
  private static let mostMarkers = 1_024
  /// The units per em of a face whose file does not tell.
  private static let standardUnits: CGFloat = 1_000
  /// The longest run in pixels, wider than any screen.
  private static let longestRun: CGFloat = 16_384

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  // MARK: Measuring

  /// Returns the width of a text as a fraction of the size.
  mutating func width(of text: String, variant: FontVariant) -> CGFloat {
    plainWidth(of: text, variant: variant) ?? line(text, variant: variant).width
  }

  /// Returns the width of text of the first face as a sum over its words; `nil` for other text.
  private mutating func plainWidth(of text: String, variant: FontVariant) -> CGFloat? {
    guard variant.hasIndependentWords, !variant.hasTabularDigits, TextItemizer.isPlain(text),
      let face = variant.faces.first, let measures = measures(of: face), measures.hasASCII
    else { return nil }
    var text = text
    let width = text.withUTF8 { characters in
      measures.words.width(of: characters) { pixels(of: $0, face: face, measures) }
    }
    return width.map { CGFloat($0) / measures.size * variant.condensing.factor }
  }

  mutating func line(_ text: String, variant: FontVariant) -> ShapedLine {
    let key = LineKey(text: text, variant: variant)
    if let line = lines[key] { return line }
    let line = shape(text.drawable, variant: variant)
    lineBytes += 2 * text.utf8.count + 128
    if lineBytes > Self.mostLineBytes {
      lines.removeAll()
      lineBytes = 2 * text.utf8.count + 128
    }
    lines[key] = line
    return line
  }

  private mutating func shape(_ text: String, variant: FontVariant) -> ShapedLine {
    var line = ShapedLine(parts: [], width: 0)
    for item in items(of: text, variant: variant) { append(item, variant: variant, to: &line) }
    return line
  }

  /// Returns the runs of a text from left to right.
  private mutating func items(of text: String, variant: FontVariant) -> [TextItemizer.Item] {
    let firstHasASCII = variant.faces.first.map { measures(of: $0)?.hasASCII == true } ?? false
    if firstHasASCII, !variant.hasTabularDigits, TextItemizer.isOnePlainItem(text) {
      return text.isEmpty ? [] : [TextItemizer.Item(slot: 0, text: text)]
    }
    let scripts = FontScript.allCases
    let itemizer = TextItemizer(
      faces: variant.faces.count + scripts.count, hasTabularDigits: variant.hasTabularDigits,
      firstHasASCII: firstHasASCII)
    let items = itemizer.items(of: text) { slot, scalar in
      // A font file is not opened for a letter of another script.
      if let slot, slot >= variant.faces.count, !scripts[slot - variant.faces.count].mayHave(scalar) { return false }
      let face = slot == nil ? catalog.emoji : face(in: slot, variant: variant)
      return face.flatMap { measuringFont($0) }?.provides(scalar) ?? false
    }
    return Bidi.visualOrder(of: items.map(\.level)).map { items[$0] }
  }

  /// Returns the face in a slot; the font's own faces precede those of single scripts. Returns `nil` if there is none,
  /// or for emoji.
  private mutating func face(in slot: TextItemizer.Slot, variant: FontVariant) -> FontCatalog.Face? {
    guard let slot else { return nil }
    if slot < variant.faces.count { return variant.faces[slot] }
    let key = ScriptKey(script: FontScript.allCases[slot - variant.faces.count], isBold: variant.isBold)
    if let face = scriptFaces[key] { return face }
    let face = catalog.face(of: key.script, isBold: key.isBold)
    scriptFaces[key] = .some(face)
    return face
  }

  private mutating func append(_ item: TextItemizer.Item, variant: FontVariant, to line: inout ShapedLine) {
    guard let face = face(in: item.slot, variant: variant) else {
      let width = picture(of: item.text)?.relativeWidth ?? 0
      line.parts.append(ShapedLine.Part(face: nil, text: item.text, x: line.width, width: width))
      line.width += width
      return
    }
    let isRightToLeft = item.level & 1 == 1
    let width = advance(of: item.text, face: face, isRightToLeft: isRightToLeft, condensing: variant.condensing)
    let cell = item.isTabular ? Swift.max(width, digitCell(of: face, condensing: variant.condensing)) : width
    line.parts.append(
      ShapedLine.Part(
        face: face, text: item.text, x: line.width + (cell - width) / 2, width: width, isRightToLeft: isRightToLeft))
    line.width += cell
  }

  /// Returns the advance as a fraction of the size.
  private mutating func advance(
    of text: String, face: FontCatalog.Face, isRightToLeft: Bool = false, condensing: FontVariant.Condensing
  ) -> CGFloat {
    guard let measures = measures(of: face) else { return 0 }
    let width = pixels(of: text, face: face, measures, isRightToLeft: isRightToLeft)
    return CGFloat(width) / measures.size * condensing.factor
  }

  /// Returns the advance in pixels of the size for measuring.
  private mutating func pixels(
    of text: String, face: FontCatalog.Face, _ measures: FaceMeasures, isRightToLeft: Bool = false
  ) -> Int {
    guard let font = measuringFont(face) else { return 0 }
    font.isRightToLeft = isRightToLeft
    return font.advance(of: text, betweenSpacesOf: measures.spaceExtent)
  }

  /// Returns the width of the widest digit.
  private mutating func digitCell(of face: FontCatalog.Face, condensing: FontVariant.Condensing) -> CGFloat {
    let key = DigitsKey(face: face, condensing: condensing)
    if let cell = digitCells[key] { return cell }
    var widest: CGFloat = 0
    for digit in 0...9 { widest = Swift.max(widest, advance(of: "\(digit)", face: face, condensing: condensing)) }
    digitCells[key] = widest
    return widest
  }

  // MARK: Drawing

  /// - Parameters:
  ///   - size: The font's size in device pixels.
  ///   - offset: The position of the origin in its pixel.
  mutating func draw(_ text: String, variant: FontVariant, pixels size: CGFloat, offset: CGFloat) -> GlyphPixels {
    let line = line(text, variant: variant)
    var result = GlyphPixels()
    for part in line.parts {
      let x = offset + part.x * size
      guard x < Self.longestRun else { break }
      if let face = part.face {
        draw(part, face: face, variant: variant, size: size, x: x, into: &result)
      } else if let picture = picture(of: part.text) {
        result.pictures.append(picture.scaled(to: size, x: x))
      }
    }
    return result
  }

  /// Draws a part piece by piece, so that no surface is much wider than a screen.
  private mutating func draw(
    _ part: ShapedLine.Part, face: FontCatalog.Face, variant: FontVariant, size: CGFloat, x: CGFloat,
    into result: inout GlyphPixels
  ) {
    let drawnCut = OpenFontCache.Size(size: size, across: variant.condensing.dotsAcross)
    var rest = Array(part.text)[...]
    let length = Swift.max(1, Int(4_096 / size) * 2)
    guard let measures = measures(of: face) else { return }
    let space = CGFloat(measures.spaceExtent) / measures.size * variant.condensing.factor
    let isWhole = rest.count <= length
    var left = x
    while !rest.isEmpty, left < Self.longestRun {
      let piece = part.isRightToLeft ? rest.suffix(length) : rest.prefix(length)
      let advance =
        isWhole
        ? part.width
        : advance(of: String(piece), face: face, isRightToLeft: part.isRightToLeft, condensing: variant.condensing)
      // Obtained after measuring, which may evict another size.
      guard let font = fonts.font(face, drawnCut) else { return }
      font.isRightToLeft = part.isRightToLeft
      // The glyphs have the nearest size of the cache, which may be smaller than that of the layout.
      let coverage = RunCoverage(
        advance: advance * drawnCut.pixels, space: space * drawnCut.pixels, marker: marker(face, drawnCut, font: font))
      if let mask = coverage.mask(of: String(piece), font: font, x: left) { result.masks.append(mask) }
      rest = part.isRightToLeft ? rest.dropLast(length) : rest.dropFirst(length)
      left += advance * size
    }
  }

  private mutating func marker(_ face: FontCatalog.Face, _ variant: OpenFontCache.Size, font: OpenFont)
    -> BaselineMarker
  {
    let key = MarkerKey(face: face, variant: variant)
    if let marker = markers[key] { return marker }
    let marker = BaselineMarker(font: font)
    if markers.count > Self.mostMarkers { markers.removeAll() }
    markers[key] = marker
    return marker
  }

  private mutating func picture(of emoji: String) -> EmojiPicture? {
    if let picture = pictures[emoji] { return picture }
    guard let font = measuringFont(catalog.emoji), let picture = EmojiPicture(emoji, font: font) else { return nil }
    if pictures.count >= Self.mostPictures { pictures.removeAll() }
    pictures[emoji] = picture
    return picture
  }

  private mutating func measures(of face: FontCatalog.Face) -> FaceMeasures? {
    if let known = measures[face] { return known }
    let size = fonts.unitsPerEm(of: face).map { CGFloat($0) } ?? Self.standardUnits
    let found = measuringFont(face, size: size).map { FaceMeasures($0, size: size) }
    measures[face] = .some(found)
    return found
  }

  /// Returns a face in the size for measuring; the emoji font in its only size.
  private mutating func measuringFont(_ face: FontCatalog.Face) -> OpenFont? {
    if face == catalog.emoji { return measuringFont(face, size: EmojiPicture.strikeSize) }
    return measures(of: face).flatMap { measuringFont(face, size: $0.size) }
  }

  private mutating func measuringFont(_ face: FontCatalog.Face, size: CGFloat) -> OpenFont? {
    fonts.font(face, OpenFontCache.Size(size: size, across: 9))
  }
}
