import Foundation
import Geometry
import UIKitCore

/// An interaction that changes the pointer of a mouse or trackpad over a view.
///
/// - Fidelity: documented; as on an iPhone there is no pointer, so the delegate is never called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that chooses regions and styles. The default is `nil`.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer. The default is `true`.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Asks the delegate again while the pointer is over the view.
  open func invalidate() {}
  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that chooses the regions and styles of a pointer.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of a view that the pointer is over.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer over a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default implementation, which returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default implementation, which returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// The default implementation, which does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// The default implementation, which does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that animates changes together with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A position of the pointer for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The position in the interaction's view.
  open private(set) var location: CGPoint
  /// The pressed modifier keys.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}

/// A part of a view over which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part in the interaction's view.
  open private(set) var rect: CGRect
  /// The identifier of the region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the pointer latches to the region. The default is none.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}
