/// A number that is the same for the same text, on every machine and in every run.
///
/// - Source: FNV-1a with 64 bits. It tells accidents apart, not forgeries.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ text: String) {
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value &*= 0x100_0000_01b3
    }
  }
}
