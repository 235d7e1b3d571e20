import Foundation
import LayoutLint
import UIKitCollections
import UIKitControls
import UIKitCore

/// The reason for which a view is checked.
enum TargetKind {
  /// The view reacts to touches, and needs a size and a label.
  case touch
  /// The view is an accessibility element, or has a size of the system, and needs a label only.
  case element
}

extension UIView {
  /// The characteristics of elements that mean nothing without a label.
  private static let labeledTraits: [UIAccessibilityTraits] = [.button, .link, .adjustable, .image]

  private func needsLabel(_ traits: UIAccessibilityTraits) -> Bool {
    Self.labeledTraits.contains { traits.contains($0) }
  }

  /// Returns the reason for which the view is checked; `nil` if it is not.
  func targetKind(isInBar: Bool) -> TargetKind? {
    if let control = self as? UIControl { return control.controlKind(isInBar: isInBar) }
    guard !isPartOfSystemView else { return nil }
    if hasTap, isUserInteractionEnabled, !(self is UIScrollView), !(self is UIWindow) { return .touch }
    return isAccessibilityElement && needsLabel(accessibilityTraits) ? .element : nil
  }

  private var hasTap: Bool { (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled } }

  /// Whether the view is a private part of a system view, such as the accessory of a list cell.
  var isPartOfSystemView: Bool {
    let name = String(reflecting: type(of: self)).split(separator: ".")
    return name.count > 1 && name[0].hasPrefix("UIKit") && !name[1].hasPrefix("UI")
  }

  /// The class for messages; for the buttons of bars, that of the item.
  var targetName: String {
    if superview is UITabBar { return "UITabBarItem" }
    return self is UIControl && isPartOfSystemView ? "UIBarButtonItem" : "\(type(of: self))"
  }

  /// The text that assistive technologies read for the view; its class if they read its parts.
  var spokenText: String? {
    if let control = self as? UIControl { return control.controlText }
    // A picture that is no element is not found, while the parts of other views may be.
    if !isAccessibilityElement { return self is UIImageView ? nil : targetName }
    return accessibilityLabel
  }

  /// The elements of the app within the view that are no views and have no label.
  var unlabeledParts: [TouchTarget] {
    guard !isAccessibilityElement, let given = containedElements else { return [] }
    return given.compactMap { $0 as? UIAccessibilityElement }.compactMap { part in
      guard part.isAccessibilityElement, needsLabel(part.accessibilityTraits), part.accessibilityLabel.isBlank
      else { return nil }
      let frame = part.accessibilityFrame
      return TouchTarget(
        name: "UIAccessibilityElement in \(type(of: self))", label: nil, frame: frame, reach: frame.size,
        hasSystemSize: true)
    }
  }

  /// Whether the view or a visible view in it has text.
  fileprivate var hasText: Bool {
    guard !isHidden else { return false }
    if let label = self as? UILabel { return !label.text.isBlank }
    return subviews.contains(where: \.hasText)
  }

  /// Whether the view is in a cell that has a label or a text, which is read together with a switch in it.
  fileprivate var isInLabeledCell: Bool {
    var next = superview
    while let view = next {
      if view is UICollectionViewCell || view is UITableViewCell {
        return !view.accessibilityLabel.isBlank || view.hasText
      }
      next = view.superview
    }
    return false
  }
}

extension String? {
  fileprivate var isBlank: Bool { (self ?? "").allSatisfy(\.isWhitespace) }
}

extension UIControl {
  fileprivate func controlKind(isInBar: Bool) -> TargetKind? {
    guard isEnabled, isUserInteractionEnabled else { return nil }
    if isPartOfSystemView { return isInBar && isAccessibilityElement ? .element : nil }
    return hasSystemSize ? .element : .touch
  }

  /// The text that assistive technologies read for the control.
  fileprivate var controlText: String? {
    switch self {
    // Their parts are elements with the system's labels.
    case is UIStepper, is UISegmentedControl, is UIDatePicker, is UIRefreshControl, is UISearchTextField:
      return targetName
    // The value tells the purpose.
    case is UIPageControl: return accessibilityLabel ?? accessibilityValue
    case let field as UITextField:
      return field.accessibilityLabel.isBlank ? field.placeholder : field.accessibilityLabel
    case is UISwitch where accessibilityLabel.isBlank && isInLabeledCell: return targetName
    default: return accessibilityLabel
    }
  }

  /// Whether the control's size is the system's.
  var hasSystemSize: Bool {
    self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UIPageControl || self is UISlider
      || self is UITextField
  }
}
