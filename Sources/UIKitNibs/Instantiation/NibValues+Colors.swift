import Foundation
import UIKitCore

extension NibValues {
  /// Returns a color; `nil` if there is none, or if it is written as none.
  func color(_ key: String) -> UIColor? { child(key)?.ownColor }

  /// The color that the element describes.
  var ownColor: UIColor? {
    guard element.name == "color" else { return nil }
    // The second name is that of the first Xcode 11, beside a color of early systems.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    {
      if let color = SystemColorNames.color(named: name) { return color }
      return resource("systemColor", name) ?? unknown("the system color \(name) is unknown")
    }
    // A color of macOS, which texts that were pasted there have.
    if element["catalog"] == "System" { return .label }
    if let name = element["name"] {
      if let color = UIColor(named: name, in: context.document.bundle, compatibleWith: nil) { return color }
      return resource("namedColor", name) ?? unknown("there is no color named \"\(name)\" in the asset catalogs")
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let inks { return inks.color(alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return unknown("this color has no components")
    }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The shares of the inks of a color for print; `nil` for other colors.
  private var inks: Inks? {
    guard let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") else { return nil }
    return Inks(cyan: cyan, magenta: magenta, yellow: yellow, black: number("black") ?? 0)
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

/// The shares of the inks of a color for print, from 0 to 1.
private struct Inks {
  var cyan: CGFloat
  var magenta: CGFloat
  var yellow: CGFloat
  var black: CGFloat

  /// Returns the color of the light that inks without a profile reflect.
  func color(alpha: CGFloat) -> UIColor {
    func light(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
    return UIColor(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
  }
}
