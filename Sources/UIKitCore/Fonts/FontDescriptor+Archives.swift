import Foundation
import Typography

/// Fonts in archives.
extension FontDescriptor {
  /// Reads a font; returns `nil` if the archive has none.
  init?(fontIn coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
    let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    let hasName = coder.containsValue(forKey: "UIFontFamily")
    let name = hasName ? coder.decodeObject(of: NSString.self, forKey: "UIFontFamily") as String? : nil
    self.init(
      family: name.map { $0 == "monospaced" ? .monospaced : .named($0) } ?? .system,
      size: size.isFinite ? min(max(size, 1), 512) : UIFont.systemFontSize,
      weight: CGFloat(coder.decodeDouble(forKey: "UIFontWeight")), isItalic: coder.decodeBool(forKey: "UIFontItalic"),
      hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"))
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontItalic")
    coder.encode(hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
    switch family {
    case .system: break
    case .monospaced: coder.encode("monospaced", forKey: "UIFontFamily")
    case .named(let name): coder.encode(name, forKey: "UIFontFamily")
    }
  }
}
