/// A hash of text that is the same on every machine and in every run.
///
/// - Source: 64-bit FNV-1a, which detects accidental differences but not deliberate ones.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ text: String) {
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value &*= 0x100_0000_01b3
    }
  }
}
