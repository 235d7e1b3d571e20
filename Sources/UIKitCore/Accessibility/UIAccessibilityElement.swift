import Foundation
import Geometry

/// An object with a coordinate space of its own that contains accessibility elements.
@MainActor
protocol AccessibilityContainer: AnyObject {
  /// Returns a frame of the container's coordinates in those of the screen.
  func onScreen(_ frame: CGRect) -> CGRect
}

/// An element for assistive technologies that is not a view.
///
/// - Fidelity: documented; there is no assistive technology on this platform, so only apps and tests read it.
@preconcurrency @MainActor
open class UIAccessibilityElement: NSObject {
  /// The view or other object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technologies treat the object as an element. The default is `true`.
  open var isAccessibilityElement = true
  /// A short description of the element. The default is `nil`.
  open var accessibilityLabel: String?
  /// The result of performing the element's action. The default is `nil`.
  open var accessibilityHint: String?
  /// The value of the element. The default is `nil`.
  open var accessibilityValue: String?
  /// The frame of the element on the screen, in points; unless set, that of ``accessibilityFrameInContainerSpace``, which
  /// moves with the container. The default is zero.
  open var accessibilityFrame: CGRect {
    get {
      ownFrame ?? (accessibilityContainer as? any AccessibilityContainer)?.onScreen(accessibilityFrameInContainerSpace)
        ?? .zero
    }
    set { ownFrame = newValue }
  }
  private final var ownFrame: CGRect?
  /// The frame of the element in its container, in points. The default is zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The kind and behavior of the element. The default is none.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name by which tests of the app find the element. The default is `nil`.
  open var accessibilityIdentifier: String?
  /// Further actions of the element. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }

  /// Activates the element. Returns whether it did; the default does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the element's value. Does nothing by default.
  open func accessibilityIncrement() {}
  /// Decreases the element's value. Does nothing by default.
  open func accessibilityDecrement() {}
}

extension UIAccessibilityElement: AccessibilityContainer {
  func onScreen(_ frame: CGRect) -> CGRect {
    let own = accessibilityFrame
    return frame.offsetBy(dx: own.minX, dy: own.minY)
  }
}
