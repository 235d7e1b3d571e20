import Drawing
import Foundation

/// The first picture of a TIFF file with samples of eight bits, whose rows are packed with LZW or not at all.
///
/// UIKit reads such files, and Interface Builder keeps pictures in them that are in no asset catalog.
struct TIFFPicture {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  /// The values of each entry of the directory, by its number.
  private var entries: [Int: [Int]] = [:]

  /// Returns `nil` if the data is no TIFF file, or has no directory.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    switch bytes.prefix(4) {
    case [0x4D, 0x4D, 0, 42]: isBigEndian = true
    case [0x49, 0x49, 42, 0]: isBigEndian = false
    default: return nil
    }
    guard let start = number(at: 4, size: 4), let count = number(at: start, size: 2) else { return nil }
    for index in 0..<count {
      guard let entry = entry(at: start + 2 + 12 * index) else { return nil }
      entries[entry.tag] = entry.values
    }
  }

  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let part = bytes[offset..<offset + size]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private func entry(at offset: Int) -> (tag: Int, values: [Int])? {
    guard let tag = number(at: offset, size: 2), let kind = number(at: offset + 2, size: 2),
      let count = number(at: offset + 4, size: 4), let pointer = number(at: offset + 8, size: 4)
    else { return nil }
    // Bytes, and numbers of two and of four bytes; the others are of no use here.
    guard let size = [1: 1, 3: 2, 4: 4][kind], count <= bytes.count / size else { return (tag, []) }
    let start = count * size <= 4 ? offset + 8 : pointer
    let values = (0..<count).compactMap { number(at: start + $0 * size, size: size) }
    return values.count == count ? (tag, values) : nil
  }

  private func value(_ tag: Tag, or standard: Int) -> Int { entries[tag.rawValue]?.first ?? standard }

  private enum Tag: Int {
    case width = 256
    case height = 257
    case bits = 258
    case compression = 259
    case interpretation = 262
    case stripOffsets = 273
    case samples = 277
    case rowsPerStrip = 278
    case stripSizes = 279
    case planes = 284
    case predictor = 317
    case extraSamples = 338
  }

  /// The decoded picture; `nil` if the file has another form, is damaged, or is larger than 8,192 pixels on a side.
  var pixels: ImagePixels? {
    let (width, height, samples) = (value(.width, or: 0), value(.height, or: 0), value(.samples, or: 1))
    guard 1...8192 ~= width, 1...8192 ~= height, 1...4 ~= samples, value(.planes, or: 1) == 1,
      entries[Tag.bits.rawValue]?.allSatisfy({ $0 == 8 }) == true, 0...2 ~= value(.interpretation, or: 2),
      value(.interpretation, or: 2) < 2 || samples >= 3, let rows = rows(of: width * samples, height)
    else { return nil }
    let pixels = stride(from: 0, to: width * height * samples, by: samples).map { start in
      pixel(rows[start..<start + samples])
    }
    return ImagePixels(width: width, height: height, pixels: pixels, name: "data")
  }

  /// The samples of all rows.
  private func rows(of rowSize: Int, _ height: Int) -> [UInt8]? {
    let offsets = entries[Tag.stripOffsets.rawValue] ?? []
    let sizes = entries[Tag.stripSizes.rawValue] ?? []
    let stripHeight = min(value(.rowsPerStrip, or: height), height)
    guard offsets.count == sizes.count, stripHeight > 0 else { return nil }
    var result: [UInt8] = []
    for (offset, size) in zip(offsets, sizes) {
      guard offset + size <= bytes.count else { return nil }
      let strip = bytes[offset..<offset + size]
      let wanted = min(stripHeight * rowSize, height * rowSize - result.count)
      switch value(.compression, or: 1) {
      case 1: result += strip.prefix(wanted)
      case 5: result += LZWDecoder.bytes(of: strip, limit: wanted)
      default: return nil
      }
    }
    guard result.count == height * rowSize else { return nil }
    return value(.predictor, or: 1) == 2 ? summed(result, rowSize) : result
  }

  /// Returns the samples of rows that contain differences to the pixels at the left.
  private func summed(_ rows: [UInt8], _ rowSize: Int) -> [UInt8] {
    var rows = rows
    let samples = value(.samples, or: 1)
    for index in rows.indices where index % rowSize >= samples { rows[index] &+= rows[index - samples] }
    return rows
  }

  private func pixel(_ samples: ArraySlice<UInt8>) -> UInt32 {
    var values = samples.map(UInt32.init)
    let isGray = value(.interpretation, or: 2) < 2
    let alpha: UInt32 = values.count == (isGray ? 2 : 4) ? values.removeLast() : 255
    if value(.interpretation, or: 2) == 0 { values[0] = 255 - values[0] }
    let colors = isGray ? [values[0], values[0], values[0]] : values
    let isPremultiplied = value(.extraSamples, or: 1) == 1
    func premultiplied(_ color: UInt32) -> UInt32 {
      isPremultiplied ? min(color, alpha) : (color * alpha + 127) / 255
    }
    return colors.prefix(3).reduce(alpha) { $0 << 8 | premultiplied($1) }
  }
}

/// A decoder of the LZW packing that TIFF files have.
private struct LZWDecoder {
  private static let clear = 256
  private static let end = 257

  /// Returns the first `limit` bytes; fewer if the packed ones are damaged.
  static func bytes(of packed: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    let alone = (0..<258).map { $0 < 256 ? [UInt8($0)] : [] }
    var table = alone
    var result: [UInt8] = []
    var last: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    for byte in packed {
      (bits, bitCount) = (bits << 8 | Int(byte), bitCount + 8)
      // Codes grow one entry before the table is full.
      let size = table.count < 511 ? 9 : table.count < 1023 ? 10 : table.count < 2047 ? 11 : 12
      guard bitCount >= size else { continue }
      let code = bits >> (bitCount - size)
      bitCount -= size
      bits &= 1 << bitCount - 1
      if code == end { break }
      if code == clear {
        (table, last) = (alone, [])
        continue
      }
      guard let next = code < table.count ? table[code] : last.first.map({ last + [$0] }) else { break }
      if !last.isEmpty, table.count < 4096 { table.append(last + [next[0]]) }
      result += next
      last = next
      if result.count >= limit { break }
    }
    return Array(result.prefix(limit))
  }
}
