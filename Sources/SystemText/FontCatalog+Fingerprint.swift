import Foundation

extension FontCatalog {
  /// The names of the principal fonts, each with a number that differs for another version of the file.
  ///
  /// - Complexity: O(1): the first bytes of a font hold the checksums of all its tables.
  package var fingerprint: [String] {
    principalFiles.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in Self.head(of: path) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return "font \(name) \(String(hash, radix: 16))"
    }
  }

  private static func head(of path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { file.closeFile() }
    return (try? file.read(upToCount: 4096)) ?? Data()
  }
}
