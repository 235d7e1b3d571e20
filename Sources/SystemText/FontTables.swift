package import Foundation

/// The names, the weight and the vertical metrics in a TrueType or OpenType file.
///
/// - Source: the OpenType specification: tables `name`, `head`, `hhea` and `OS/2`.
package struct FontTables {
  /// The names of the font, such as `Pretendard-Bold` and `Pretendard Bold`.
  package private(set) var names: Set<String> = []
  /// The names of the family, such as `Pretendard`.
  var families: Set<String> = []
  /// The name by which `UIFont` finds the font, such as `Pretendard-Bold`.
  private(set) var postScriptName: String?
  /// The name of the family with fonts of all weights.
  var familyName: String? { typographicFamily ?? legacyFamily }
  private var typographicFamily: String?
  private var legacyFamily: String?
  /// The weight on Apple's axis.
  var weight: CGFloat = 0
  var isItalic = false
  /// The metrics as fractions of the size.
  var ascender: CGFloat = 0
  var descender: CGFloat = 0
  var leading: CGFloat = 0
  var capHeight: CGFloat = 0.7
  var xHeight: CGFloat = 0.5

  private let bytes: [UInt8]
  private var tables: [String: Range<Int>] = [:]

  /// Reads a file. Returns `nil` if it is not a font, or if it is damaged.
  package init?(_ data: Data) {
    bytes = [UInt8](data)
    guard let count = number(4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(long(0) ?? 0) else { return nil }
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let tag = text(record..<record + 4), let start = long(record + 8), let length = long(record + 12),
        start + length <= bytes.count
      else { return nil }
      tables[tag] = start..<start + length
    }
    guard readMetrics() else { return nil }
    readNames()
  }

  private mutating func readMetrics() -> Bool {
    guard let head = tables["head"], let lines = tables["hhea"], let units = number(head.lowerBound + 18), units > 0,
      let up = signed(lines.lowerBound + 4), let down = signed(lines.lowerBound + 6),
      let gap = signed(lines.lowerBound + 8)
    else { return false }
    let unit = 1 / CGFloat(units)
    (ascender, descender, leading) = (CGFloat(up) * unit, CGFloat(down) * unit, CGFloat(gap) * unit)
    guard let other = tables["OS/2"] else { return true }
    if let value = number(other.lowerBound + 4) { weight = Self.weight(of: value) }
    if let selection = number(other.lowerBound + 62) { isItalic = selection & 1 == 1 }
    guard number(other.lowerBound) ?? 0 >= 2, other.count >= 96, let x = signed(other.lowerBound + 86),
      let cap = signed(other.lowerBound + 88)
    else { return true }
    (xHeight, capHeight) = (CGFloat(x) * unit, CGFloat(cap) * unit)
    return true
  }

  private mutating func readNames() {
    guard let table = tables["name"], let count = number(table.lowerBound + 2),
      let storage = number(table.lowerBound + 4)
    else { return }
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = number(record), let kind = number(record + 6), let length = number(record + 8),
        let start = number(record + 10), let name = name(table.lowerBound + storage + start, length, platform)
      else { continue }
      switch kind {
      case 4, 6: names.insert(name)
      case 1, 16: families.insert(name)
      default: break
      }
      switch kind {
      case 6: postScriptName = postScriptName ?? name
      case 1: legacyFamily = legacyFamily ?? name
      case 16: typographicFamily = typographicFamily ?? name
      default: break
      }
    }
  }

  /// Returns a name, which is UTF-16 except on the platform Macintosh.
  private func name(_ start: Int, _ length: Int, _ platform: Int) -> String? {
    guard length > 0, length < 512, start + length <= bytes.count else { return nil }
    guard platform != 1 else { return text(start..<start + length) }
    return String(decoding: stride(from: start, to: start + length - 1, by: 2).compactMap(word), as: UTF16.self)
  }

  /// Returns the weight on Apple's axis for one from 1 to 1,000.
  private static func weight(of value: Int) -> CGFloat {
    let known: [(Int, CGFloat)] = [
      (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56), (900, 0.62),
    ]
    return known.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? 0
  }

  // MARK: Numbers

  private func word(_ start: Int) -> UInt16? {
    guard start >= 0, start + 2 <= bytes.count else { return nil }
    return UInt16(bytes[start]) << 8 | UInt16(bytes[start + 1])
  }

  private func number(_ start: Int) -> Int? { word(start).map(Int.init) }
  private func signed(_ start: Int) -> Int? { word(start).map { Int(Int16(bitPattern: $0)) } }

  private func long(_ start: Int) -> Int? {
    guard let high = number(start), let low = number(start + 2) else { return nil }
    return high << 16 | low
  }

  private func text(_ range: Range<Int>) -> String? {
    guard range.upperBound <= bytes.count else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
