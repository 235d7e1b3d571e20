import Foundation
import UIKitCore

/// A text style and a weight, which determine a font for each text size.
struct FontRole: Hashable {
  var style: UIFont.TextStyle
  /// The weight; `nil` for the weight of the style.
  var weight: UIFont.Weight?

  static let body = FontRole(style: .body)

  func font(for traits: UITraitCollection) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
  }
}
