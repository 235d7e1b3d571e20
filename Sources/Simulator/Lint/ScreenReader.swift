import Drawing
import Foundation
import Geometry
import LayoutLint
import Typography
import UIKitCollections
import UIKitControls
import UIKitCore

/// A reader of the texts and touch targets of a screen.
@MainActor
struct ScreenReader {
  private(set) var texts: [ScreenText] = []
  private(set) var targets: [TouchTarget] = []
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    read(window, visible: window.bounds)
  }

  private mutating func read(_ view: UIView, visible: CGRect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: nil)
    let inner = view.clipsToBounds ? visible.overlap(frame) : visible
    guard inner.width > 0, inner.height > 0 else { return }
    if let label = view as? UILabel { read(label, frame, inner) }
    if let control = view as? UIControl { read(control, frame, inner) }
    // The system's bars and controls keep their own sizes.
    guard !(view is UIControl), !view.isSystemBar else { return }
    for child in view.subviews { read(child, visible: inner) }
  }

  // MARK: Texts

  private mutating func read(_ label: UILabel, _ frame: CGRect, _ visible: CGRect) {
    guard let text = label.text, !text.allSatisfy(\.isWhitespace), label.isEnabled, visible.overlap(frame) == frame
    else { return }
    let traits = label.traitCollection
    let font = label.font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let color = (label.textColor ?? .label).drawn(with: traits)
    texts.append(
      ScreenText(
        text: text, frame: frame, pointSize: font.pointSize, isBold: font.descriptor.weight >= 0.3,
        color: LintColor(color), background: label.hasSystemColor ? nil : label.backdrop, isCut: label.isCut))
  }

  // MARK: Touch targets

  private mutating func read(_ control: UIControl, _ frame: CGRect, _ visible: CGRect) {
    guard control.isEnabled, control.isUserInteractionEnabled, visible.overlap(frame) == frame, frame.width > 0,
      frame.height > 0, !control.isHiddenFromAssistance, !control.isPartOfSystemView
    else { return }
    targets.append(
      TouchTarget(
        name: "\(type(of: control))", label: control.spokenText, frame: frame, reach: reach(of: control, frame),
        hasSystemSize: control.hasSystemSize))
  }

  /// Returns the size of the area that reacts, up to 44 points if that is larger than the frame.
  private func reach(of control: UIControl, _ frame: CGRect) -> CGSize {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    func reaches(_ axis: Axis) -> Bool {
      [-21.5, 21.5].allSatisfy { distance in
        var point = center
        point[axis] += distance
        guard let hit = window.hitTest(point, with: nil) else { return false }
        return hit === control || hit.isDescendant(of: control)
      }
    }
    return CGSize(
      width: frame.width < 44 && reaches(.horizontal) ? 44 : frame.width,
      height: frame.height < 44 && reaches(.vertical) ? 44 : frame.height)
  }
}

extension UIView {
  fileprivate var isSystemBar: Bool { self is UINavigationBar || self is UITabBar || self is UIToolbar }

  /// Whether an assistive technology finds an enclosing element instead of this view.
  fileprivate var isHiddenFromAssistance: Bool {
    var next = parent
    while let current = next {
      if current.isAccessibilityElement || current.accessibilityElementsHidden { return true }
      next = current.parent
    }
    return accessibilityElementsHidden
  }

  /// The color of the opaque area behind the view; `nil` if pictures or other content may be there.
  fileprivate var backdrop: LintColor? {
    var layers: [LintColor] = []
    var below: UIView = self
    var view: UIView? = self
    while let current = view {
      if current.alpha < 1 || current !== self && current.hasOwnContent { return nil }
      if current !== self {
        guard let siblings = current.backdrops(below: below, behind: self) else { return nil }
        layers += siblings
      }
      let color = LintColor((current.backgroundColor ?? .clear).drawn(with: current.traitCollection))
      if color.alpha > 0 { layers.append(color) }
      if layers.contains(where: { $0.alpha == 1 }) { break }
      (below, view) = (current, current.parent)
    }
    guard let base = layers.firstIndex(where: { $0.alpha == 1 }) else { return nil }
    return layers[..<base].reversed().reduce(layers[base]) { $1.over($0) }
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

extension UILabel {
  /// Whether the color is not the app's choice: one of the system's colors for text, which follow Increase Contrast, or
  /// several colors.
  fileprivate var hasSystemColor: Bool {
    let system: [UIColor] = [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
    return !attributedText.isUniform || textColor.map { system.contains($0) } ?? true
  }

  /// Whether a part of the text is not shown.
  fileprivate var isCut: Bool {
    let size = bounds.size
    guard size.width > 0, size.height > 0, !adjustsFontSizeToFitWidth else { return false }
    let all = textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: 100_000), limitedToNumberOfLines: 0)
    let limited = textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: 100_000), limitedToNumberOfLines: numberOfLines)
    return all.height > limited.height + 0.5 || limited.height > size.height + 1
  }
}

extension NSAttributedString? {
  /// Whether one color applies to the whole text.
  fileprivate var isUniform: Bool {
    guard let text = self, text.length > 0 else { return true }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length >= text.length
  }
}

extension UIControl {
  /// The text that assistive technologies read for the control.
  fileprivate var spokenText: String? {
    // Their parts are elements with the system's labels.
    if self is UIStepper || self is UISegmentedControl { return "\(type(of: self))" }
    if let button = self as? UIButton, button.currentImage?.isSymbolImage == true, accessibilityLabel == nil {
      // iOS reads the name of the symbol.
      return "\(type(of: self))"
    }
    return ownSpokenText
  }

  private var ownSpokenText: String? {
    [accessibilityLabel, accessibilityValue, (self as? UITextField)?.placeholder].compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether the control is a private part of a system view, such as the accessory of a list cell.
  fileprivate var isPartOfSystemView: Bool {
    let name = String(reflecting: type(of: self)).split(separator: ".")
    return name.count > 1 && name[0].hasPrefix("UIKit") && !name[1].hasPrefix("UI")
  }

  /// Whether the control's size is the system's.
  fileprivate var hasSystemSize: Bool {
    self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UIPageControl || self is UISlider
      || self is UITextField
  }
}

extension LintColor {
  fileprivate init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
