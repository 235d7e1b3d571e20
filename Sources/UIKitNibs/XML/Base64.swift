import Foundation

/// Text that Interface Builder encodes because XML would not keep its spaces.
enum Base64 {
  /// Returns the text; `nil` if it is damaged.
  static func text(_ packed: String) -> String? {
    let padded = packed + String(repeating: "=", count: (4 - packed.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
