import Foundation
import Geometry

/// A view that turns touches into events, and events into actions.
///
/// One touch at a time is followed. The events of one moment are sent together: an action that waits for several of them
/// is performed once.
///
/// - Fidelity: documented; targets are `UIAction`s, because selectors need a runtime that Linux lacks, and a
///   control's context menu is absent. That a finger counts as inside up to 70 points from the edge is observed.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Disabling a control that follows a touch makes it stop.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking() }
      stateDidChange()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// A touch that began inside has not ended yet.
  open var isTracking: Bool { tracked != nil }
  /// That touch is inside now.
  open private(set) var isTouchInside = false

  private var tracked: UITouch?
  private final var registrations: [Registration] = []

  /// How far outside the edge a finger still counts as inside, in points. A mouse pointer is exact.
  private static let fingerSlop: CGFloat = 70

  private struct Registration {
    var action: UIAction
    var events: Event
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// - Parameter primaryAction: Performed for the event that the kind of control calls its primary one.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control has another ``state``.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// A tap opens the control's menu, if it has one, in place of the primary action.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }

  override var naturalTraits: UIAccessibilityTraits {
    UIAccessibilityTraits(isSelected ? [.selected] : []).union(isEnabled ? [] : .notEnabled)
  }

  // MARK: Content

  /// Where in the control its content stands, for controls that have some, such as buttons.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The same, where leading and trailing have become left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Performs `action` whenever one of the events is sent. One with the same identifier that was added for them before is
  /// replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if controlEvents.isEmpty { return }
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Calls `iterator` for each action, in the order they were added, until it sets its last argument. The argument for a
  /// target and its selector is always nil.
  open func enumerateEventHandlers(_ iterator: (UIAction?, Never?, Event, inout Bool) -> Void) {
    var stops = false
    for registration in registrations where !stops { iterator(registration.action, nil, registration.events, &stops) }
  }

  /// All events that some action waits for.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs, in the order they were added, the actions that wait for one of the events.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// What a touch of the control would lead to, without one.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Tracking

  /// - Returns: Whether the control goes on following the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// - Returns: Whether the control goes on following the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    tracked = touch
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return forgetTouch() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetTouch() }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    tracked = nil
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    forgetTouch()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    guard isTracking else { return }
    forgetTouch()
    cancelTracking(with: nil)
  }

  private func forgetTouch() {
    tracked = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let slop = touch.type == .direct ? -Self.fingerSlop : 0
    let reach = bounds.inset(by: UIEdgeInsets(top: slop, left: slop, bottom: slop, right: slop))
    return point(inside: place, with: event) || reach.holds(place)
  }

  // MARK: Gestures

  /// Whether a tap does something here, so that tap recognisers of views around the control leave it alone.
  var claimsTaps: Bool { false }

  /// - Fidelity: documented for the controls that claim taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard claimsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
