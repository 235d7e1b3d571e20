import Foundation
import Geometry

/// What is lifted off the screen under a menu: a view, how it looks then, and where it came from.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// - Precondition: The view is in another, which is where it comes from.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      refuse(
        "UITargetedPreview was given a \(type(of: view)) that is in no view; use init(view:parameters:target:) to say "
          + "where it belongs.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }

  /// The same view from another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { retargetedPreview(with: target) }

  /// Where it comes from, in the window; nil if that is on no screen.
  var home: CGRect? {
    guard let window = target.container.window else { return nil }
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(target.transform)
    return target.container.convert(box.offsetBy(dx: target.center.x, dy: target.center.y), to: window).finite
  }
}

/// A place for the middle of a preview.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  open private(set) var container: UIView
  /// In the container.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center.finite
    self.transform = transform
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewTarget(container: container, center: center, transform: transform)
  }
}

/// How a preview looks.
///
/// - Fidelity: documented; paths are absent.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// Behind what the view itself paints; nil gives back the system's colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? .systemBackground }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.ownColor = ownColor
    return copy
  }
}
