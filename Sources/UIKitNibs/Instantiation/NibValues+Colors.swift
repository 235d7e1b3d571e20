import Foundation
import UIKitCore

extension NibValues {
  /// Returns a color; `nil` if there is none, or if it is written as none.
  func color(_ key: String) -> UIColor? { child(key)?.ownColor }

  /// The color that the element describes.
  var ownColor: UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = SystemColors.named(name) { return color }
      return resource("systemColor", name) ?? unknown("the system color \(name) is unknown")
    }
    if let name = element["name"] {
      if let color = UIColor(named: name, in: context.document.bundle, compatibleWith: nil) { return color }
      return resource("namedColor", name) ?? unknown("there is no color named \"\(name)\" in the asset catalogs")
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return unknown("this color has no components")
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the components that Interface Builder has kept of a color.
  private func resource(_ kind: String, _ name: String) -> UIColor? {
    guard let color = context.document.resources["\(kind):\(name)"]?.child(named: "color"), color["name"] == nil,
      color["systemColor"] == nil
    else { return nil }
    return NibValues(color, context).ownColor
  }

  private func unknown(_ text: String) -> UIColor? {
    warn(text)
    return nil
  }
}

/// The colors of the system by their names in nib files.
enum SystemColors {
  static func named(_ name: String) -> UIColor? { table[name]?() }

  private static let table: [String: @Sendable () -> UIColor] = [
    "darkTextColor": { .darkText }, "lightTextColor": { .lightText }, "blackColor": { .black },
    "whiteColor": { .white }, "grayColor": { .gray }, "darkGrayColor": { .darkGray },
    "lightGrayColor": { .lightGray }, "redColor": { .red }, "greenColor": { .green }, "blueColor": { .blue },
    "cyanColor": { .cyan }, "yellowColor": { .yellow }, "magentaColor": { .magenta }, "orangeColor": { .orange },
    "purpleColor": { .purple }, "brownColor": { .brown }, "clearColor": { .clear },
    "groupTableViewBackgroundColor": { .systemGroupedBackground }, "tintColor": { .tintColor },
    "viewFlipsideBackgroundColor": { .darkGray }, "scrollViewTexturedBackgroundColor": { .systemGray6 },
    "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange },
    "systemYellowColor": { .systemYellow }, "systemGreenColor": { .systemGreen }, "systemMintColor": { .systemMint },
    "systemTealColor": { .systemTeal }, "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue },
    "systemIndigoColor": { .systemIndigo }, "systemPurpleColor": { .systemPurple },
    "systemPinkColor": { .systemPink }, "systemBrownColor": { .systemBrown }, "systemGrayColor": { .systemGray },
    "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
    "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 },
    "systemGray6Color": { .systemGray6 }, "linkColor": { .link }, "labelColor": { .label },
    "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
    "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText },
    "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator },
    "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
    "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
    "systemBackgroundColor": { .systemBackground }, "secondarySystemBackgroundColor": { .secondarySystemBackground },
    "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
    "systemGroupedBackgroundColor": { .systemGroupedBackground },
    "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
  ]
}
