/// Damaged copies of a file: every prefix, and every copy with one wrong bit.
package enum Damage {
  /// Damaged bytes, and a description of the damage for a failure message.
  package typealias Sample = (bytes: [UInt8], position: String)

  /// Every prefix, including the whole, then every flipped bit.
  package static func all(of bytes: [UInt8]) -> [Sample] { prefixes(of: bytes) + flippedBits(of: bytes) }

  /// Every prefix, from zero bytes to all.
  package static func prefixes(of bytes: [UInt8]) -> [Sample] {
    (0...bytes.count).map { (Array(bytes.prefix($0)), "the first \($0) bytes of \(bytes.count)") }
  }

  /// Every copy of the bytes with one bit flipped.
  package static func flippedBits(of bytes: [UInt8]) -> [Sample] {
    bytes.indices.flatMap { index in
      (0..<8).map { bit in
        var damaged = bytes
        damaged[index] ^= 1 << bit
        return (damaged, "bit \(bit) of byte \(index)")
      }
    }
  }
}
