import Foundation
import Geometry

/// Makes one meaning out of touches and reports it.
///
/// Linux has no selectors: in place of `init(target:action:)` a recogniser takes closures, with ``init(handler:)`` or
/// ``addHandler(_:)``.
///
/// - Fidelity: documented, except for targets.
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

  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var current = State.possible
  /// Recognised, but waiting for others to fail first.
  private(set) var held: State?
  /// Recognisers that must fail before this one may begin.
  private(set) var failureRequirements: [UIGestureRecognizer] = []
  package internal(set) var touches: [UITouch] = []
  /// Where it competes while fingers are down.
  weak var arena: GestureArena?

  public override init() { super.init() }

  /// - Parameter handler: Runs whenever the gesture is recognised or changes, as an action would on iOS.
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Disabling a recogniser that is under way cancels it.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue, state == .began || state == .changed else { return }
      state = .cancelled
    }
  }

  /// Subclasses set it as touches come in. Whether a gesture that has been recognised may begin is decided here: by the
  /// delegate, by others that are under way, and by those that have to fail first.
  open var state: State {
    get { current }
    set { move(to: newValue) }
  }

  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches; zero without any.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// - Precondition: `0 <= touchIndex && touchIndex < numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "Touch \(touchIndex) of \(touches.count) does not exist; ask numberOfTouches first.")
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// When it wants to hear of the time again though no finger moves; nil for never.
  var deadline: FrameTime? { nil }

  /// The deadline has come.
  func deadlinePassed(at time: FrameTime) {}

  /// The state has been set, before anybody else is told.
  func didMove(from old: State, to new: State) {}
}

extension UIGestureRecognizer {
  private func move(to new: State) {
    let begins = current == .possible && (new == .began || new == .ended)
    guard begins else { return set(new) }
    switch arena?.verdict(on: self) ?? .admitted {
    case .admitted: admit(new)
    case .refused: set(.failed)
    case .waiting: held = new
    }
  }

  private func admit(_ new: State) {
    held = nil
    arena?.willRecognize(self)
    set(new)
  }

  private func set(_ new: State) {
    let old = current
    current = new
    didMove(from: old, to: new)
    if new != .possible && new != .failed {
      for handler in handlers { handler(self) }
    }
    if new == .failed, old != .failed {
      held = nil
      arena?.didFail(self)
    }
  }

  /// What it waited for has failed.
  func proceed() {
    guard let held, arena?.verdict(on: self) == .admitted else { return }
    admit(held)
  }

  /// Ready for the next touches.
  func startOver() {
    touches = []
    held = nil
    current = .possible
    reset()
  }

  /// No more touches can change it: it is done, has failed, or was refused.
  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  var isUnderWay: Bool { current == .began || current == .changed }
}
