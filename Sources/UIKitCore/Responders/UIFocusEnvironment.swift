import Foundation
import Geometry

/// An object that takes part in focus, which keys move on an iPad.
///
/// On an iPhone nothing is ever focused, so no focus system asks these members.
///
/// - Fidelity: approximated; the same holds on an iPad here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments within this one that should be focused first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; `nil` for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests that the preferred environment is focused.
  func setNeedsFocusUpdate()
  /// Moves the focus now, if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
///
/// - Fidelity: documented; nothing is ever focused, as on an iPhone.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can be focused.
  var canBecomeFocused: Bool { get }
  /// Whether the object is focused.
  var isFocused: Bool { get }
  /// The frame of the object in its container.
  var frame: CGRect { get }
}

/// The movement of the focus from one item to another.
///
/// - Fidelity: documented; the focus never moves, as on an iPhone.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  override init() { super.init() }

  /// The item that was focused; `nil` if there was none.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that is focused next; `nil` if there is none.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that was focused; `nil` if there was none.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is focused next; `nil` if there is none.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the movement.
  open var focusHeading: UIFocusHeading { [] }
}

/// The direction in which the focus moves.
///
/// - Fidelity: documented.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The animations that accompany a movement of the focus.
///
/// - Fidelity: documented; the focus never moves, as on an iPhone.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  /// Performs animations along with the movement, and then a completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// The system that moves the focus.
///
/// - Fidelity: documented; there is none, as on an iPhone.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  override init() { super.init() }

  /// Returns the system of an environment: `nil`, because nothing can be focused.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// The focused item; `nil` if there is none.
  open weak var focusedItem: (any UIFocusItem)? { nil }
  /// Requests that an environment is focused.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Moves the focus now, if that was requested.
  open func updateFocusIfNeeded() {}
}

/// The appearance of a focused item.
///
/// - Fidelity: documented; nothing is ever focused, as on an iPhone.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @MainActor NSCopying {
  /// Creates an appearance without an effect.
  public override init() { super.init() }
  /// Returns the appearance itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around a focused item.
///
/// - Fidelity: documented; nothing is ever focused, as on an iPhone.
open class UIFocusHaloEffect: UIFocusEffect {
  private var path: UIBezierPath?

  /// Creates a line around the item.
  public override init() { super.init() }
  /// Creates a line around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Creates a line around a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Creates a line along a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// The view around which the line is; `nil`, the default, for the focused one.
  open weak var referenceView: UIView?
  /// The view that contains the line; `nil`, the default, for the superview.
  open weak var containerView: UIView?
}

/// The importance of an item within its group.
///
/// - Fidelity: documented.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The importance as a number.
  public let rawValue: Int
  /// Creates an importance from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is not preferred.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item was focused before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
  /// The item is preferred.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
  /// The item is the focused one.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
