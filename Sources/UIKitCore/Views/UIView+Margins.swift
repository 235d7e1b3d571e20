import Foundation
import Geometry

/// Margins as they were set, before the safe area and the superview's margins are applied.
enum OwnMargins: Equatable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func insets(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .physical(let insets): insets.finite
    case .directional(let insets): UIEdgeInsets(insets, direction).finite
    }
  }
}

extension UIEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension UIView {
  /// The margins set on the view, at least the minimum of a controller's root view; by default 8 points on every side.
  private var baseMargins: UIEdgeInsets {
    if let ownMargins {
      let own = ownMargins.insets(layoutDirection)
      guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
      return own.atLeast(UIEdgeInsets(controller.systemMinimumLayoutMargins, layoutDirection))
    }
    guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    return UIEdgeInsets(controller.systemMinimumLayoutMargins, layoutDirection)
  }

  var effectiveMargins: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    return margins.atLeast(parent.layoutMargins.reaching(into: layer.frame, of: parent.bounds))
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(effectiveMargins, layoutDirection)
  }

  func setMargins(_ margins: OwnMargins) {
    guard ownMargins != margins else { return }
    ownMargins = margins
    marginsMayHaveChanged()
  }

  func marginsMayHaveChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The part of the superview's safe area insets that covers this view, and the controller's additional insets.
  var inheritedSafeArea: UIEdgeInsets {
    guard let parent else { return .zero }
    let inherited = parent.safeAreaForSubviews.reaching(into: layer.frame, of: parent.bounds)
    return inherited.adding(controller?.additionalSafeAreaInsets.finite ?? .zero)
  }

  /// Notifies the view and its descendants if the safe area has changed since they were last notified.
  func safeAreaMayHaveChanged() {
    let new = safeAreaInsets
    guard new != knownSafeArea else { return }
    knownSafeArea = new
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
    setNeedsLayout()
    for child in children { child.safeAreaMayHaveChanged() }
  }
}

extension UIEdgeInsets {
  /// Returns the part of these insets of `container` that covers `rect` in it. An inset of 0 covers nothing, even if
  /// `rect` extends beyond the container.
  fileprivate func reaching(into rect: CGRect, of container: CGRect) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ overhang: CGFloat) -> CGFloat {
      FiniteGeometry.length(Swift.min(inset, overhang + inset))
    }
    return UIEdgeInsets(
      top: reach(top, container.origin.y - rect.origin.y),
      left: reach(left, container.origin.x - rect.origin.x),
      bottom: reach(bottom, rect.origin.y + rect.size.height - container.origin.y - container.size.height),
      right: reach(right, rect.origin.x + rect.size.width - container.origin.x - container.size.width))
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top, other.top), left: Swift.max(left, other.left), bottom: Swift.max(bottom, other.bottom),
      right: Swift.max(right, other.right))
  }
}
