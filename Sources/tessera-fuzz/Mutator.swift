import Geometry

/// A source of damaged inputs that follow from a seed.
struct Mutator {
  private var random: SeededGenerator
  private let corpus: [[UInt8]]

  /// Values that readers have special cases for: ends of ranges, marks of formats, long digits.
  private static let words: [[UInt8]] =
    [
      "0", "-1", "1e999", "-1e-400", "NaN", "inf", "9223372036854775808", "4294967296", "65536", "{", "}", "[", "]",
      "\"",
      "\\u{D800}", "\\ud800", "<", "</", "&lt;", "&#x110000;", "\n", "\r\n", "\t", ";", "=", "/*", "*/", "//", ",,",
      "null",
      "wait 1s\n", "at 1s ", "set ", "  ", " @ ", "..", "/../",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0x80], [0xEF, 0xBB, 0xBF], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF],
    ]

  /// - Parameter corpus: Valid files, of which inputs are damaged copies.
  init(seed: UInt64, corpus: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.corpus = corpus
  }

  /// Returns the next input.
  mutating func next() -> [UInt8] {
    var bytes = corpus.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes) }
    return Array(bytes.prefix(FuzzTarget.limit))
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = Self.words.randomElement(using: &random) ?? [] }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, index + Int.random(in: 1...32, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 4: bytes.removeSubrange(index...)
    case 5: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: index)
    case 6: bytes.replaceSubrange(index..<end, with: Self.words.randomElement(using: &random) ?? [])
    case 7:
      // A part of another file.
      let other = corpus.randomElement(using: &random) ?? []
      guard !other.isEmpty else { return }
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 64)], at: index)
    default:
      // A number with other digits.
      for position in index..<end where (48...57).contains(bytes[position]) {
        bytes[position] = UInt8.random(in: 48...57, using: &random)
      }
    }
  }
}
