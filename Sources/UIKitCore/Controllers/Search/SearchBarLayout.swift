import Foundation
import Geometry

/// The geometry of a search bar's parts.
///
/// - Fidelity: observed (iOS 17).
struct SearchBarLayout {
  var bounds: CGRect
  var margins: (left: CGFloat, right: CGFloat)
  /// The width of the cancel button; `nil` without one.
  var cancelWidth: CGFloat?
  var hasScopes: Bool
  /// The height of the field at the user's text size, in points.
  var fieldHeight: CGFloat
  var isInNavigationBar: Bool
  var isRightToLeft: Bool

  /// The margin on both sides of the field outside of a navigation bar, in points.
  static let margin: CGFloat = 8
  /// The duration of showing and hiding the cancel button, in seconds.
  static let duration: TimeInterval = 0.3
  /// The height of the field at the default text size, for a line of 22 points.
  private static let usualFieldHeight: CGFloat = 36
  private static let usualLine: CGFloat = 22
  /// The height of the line above the field, and its distance from the top edge.
  static let promptHeight: CGFloat = 19
  static let promptInset: CGFloat = 6
  private static let cancelGap: CGFloat = 10
  private static let scopeHeight: CGFloat = 32
  private static let scopeGap: CGFloat = 8

  private static func padding(isInNavigationBar: Bool) -> (top: CGFloat, bottom: CGFloat) {
    isInNavigationBar ? (1, 15) : (10, 10)
  }

  /// Returns the height of the field, which grows with the line of body text in it.
  static func fieldHeight(_ traits: UITraitCollection) -> CGFloat {
    let line = UIFontMetrics.default.scaledValue(for: usualLine, compatibleWith: traits)
    return usualFieldHeight + max(0, line - usualLine)
  }

  static func height(fieldHeight: CGFloat, isInNavigationBar: Bool, hasScopes: Bool) -> CGFloat {
    let padding = padding(isInNavigationBar: isInNavigationBar)
    return padding.top + fieldHeight + padding.bottom + (hasScopes ? scopeHeight + scopeGap : 0)
  }

  /// The frame of the field. In a bar that is too low, the field loses its padding before its height; below a navigation
  /// bar's title, content that has scrolled under the bar compresses the field.
  var field: CGRect {
    var padding = Self.padding(isInNavigationBar: isInNavigationBar)
    let scopes = hasScopes ? Self.scopeHeight + Self.scopeGap : 0
    if !isInNavigationBar {
      padding.top = min(padding.top, max(0, (bounds.height - scopes - fieldHeight) / 2))
      padding.bottom = padding.top
    }
    let height = min(fieldHeight, bounds.height - padding.top - padding.bottom - scopes)
    let taken = cancelWidth.map { $0 + Self.cancelGap } ?? 0
    let width = bounds.width - margins.left - margins.right - taken
    let x = margins.left + (isRightToLeft ? taken : 0)
    return CGRect(x: bounds.minX + x, y: bounds.minY + padding.top, width: max(0, width), height: max(0, height))
  }

  /// The frame of the cancel button: beyond the edge while it is hidden, so that it moves in from there.
  var cancel: CGRect {
    let field = field
    let width = cancelWidth ?? 60
    let outside = cancelWidth == nil ? width : 0
    let x = isRightToLeft ? bounds.minX + margins.left - outside : bounds.maxX - margins.right - width + outside
    return CGRect(x: x, y: field.minY, width: width, height: field.height)
  }

  var scopes: CGRect {
    let field = field
    return CGRect(
      x: bounds.minX + margins.left, y: field.maxY + Self.scopeGap,
      width: max(0, bounds.width - margins.left - margins.right), height: Self.scopeHeight)
  }
}
