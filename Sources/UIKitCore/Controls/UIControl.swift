import Foundation
import Geometry

/// A view that converts touches into events, and performs actions for them.
///
/// It tracks one touch at a time. Simultaneous events are sent together: an action for several of them is performed
/// once.
///
/// - Fidelity: documented; a control's context menu is absent. That a touch counts as inside up to 70 points from the edge is observed.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Whether the control responds to touches. Disabling it cancels the tracking of a touch. The default is `true`.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking() }
      reportState()
    }
  }
  /// Whether the control is selected. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { reportState() } } }
  /// Whether the control is highlighted. It is while a touch is inside. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { reportState() } } }

  /// The text that explains the control where a pointer rests on it: on a Mac. The default is `nil`.
  open var toolTip: String?

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracked != nil }
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  private var tracked: UITouch?
  private final var registrations: [Registration] = []

  /// The distance from the edge within which a touch counts as inside, in points. A mouse pointer is exact.
  private static let fingerSlop: CGFloat = 70

  private enum Handler {
    case action(UIAction)
    case target(TargetAction)
  }

  private struct Registration {
    var handler: Handler
    var events: Event

    var action: UIAction? { if case .action(let action) = handler { action } else { nil } }
    var target: TargetAction? { if case .target(let target) = handler { target } else { nil } }
  }

  /// The event because of which actions are sent now.
  private var currentEvent: UIEvent?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for its primary event.
  ///
  /// - Parameter primaryAction: The action, or `nil` for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(self, as: UIControl.self)
  }

  /// The state of the control: highlighted, disabled and selected.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func reportState() {
    stateDidChange()
    KeyValueObservers.check(self)
  }

  /// Whether a tap opens the control's menu, if it has one, instead of performing the primary action. The default is
  /// `false`.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }

  /// The interaction that opens the control's context menu; `nil` while it is not enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a press opens the context menu that the control itself configures, as the delegate of its interaction. The
  /// default is `false`.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }

  /// Returns the configuration of the control's context menu. The default implementation returns `nil`, for no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview to lift. The default implementation returns `nil`, for the control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview for closing. The default implementation returns `nil`, for the control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the context menu opens. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the context menu closes. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  override var naturalTraits: UIAccessibilityTraits {
    super.naturalTraits.union(isSelected ? .selected : []).union(isEnabled ? [] : .notEnabled)
  }

  // MARK: Content

  /// The vertical position of the content, in controls that support it, such as buttons. The default is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal position of the content, in controls that support it, such as buttons. The default is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal position of the content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Adds an action that is performed when one of the events is sent. It replaces an action with the same identifier
  /// for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if controlEvents.isEmpty { return }
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(handler: .action(action), events: controlEvents))
    }
  }

  /// Removes an action for the given events. It has no effect if the action was not added.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action?.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure for each action, or target with its selector, and its events, in the order in which they were
  /// added, until it sets its last argument to `true`.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for registration in registrations where !stops && registration.target?.isOrphaned != true {
      let target = registration.target.map { ($0.target as Any?, $0.action) }
      iterator(registration.action, target, registration.events, &stops)
    }
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs an action with the control as its sender. Overrides can observe or replace actions.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the actions for one or more of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(let pair) where pair.isOrphaned: continue
      case .target(let pair): sendAction(pair.action, to: pair.target, for: currentEvent)
      }
    }
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    currentEvent = event
    sendActions(for: controlEvents)
    currentEvent = nil
  }

  // MARK: Targets

  /// Adds a method that is called when one of the events is sent.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called, which is not retained; `nil` for the first responder along the chain
  ///     that has the method.
  ///   - action: A method without parameters, with the control, or with the control and the event.
  ///   - controlEvents: The events.
  /// - Fidelity: documented.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if controlEvents.isEmpty { return }
    let added = TargetAction(target: target, action: action)
    registrations.removeAll { $0.target?.isOrphaned == true }
    if let index = registrations.firstIndex(where: { $0.target?.isSame(as: added) == true }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(handler: .target(added), events: controlEvents))
    }
  }

  /// Removes a target's method for the given events; `nil` means all targets, or all methods.
  ///
  /// - Fidelity: documented.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in registrations.indices
    where registrations[index].target?.matches(target: target, action: action) == true {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Returns the selectors that are called on a target for one of the events; `nil` for none.
  ///
  /// - Fidelity: documented.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let names = registrations.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.target)
      .filter { $0.target === wanted && !$0.isOrphaned }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// The objects whose methods are called, and `NSNull` for the responder chain.
  ///
  /// - Fidelity: documented.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap(\.target).compactMap { pair in
        if pair.usesResponderChain { return AnyHashable(NSNull()) }
        return pair.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// Calls a method, with the control as its sender. Overrides can observe or replace calls.
  ///
  /// - Fidelity: documented.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the control's main action, as a touch does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Tracking

  /// Called when a touch begins in the control.
  ///
  /// - Returns: Whether the control tracks the touch. The default is `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Returns: Whether the control continues to track the touch. The default is `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is canceled, or the control is disabled. Does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    tracked = touch
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return forgetTouch() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetTouch() }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    tracked = nil
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    forgetTouch()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
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
    let position = touch.location(in: self)
    let slop = touch.type == .direct ? -Self.fingerSlop : 0
    let reach = bounds.inset(by: UIEdgeInsets(top: slop, left: slop, bottom: slop, right: slop))
    return point(inside: position, with: event) || reach.holds(position)
  }

  // MARK: Gestures

  /// - Fidelity: documented for the controls that claim taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard self is any TapClaiming, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
