/// An encoder of animated GIF files, in which each frame has the pixels that differ from the one before.
///
/// Times are hundredths of a second. Viewers show a frame of less than two hundredths for ten, so frames that follow
/// each other more closely are merged.
///
/// - Source: the GIF89a specification, and the application extension of Netscape for endless repetition.
struct GIFEncoder: MovieEncoder {
  /// A frame that has not been written, because its duration is not known yet.
  private struct Pending {
    var bitmap: Bitmap
    /// The time at which it appears, in hundredths of a second.
    var start: Int
  }

  private static let shortest = 2
  static let trailer: [UInt8] = [0x3B]
  private let framesPerSecond: Int
  private var count = 0
  private var written: Bitmap?
  private var pending: Pending?

  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  private var now: Int { (count * 100 + framesPerSecond / 2) / framesPerSecond }

  mutating func append(_ bitmap: Bitmap, isChanged: Bool) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    guard bitmap.width <= 65_535, bitmap.height <= 65_535 else {
      throw .tooLarge(width: bitmap.width, height: bitmap.height)
    }
    defer { count += 1 }
    guard let waiting = pending else {
      pending = Pending(bitmap: bitmap, start: now)
      return Self.header(of: bitmap)
    }
    guard isChanged else { return [] }
    guard now - waiting.start >= Self.shortest else {
      pending?.bitmap = bitmap
      return []
    }
    let bytes = frame(waiting, until: now)
    pending = Pending(bitmap: bitmap, start: now)
    return bytes
  }

  mutating func finish() throws(PNGError) -> [UInt8] {
    guard let pending else { throw .empty }
    return frame(pending, until: Swift.max(now, pending.start + Self.shortest)) + Self.trailer
  }

  private static func header(of bitmap: Bitmap) -> [UInt8] {
    let size = littleEndian(bitmap.width) + littleEndian(bitmap.height)
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    return Array("GIF89a".utf8) + size + [0x70, 0, 0] + loop
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// Returns a frame with the pixels that differ from those already written, or with a single pixel if none does.
  private mutating func frame(_ frame: Pending, until end: Int) -> [UInt8] {
    let bitmap = frame.bitmap
    let changed = written.map { bitmap.difference(from: $0) } ?? bitmap.bounds
    let area = changed.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : changed
    let pixels = bitmap.cropped(to: area).pixels
    let before = written?.cropped(to: area).pixels
    let isNew = before.map { before in zip(pixels, before).map { $0 != $1 } }
    let palette = GIFPalette(pixels.indices.lazy.filter { isNew?[$0] ?? true }.map { pixels[$0] })
    let clear = UInt8(GIFPalette.limit)
    let indices = pixels.indices.map { index in
      let (x, y) = (area.x + index % area.width, area.y + index / area.width)
      return isNew?[index] ?? true ? palette.index(of: pixels[index], x: x, y: y) : clear
    }
    written = bitmap
    return Self.control(duration: end - frame.start, clear: clear) + Self.descriptor(of: area)
      + Self.table(of: palette) + LZWEncoder.blocks(indices)
  }

  /// Returns the duration, and the index of pixels that stay as they are.
  private static func control(duration: Int, clear: UInt8) -> [UInt8] {
    [0x21, 0xF9, 4, 0b0000_0101] + littleEndian(Swift.min(duration, 65_535)) + [clear, 0]
  }

  private static func descriptor(of area: PixelRect) -> [UInt8] {
    [0x2C] + [area.x, area.y, area.width, area.height].flatMap(littleEndian) + [0b1000_0111]
  }

  /// Returns 256 colors.
  private static func table(of palette: GIFPalette) -> [UInt8] {
    let colors = palette.colors.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
    return colors + [UInt8](repeating: 0, count: 768 - colors.count)
  }
}
