import Foundation
import Geometry

/// A presentation next to the view it refers to; in compact width, as on phones, a sheet unless the delegate decides
/// otherwise.
///
/// A view or bar button item must be set before a popover is shown; its absence is a programmer error.
///
/// - Fidelity: documented; approximated for the default size of content, 320 by 480 points, and for the motion, a fade. The
///   style is chosen when the presentation begins.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points. The default is `nil`.
  open weak var sourceView: UIView?
  /// The rectangle at which the popover points, in the source view's coordinates. The default, the null rectangle,
  /// denotes the bounds.
  open var sourceRect = CGRect.null
  /// The bar button item at which the popover points. The default is `nil`.
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button item at which the popover points. The default is `nil`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { (barButtonItem, sourceView) = (newValue as? UIBarButtonItem, newValue as? UIView) }
  }
  /// The directions in which the popover's arrow may point. The default is any. Without a direction the popover has no
  /// arrow, and is over the middle of the rectangle.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points; `unknown` while no popover is shown.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView.flatMap { placement(in: $0.bounds, safeArea: $0.safeAreaInsets)?.direction } ?? .unknown
  }
  /// Whether the popover may cover the rectangle at which it points, instead of becoming smaller. The default is `false`.
  open var canOverlapSourceViewRect = false
  /// The views beside the popover that receive touches. The default is `nil`.
  ///
  /// - Fidelity: approximated; stored, without effect.
  open var passthroughViews: [UIView]?
  /// The color behind the popover's content and of its arrow; `nil`, the default, for that of the content.
  open var backgroundColor: UIColor?
  /// The least distances of the popover from the edges of the screen. The default is 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The sheet that is shown in compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Returns `none` in regular width, and what the delegate decides in compact width.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass != .regular else { return .none }
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .popover ? .none : style
  }

  /// Tells the delegate that the popover will be shown, and checks that it points at something.
  final func willShow() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return }
    refuse(
      "A popover of \(presentedViewController) points at nothing; set sourceView, sourceItem or barButtonItem of its "
        + "popoverPresentationController before it is presented.")
  }

  /// The size of content without a preferred size.
  private static let standardSize = CGSize(width: 320, height: 480)

  /// Returns the place of the popover; `nil` if it is not a popover that is shown, or points at nothing.
  final func placement(in bounds: CGRect, safeArea: UIEdgeInsets) -> PopoverPlacement? {
    guard let container = containerView, let source = source(in: container) else { return nil }
    let preferred = presentedViewController.popoverSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
      height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
    return PopoverPlacement(
      size: size, source: source, within: bounds.inset(by: safeArea).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
  }

  /// Returns the rectangle at which the popover points.
  private func source(in container: UIView) -> CGRect? {
    if let barButtonItem {
      return container.window.flatMap { $0.button(of: barButtonItem) }.map { $0.convert($0.bounds, to: container) }
    }
    return sourceView.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: container) }
  }
}

extension UIViewController {
  /// The preferred size, or for a navigation controller without one, that of its top controller below the bar.
  fileprivate var popoverSize: CGSize {
    guard preferredContentSize == .zero, let navigation = self as? UINavigationController,
      var size = navigation.topViewController?.preferredContentSize, size.height > 0
    else { return preferredContentSize }
    if !navigation.isNavigationBarHidden { size.height += navigation.navigationBar.frame.height }
    return size
  }
}

extension UIView {
  /// Returns the button of a bar that shows an item.
  fileprivate func button(of item: UIBarButtonItem) -> UIView? {
    if (self as? BarButton)?.item === item || item.customView === self { return self }
    return subviews.lazy.compactMap { $0.button(of: item) }.first
  }
}

/// An object at which a popover points: a view or a bar button item.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions in which a popover's arrow may point.
///
/// - Fidelity: documented.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow that points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow that points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// A direction that is not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The delegate of a popover; it has the methods of other presentations.
///
/// - Fidelity: documented; moving a popover is absent.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown. Does nothing by default.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation, which does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
