import Foundation
import Geometry

/// Makes one meaning out of touches and reports it.
///
/// Linux has no selectors: in place of `init(target:action:)` a recogniser takes closures, with ``init(handler:)`` or
/// ``addHandler(_:)``. They run when all recognisers have seen the event, and before the views under the fingers lose
/// them.
///
/// - Fidelity: documented, except for targets; presses are not shown to recognisers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  final var attempt = GestureAttempt()
  /// Recognisers that must fail before this one may begin.
  private(set) var failureRequirements: [UIGestureRecognizer] = []
  /// Fingers that are down, or lift in this event, in the order they came.
  package internal(set) var touches: [UITouch] = []
  /// Where it competes while fingers are down.
  weak var arena: GestureArena?

  /// - Parameter action: Always nil, for want of selectors; give handlers instead.
  public init(target: Any?, action: Selector?) { super.init() }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// - Parameter handler: Runs whenever the gesture is recognised or changes, as an action would on iOS.
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Taking a recogniser away from its view ends the gesture.
  open internal(set) weak var view: UIView? { didSet { if view !== oldValue, oldValue != nil { abandon() } } }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`; all of them if nothing is set.
  open var allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer]
    .map { NSNumber(value: $0.rawValue) }
  /// Whether touches of another type than the first are ignored.
  open var requiresExclusiveTouchType = true
  /// Disabling a recogniser that is under way cancels it.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { abandon() } } }

  /// Subclasses set it as touches come in. Whether a gesture that has been recognised may begin is decided here: by the
  /// delegate, by others that are under way, and by those that have to fail first. What does not follow from the present
  /// state is taken for what does: a gesture that has not begun can only fail, one that has can only be cancelled.
  open var state: State {
    get { attempt.reported ?? attempt.state }
    set { move(to: newValue) }
  }

  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0 === otherGestureRecognizer }) else { return }
    failureRequirements.append(otherGestureRecognizer)
  }

  // MARK: Touches

  open var numberOfTouches: Int { spokenOf.count }
  /// Of the event that was seen last.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// The middle of the touches; zero without any.
  open func location(in view: UIView?) -> CGPoint { converted(UIGestureRecognizer.middle(of: spokenOf), to: view) }

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

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and its fingers have lifted: ready for the next.
  open func reset() {}
  /// The finger is none of the gesture's: it is not shown to it any more, and stays with the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// The fingers that locations are of: those that are down, and those that were for a gesture that ends without them.
  var spokenOf: [UITouch] { touches.isEmpty && (isRecognized || state == .cancelled) ? attempt.fingers : touches }

  /// When it wants to hear of the time again though no finger moves; nil for never.
  var deadline: FrameTime? { nil }

  /// The deadline has come.
  func deadlinePassed(at time: FrameTime) {}

  /// The state has been set, before anybody else is told.
  func didMove(from old: State, to new: State) {}
}

extension UIGestureRecognizer {
  /// - Parameter point: In the window.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  /// Of all touches, in the window; zero without any.
  static func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { $0 + $1.location }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
