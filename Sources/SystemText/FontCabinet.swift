import Foundation
import Typography

/// Open fonts and shaped lines, kept within bounds. What it answers follows from the question alone.
///
/// To be used within ``FontLibrary/exclusively(_:)`` only.
struct FontCabinet {
  private struct FontKey: Hashable {
    var face: FontCatalog.Face
    var eighths: Int32
    var across: UInt32
  }

  private struct LineKey: Hashable {
    var text: String
    var cut: FontCut
  }

  private struct DigitsKey: Hashable {
    var face: FontCatalog.Face
    var condensing: FontCut.Condensing
  }

  private let emoji: FontCatalog.Face
  private var files: [String: FontFile] = [:]
  private var fonts: [FontKey: OpenFont] = [:]
  private var lines: [LineKey: ShapedLine] = [:]
  private var lineBytes = 0
  private var pictures: [String: EmojiPicture] = [:]
  private var dots: [FontKey: InkMarker] = [:]
  private var digitCells: [DigitsKey: CGFloat] = [:]

  private static let mostFonts = 48
  private static let mostLineBytes = 4 << 20
  private static let mostPictures = 96
  /// In pixels: fine enough that an advance is right to a thousandth of the size.
  private static let referenceSize: CGFloat = 1_024
  /// In pixels; no screen is wider.
  private static let longestRun: CGFloat = 16_384

  init(emoji: FontCatalog.Face) { self.emoji = emoji }

  // MARK: Measuring

  mutating func line(_ text: String, cut: FontCut) -> ShapedLine {
    let key = LineKey(text: text, cut: cut)
    if let line = lines[key] { return line }
    let line = shape(text.drawable, cut: cut)
    lineBytes += 2 * text.utf8.count + 128
    if lineBytes > Self.mostLineBytes {
      lines.removeAll()
      lineBytes = 2 * text.utf8.count + 128
    }
    lines[key] = line
    return line
  }

  private mutating func shape(_ text: String, cut: FontCut) -> ShapedLine {
    var fonts = cut.faces.map { measuringFont($0) }
    let emojiFont = measuringFont(emoji)
    if fonts.isEmpty { fonts = [emojiFont] }
    let itemizer = TextItemizer(faces: cut.faces.count, hasTabularDigits: cut.hasTabularDigits) { slot, scalar in
      (slot.map { fonts[$0] } ?? emojiFont)?.provides(scalar) ?? false
    }
    var line = ShapedLine(parts: [], width: 0)
    for item in itemizer.items(of: text) { append(item, cut: cut, to: &line) }
    return line
  }

  private mutating func append(_ item: TextItemizer.Item, cut: FontCut, to line: inout ShapedLine) {
    guard let slot = item.slot, cut.faces.indices.contains(slot) else {
      let width = picture(of: item.text)?.relativeWidth ?? 0
      line.parts.append(ShapedLine.Part(face: nil, text: item.text, x: line.width, width: width))
      line.width += width
      return
    }
    let face = cut.faces[slot]
    let width = advance(of: item.text, face: face, condensing: cut.condensing)
    let cell = item.isTabular ? Swift.max(width, digitCell(of: face, condensing: cut.condensing)) : width
    line.parts.append(
      ShapedLine.Part(face: face, text: item.text, x: line.width + (cell - width) / 2, width: width))
    line.width += cell
  }

  /// The advance as a share of the size. Em spaces on both sides keep overhanging ink out of it.
  private mutating func advance(
    of text: String, face: FontCatalog.Face, condensing: FontCut.Condensing
  ) -> CGFloat {
    guard let font = measuringFont(face) else { return 0 }
    let wide = font.extent(of: InkMarker.space + text + InkMarker.space)
    let spaces = font.extent(of: InkMarker.space + InkMarker.space)
    return CGFloat(Swift.max(0, wide - spaces)) / Self.referenceSize * condensing.factor
  }

  /// As wide as the widest digit.
  private mutating func digitCell(of face: FontCatalog.Face, condensing: FontCut.Condensing) -> CGFloat {
    let key = DigitsKey(face: face, condensing: condensing)
    if let cell = digitCells[key] { return cell }
    var widest: CGFloat = 0
    for digit in 0...9 { widest = Swift.max(widest, advance(of: "\(digit)", face: face, condensing: condensing)) }
    digitCells[key] = widest
    return widest
  }

  // MARK: Drawing

  /// - Parameters:
  ///   - pixels: The font's size in device pixels.
  ///   - offset: Where in its pixel the origin lies.
  mutating func draw(_ text: String, cut: FontCut, pixels size: CGFloat, offset: CGFloat) -> GlyphPixels {
    let line = line(text, cut: cut)
    var result = GlyphPixels()
    for part in line.parts {
      let x = offset + part.x * size
      guard x < Self.longestRun else { break }
      if let face = part.face {
        draw(part.text, face: face, cut: cut, size: size, x: x, into: &result)
      } else if let picture = picture(of: part.text) {
        result.pictures.append(picture.scaled(to: size, x: x))
      }
    }
    return result
  }

  /// In stretches that are no wider than a surface may be.
  private mutating func draw(
    _ text: String, face: FontCatalog.Face, cut: FontCut, size: CGFloat, x: CGFloat, into result: inout GlyphPixels
  ) {
    guard let font = font(face, size: size, across: cut.condensing.dotsAcross) else { return }
    let characters = Array(text)
    let length = Swift.max(1, Int(4_096 / size) * 2)
    var start = 0
    var left = x
    while start < characters.count, left < Self.longestRun {
      let piece = String(characters[start..<Swift.min(start + length, characters.count)])
      let advance = advance(of: piece, face: face, condensing: cut.condensing)
      let space = self.advance(of: InkMarker.space, face: face, condensing: cut.condensing)
      let ink = RunInk(
        advance: advance * size, space: space * size, marker: marker(face, size: size, font: font, cut: cut))
      if let mask = ink.mask(of: piece, font: font, x: left) { result.masks.append(mask) }
      start += length
      left += advance * size
    }
  }

  private mutating func marker(
    _ face: FontCatalog.Face, size: CGFloat, font: OpenFont, cut: FontCut
  ) -> InkMarker {
    let key = FontKey(face: face, eighths: Self.eighths(size), across: cut.condensing.dotsAcross)
    if let marker = dots[key] { return marker }
    let marker = InkMarker(font: font)
    if dots.count > 1_024 { dots.removeAll() }
    dots[key] = marker
    return marker
  }

  private mutating func picture(of emoji: String) -> EmojiPicture? {
    if let picture = pictures[emoji] { return picture }
    guard let font = font(self.emoji, size: EmojiPicture.strikeSize, across: 9),
      let picture = EmojiPicture(emoji, font: font)
    else { return nil }
    if pictures.count >= Self.mostPictures { pictures.removeAll() }
    pictures[emoji] = picture
    return picture
  }

  // MARK: Fonts

  private static func eighths(_ size: CGFloat) -> Int32 { Int32((size * OpenFont.sizeSteps).rounded()) }

  private mutating func measuringFont(_ face: FontCatalog.Face) -> OpenFont? {
    font(face, size: face == emoji ? EmojiPicture.strikeSize : Self.referenceSize, across: 9)
  }

  private mutating func font(_ face: FontCatalog.Face, size: CGFloat, across: UInt32) -> OpenFont? {
    let key = FontKey(face: face, eighths: Self.eighths(size), across: across)
    if let font = fonts[key] { return font }
    guard let file = file(face.path),
      let font = OpenFont(file: file, index: face.index, eighths: key.eighths, across: across)
    else { return nil }
    if fonts.count >= Self.mostFonts { fonts.removeAll() }
    fonts[key] = font
    return font
  }

  private mutating func file(_ path: String) -> FontFile? {
    if let file = files[path] { return file }
    let file = FontFile(path: path)
    files[path] = file
    return file
  }
}
