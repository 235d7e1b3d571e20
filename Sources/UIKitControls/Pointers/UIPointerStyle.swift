import Foundation
import Geometry
import UIKitCore

/// The appearance of a pointer over a region.
///
/// - Fidelity: documented; there is no pointer, so styles are never shown.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The change of the content below the pointer; `nil` for none.
  open private(set) var effect: UIPointerEffect?
  /// The shape of the pointer; `nil` for that of the effect.
  open private(set) var shape: UIPointerShape?
  /// The axes along which the pointer cannot move freely.
  open private(set) var constrainedAxes: UIAxis = []

  /// Creates a style with an effect on the content.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
    (self.shape, constrainedAxes) = (shape, axes)
  }

  /// Creates the style of the system's pointer.
  public required override init() { super.init() }

  /// Returns the style without a pointer.
  open class func hidden() -> Self { Self() }
  /// Returns the style of the system's pointer.
  open class func system() -> Self { Self() }
}

/// The change of the content below a pointer.
///
/// - Fidelity: documented; there is no pointer, so effects are never shown.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The tint of content below a pointer.
  public enum TintMode: Int, Hashable, Sendable {
    /// No tint.
    case none = 0
    /// A tint over the content.
    case overlay = 1
    /// A tint behind the content.
    case underlay = 2
  }

  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes the content's background.
  case highlight(UITargetedPreview)
  /// The content is lifted, and the pointer disappears below it.
  case lift(UITargetedPreview)
  /// The content changes, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
///
/// - Fidelity: documented; there is no pointer, so shapes are never shown.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A path around the pointer's position.
  case path(UIBezierPath)
  /// A rectangle in the view's coordinates, whose corners are rounded by a radius of the system or one of its own.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A vertical line of a length.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length.
  case horizontalBeam(length: CGFloat)

  /// The radius that the system chooses.
  public nonisolated static let defaultCornerRadius: CGFloat = 8
}
