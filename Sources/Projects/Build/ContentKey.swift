/// A key of content: different content has a different key, for all but an attacker.
///
/// - Source: FNV-1a in 64 bits, twice with different starts.
package struct ContentKey: Hashable, Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// Adds a text, separated from those before and after it.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds bytes, separated from those before and after them.
  package mutating func add(_ bytes: [UInt8]) {
    var (a, b) = (first, second)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
        b = (b ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x51
      }
    }
    (first, second) = (a, b)
    for shift in stride(from: 0, to: 64, by: 8) {
      let byte = UInt64(UInt8(truncatingIfNeeded: bytes.count >> shift))
      first = (first ^ byte) &* 0x100_0000_01b3
      second = (second ^ byte) &* 0x100_0000_01b3 &+ 0x2f
    }
  }

  /// The key as a name of a file.
  package var text: String { Self.digits(first) + Self.digits(second) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
