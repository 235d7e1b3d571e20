import Foundation
import Geometry

/// The base class of objects that recognize a gesture in touches.
///
/// Besides targets it calls closures, ``init(handler:)`` and ``addHandler(_:)``. Both are called after all recognizers
/// have received the event, and before views lose their touches.
///
/// - Fidelity: documented; recognizers do not receive presses.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Hashable, Sendable {
    /// The gesture has not been recognized. This is the initial state.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended, or a discrete gesture was recognized.
    case ended = 3
    /// The gesture was interrupted after it had begun.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5

    /// A discrete gesture was recognized. The same as `ended`.
    public static var recognized: State { .ended }
  }

  private enum Handler {
    case closure(@MainActor (UIGestureRecognizer) -> Void)
    case target(TargetAction)
  }

  /// Closures and targets in the order in which they were added.
  private var handlers: [Handler] = []
  final var attempt = GestureAttempt()
  /// The recognizers that must fail before this one may begin.
  private(set) var failureRequirements: [UIGestureRecognizer] = []
  /// The touches that are down, or end in this event, in the order in which they began.
  package internal(set) var touches: [UITouch] = []
  /// The arena in which the recognizer competes while there are touches.
  weak var arena: GestureArena?

  /// Creates a recognizer that calls a method when the gesture is recognized or changes.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called, which is not retained; `nil` for none.
  ///   - action: A method without parameters, or with the recognizer as its only one.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { handlers.append(.target(TargetAction(target: target, action: action))) }
  }

  /// Creates a recognizer without handlers.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer with a handler.
  ///
  /// - Parameter handler: A closure that is called when the gesture is recognized or changes, as an action is on iOS.
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The view to which the recognizer was added, or `nil`. Removing it from the view cancels the gesture.
  open internal(set) weak var view: UIView? { didSet { if view !== oldValue, oldValue != nil { abandon() } } }
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name of the recognizer, for debugging. The default is `nil`.
  open var name: String?
  /// Whether views lose their touches when the gesture is recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after the recognizer has failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after the recognizer has failed. The default is `true`.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`. The default is all types.
  open var allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer]
    .map { NSNumber(value: $0.rawValue) }
  /// The types of presses that the recognizer receives. No recognizer receives presses here. The default is none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether the recognizer ignores touches of another type than that of the first one. The default is `true`.
  open var requiresExclusiveTouchType = true
  /// Whether the recognizer receives touches. Setting it to `false` cancels a gesture in progress. The default is
  /// `true`.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { abandon() } } }

  /// The state of the recognizer, which subclasses set as they receive touches.
  ///
  /// The delegate and competing recognizers decide whether a gesture may begin; if not, it fails. A state that cannot
  /// follow the current one is replaced: before the gesture has begun by `failed`, after that by `cancelled` or
  /// `changed`.
  open var state: State {
    get { attempt.reported ?? attempt.state }
    set { move(to: newValue) }
  }

  /// Adds a closure that is called when the gesture is recognized or changes. Closures are called in the order in which
  /// they were added.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(handler))
  }

  /// Adds a method that is called when the gesture is recognized or changes. The target is not retained; adding it again
  /// with the same method has no effect.
  ///
  /// - Fidelity: documented.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target: target, action: action)
    let isKnown = handlers.contains { if case .target(let known) = $0 { known.isSame(as: added) } else { false } }
    if !isKnown { handlers.append(.target(added)) }
  }

  /// Removes a target's method; `nil` means all targets, or all methods.
  ///
  /// - Fidelity: documented.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll {
      if case .target(let known) = $0 { known.matches(target: target, action: action) } else { false }
    }
  }

  /// Calls closures and targets.
  final func callHandlers() {
    for handler in handlers {
      switch handler {
      case .closure(let closure): closure(self)
      case .target(let pair): if let target = pair.target { pair.action.send(to: target, self) }
      }
    }
  }

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0 === otherGestureRecognizer }) else { return }
    failureRequirements.append(otherGestureRecognizer)
  }

  // MARK: Touches

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { spokenOf.count }
  /// The modifier keys of the most recent event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons of the most recent event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Returns the center of the touches in a view's coordinates, or in the window for `nil`; zero without touches.
  open func location(in view: UIView?) -> CGPoint { converted(UIGestureRecognizer.middle(of: spokenOf), to: view) }

  /// Returns the location of a touch in a view's coordinates, or in the window for `nil`.
  ///
  /// - Precondition: `0 <= touchIndex && touchIndex < numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard (0..<numberOfTouches).contains(touchIndex) else {
      refuse(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(numberOfTouches)). Ask "
          + "numberOfTouches first.")
    }
    return spokenOf[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when touches begin. Subclasses override it and set ``state``. Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. Subclasses override it and set ``state``. Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Subclasses override it and set ``state``. Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are canceled. Subclasses override it and set ``state``. Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the gesture is over and its touches have ended. Subclasses reset their own state. Does nothing by
  /// default.
  open func reset() {}
  /// Excludes a touch from the gesture. The recognizer no longer receives it, and the view keeps it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  /// Returns whether the recognition of this gesture makes another fail. Always `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognition of another gesture makes this one fail. Always `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits until another one has failed. Always `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits until this one has failed. Always `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer receives an event. The default implementation calls the delegate, and returns
  /// `true` without one.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// The touches that locations refer to: those that are down, or those of a gesture that has ended.
  var spokenOf: [UITouch] { touches.isEmpty && (isRecognized || state == .cancelled) ? attempt.fingers : touches }

  /// The time at which the recognizer must be called without a touch event; `nil` for never.
  var deadline: FrameTime? { nil }

  /// Called when the deadline has passed.
  func deadlinePassed(at time: FrameTime) {}

  /// Called when the state has changed, before the targets and the delegate are notified.
  func didMove(from old: State, to new: State) {}
}

extension UIGestureRecognizer {
  /// - Parameter point: A point in the window.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  /// Returns the center of touches, in the window; zero without any.
  static func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { $0 + $1.location }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
