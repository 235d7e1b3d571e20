import Drawing
import Foundation

/// The names of classes in archives of iOS, where they have no module.
enum ArchiveNames {
  /// Makes the names known to readers of archives, once.
  ///
  /// Foundation on Linux has the same for writers, without an effect: archives written here name the module.
  static func register() { _ = registered }

  private static let registered: Void = NSKeyedUnarchiver.setClass(UIColor.self, forClassName: "UIColor")
}

/// Colors in archives, with the keys that iOS uses.
extension Color {
  /// Reads a color; returns `nil` if the archive has none.
  init?(colorIn coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIRed") {
      self.init(red: number("UIRed"), green: number("UIGreen"), blue: number("UIBlue"), alpha: number("UIAlpha"))
    } else if coder.containsValue(forKey: "UIWhite") {
      let white = number("UIWhite")
      self.init(red: white, green: white, blue: white, alpha: number("UIAlpha"))
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(red), forKey: "UIRed")
    coder.encode(Double(green), forKey: "UIGreen")
    coder.encode(Double(blue), forKey: "UIBlue")
    coder.encode(Double(alpha), forKey: "UIAlpha")
    coder.encode(4, forKey: "UIColorComponentCount")
  }
}
