import Drawing
import Foundation
import Geometry
import LayoutLint
import UIKitCollections
import UIKitControls
import UIKitCore

/// The colors of a text and of the area behind it as they are seen, while areas below them are added.
private struct ColorStack {
  private(set) var text: BlendedColor
  private(set) var background = BlendedColor(LintColor(red: 0, green: 0, blue: 0, alpha: 0))

  init(_ text: LintColor) { self.text = BlendedColor(text) }

  mutating func add(_ color: LintColor) {
    text = text.over(color)
    background = background.over(color)
  }

  mutating func fade(by alpha: CGFloat) {
    text = text.faded(by: alpha)
    background = background.faded(by: alpha)
  }
}

/// A color whose components are multiplied by its opacity.
private struct BlendedColor {
  private var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ color: LintColor) {
    (red, green, blue) = (color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha)
    alpha = color.alpha
  }

  var isOpaque: Bool { alpha > 0.999 }
  /// The color without its opacity.
  var opaque: LintColor { LintColor(red: red, green: green, blue: blue) }

  func faded(by factor: CGFloat) -> BlendedColor { mixed(with: self, own: factor, other: 0) }

  func over(_ color: LintColor) -> BlendedColor { mixed(with: BlendedColor(color), own: 1, other: 1 - alpha) }

  private func mixed(with below: BlendedColor, own: CGFloat, other: CGFloat) -> BlendedColor {
    var mixed = self
    mixed.red = red * own + below.red * other
    mixed.green = green * own + below.green * other
    mixed.blue = blue * own + below.blue * other
    mixed.alpha = alpha * own + below.alpha * other
    return mixed
  }
}

extension UIView {
  /// Returns the color of a text in the view and that of the opaque area behind it, both with the opacity of the views;
  /// `nil` if pictures or other content may be there.
  func seenColors(of text: LintColor) -> (text: LintColor, background: LintColor)? {
    var stack = ColorStack(text)
    var below: UIView = self
    var view: UIView? = self
    while let current = view {
      if current !== self {
        guard !current.hasOwnContent, let siblings = current.backdrops(below: below, behind: self) else { return nil }
        for color in siblings { stack.add(color) }
      }
      stack.add(current.ownBackground)
      guard current.alpha == 1 || !current.fadesAsAWhole else { return nil }
      stack.fade(by: current.alpha)
      if stack.background.isOpaque { return (stack.text.opaque, stack.background.opaque) }
      (below, view) = (current, current.parent)
    }
    return nil
  }

  /// The color of the background; that of a border style for text fields that have one.
  private var ownBackground: LintColor {
    let isBordered = (self as? UITextField)?.borderStyle == .roundedRect
    return LintColor((backgroundColor ?? (isBordered ? .systemBackground : .clear)).drawn(with: traitCollection))
  }

  /// Whether the opacity is that of an effect on the whole, such as a cell that fades while it scrolls.
  private var fadesAsAWhole: Bool {
    self is UICollectionReusableView || self is UITableViewCell || self is UIScrollView || next is UIViewController
  }

  /// Returns the colors of the subviews below a view that cover another view; `nil` if one of them has other content.
  private func backdrops(below child: UIView, behind view: UIView) -> [LintColor]? {
    let area = view.convert(view.bounds, to: nil)
    var colors: [LintColor] = []
    for sibling in subviews.prefix(while: { $0 !== child }).reversed() where !sibling.isHidden && sibling.alpha > 0 {
      let frame = sibling.convert(sibling.bounds, to: nil)
      guard frame.overlaps(area) else { continue }
      guard sibling.alpha == 1, !sibling.hasOwnContent, sibling.subviews.isEmpty else { return nil }
      let color = LintColor((sibling.backgroundColor ?? .clear).drawn(with: sibling.traitCollection))
      if color.alpha == 0 { continue }
      guard frame.overlap(area) == area else { return nil }
      colors.append(color)
    }
    return colors
  }

  /// Whether a sublayer does not belong to a subview.
  private func isOwn(_ sublayer: CALayer) -> Bool { !subviews.contains { $0.layer === sublayer } }

  /// Whether the view draws more than its background color.
  private var hasOwnContent: Bool {
    let sublayers: [CALayer] = layer.sublayers ?? []
    if type(of: layer) != CALayer.self || sublayers.contains(where: { isOwn($0) }) { return true }
    var commands: [DrawCommand] = []
    recordContent(in: bounds, into: &commands)
    return !commands.isEmpty
  }
}

extension LintColor {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
