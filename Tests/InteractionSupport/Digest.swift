import Foundation

/// The 64-bit FNV-1a digest of a text.
package struct Digest {
  /// The digest.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ text: String) { for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 } }

  /// Half of the bits, which is enough to notice a change.
  package var text: String {
    let digits = String(UInt32(truncatingIfNeeded: value ^ value >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Digest {
  /// The digest of a picture, two pixels at a time.
  package init(_ pixels: [UInt32], rowLength: Int) {
    self.init("\(rowLength)")
    pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt64.self)
      var index = 0
      while index < words.count {
        value = (value ^ words[index]) &* 0x100_0000_01B3
        index &+= 1
      }
    }
  }
}
