import Foundation
import UIKitCore

/// A text style with the weight that a list sets it in, from which a font follows for every text size.
struct FontRole: Hashable {
  var style: UIFont.TextStyle
  /// `nil` for the style's own.
  var weight: UIFont.Weight?

  static let body = FontRole(style: .body)

  func font(for traits: UITraitCollection) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
  }
}
