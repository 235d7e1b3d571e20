/// The compression of GIF, with codes of 9 to 12 bits for bytes.
///
/// - Source: the GIF89a specification, appendix F.
struct LZWEncoder {
  private static let clear = 256
  private static let end = 257
  private static let limit = 4_096

  /// The codes of sequences: the code of all bytes but the last, the last byte, and the sequence's own code.
  private var codes: [Int: Int] = [:]
  private var next = end + 1
  private var width = 9
  private var bits = 0
  private var bitCount = 0
  private var bytes: [UInt8] = []

  /// Returns the blocks of an image: each has at most 255 bytes and begins with their number.
  static func blocks(_ indices: [UInt8]) -> [UInt8] {
    var encoder = LZWEncoder()
    encoder.encode(indices)
    var blocks: [UInt8] = [8]
    var rest = encoder.bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(255)
      blocks.append(UInt8(block.count))
      blocks += block
      rest = rest.dropFirst(255)
    }
    return blocks + [0]
  }

  private mutating func encode(_ indices: [UInt8]) {
    write(Self.clear)
    var prefix: Int?
    for index in indices {
      guard let known = prefix else {
        prefix = Int(index)
        continue
      }
      let key = known << 8 | Int(index)
      if let code = codes[key] {
        prefix = code
        continue
      }
      write(known)
      add(key)
      prefix = Int(index)
    }
    if let prefix { write(prefix) }
    write(Self.end)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
  }

  private mutating func add(_ key: Int) {
    guard next < Self.limit else {
      write(Self.clear)
      codes.removeAll(keepingCapacity: true)
      (next, width) = (Self.end + 1, 9)
      return
    }
    codes[key] = next
    // A decoder is one sequence behind, and reads the code after this one with the greater width.
    if next == 1 << width, width < 12 { width += 1 }
    next += 1
  }

  private mutating func write(_ code: Int) {
    bits |= code << bitCount
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
