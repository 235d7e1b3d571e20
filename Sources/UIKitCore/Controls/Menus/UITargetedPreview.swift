import Foundation
import Geometry

/// A view to be lifted for a menu or a drop, with its appearance and its position.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying {
  /// The view to show.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view at the view's own position.
  ///
  /// - Precondition: The view has a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      refuse(
        "UITargetedPreview was given a \(type(of: view)) that is not in a view; use init(view:parameters:target:) to specify "
          + "where it belongs.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at the view's own position, with the default appearance.
  ///
  /// - Precondition: The view has a superview.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with the same appearance at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns a preview of the same view with the same appearance and position.
  open func copy(with zone: NSZone? = nil) -> Any { retargetedPreview(with: target) }

  /// The frame of the preview in the window; `nil` if its container is not in a window.
  var home: CGRect? {
    guard let window = target.container.window else { return nil }
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(target.transform)
    return target.container.convert(box.offsetBy(dx: target.center.x, dy: target.center.y), to: window).finite
  }
}

/// The position of a preview's center in a container.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  /// The view in whose coordinates the center is.
  open private(set) var container: UIView
  /// The center of the preview, in the container's coordinates. Non-finite coordinates are replaced.
  open private(set) var center: CGPoint
  /// The transform of the preview around its center.
  open private(set) var transform: CGAffineTransform

  /// Creates a position with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center.finite
    self.transform = transform
  }

  /// Creates a position without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns an equal position.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewTarget(container: container, center: center, transform: transform)
  }
}

/// The appearance of a preview.
///
/// - Fidelity: documented; drags show the whole view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// The color behind the view. Setting `nil` restores the default, `systemBackground`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? .systemBackground }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?
  /// The part of the view that is shown, in the view's coordinates; `nil`, the default, for its bounds with rounded
  /// corners.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates; `nil`, the default, for ``visiblePath``.
  open var shadowPath: UIBezierPath?

  /// Creates parameters with the default appearance.
  public override init() { super.init() }

  /// Creates parameters that show the lines of a text.
  ///
  /// - Parameter textLineRects: The rectangles of the lines, as values that contain a `CGRect`.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(roundedRect: line.cgRectValue, cornerRadius: 4)) }
    visiblePath = path
  }

  /// Returns parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.ownColor = ownColor
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    return copy
  }
}
