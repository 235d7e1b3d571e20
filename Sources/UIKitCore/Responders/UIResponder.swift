import Foundation

/// An object that handles events, or passes them to the next responder in its chain.
///
/// - Fidelity: documented; nothing here shakes the device or sends remote control events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder.
  public override init() { super.init() }

  /// The observers of traits registered with a view or controller.
  final var traitObservers: [TraitObserver] = []

  /// The responder that receives events this one does not handle; `nil`, the default, at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Focus

  /// Whether the responder accepts becoming first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder agrees to resign first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// Whether typed text and keys go to this responder first.
  open var isFirstResponder: Bool { keyboard?.firstResponder === self }

  /// Makes this responder the first to receive typed text and keys.
  ///
  /// - Returns: Whether it is first responder now. A responder that refuses does not become it, nor if the present one
  ///   refuses to resign. A view that is not in a window becomes first responder when it enters one.
  ///
  /// - Fidelity: observed; whether iOS returns `true` for a view that is not in a window yet is unknown.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let keyboard else {
      (self as? UIView)?.awaitsFocus = canBecomeFirstResponder
      return false
    }
    return keyboard.focus(on: self)
  }

  /// Ends being first responder. The next responder up the chain that provides input views, if any, becomes first
  /// responder.
  ///
  /// - Returns: Whether the responder is no longer first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    (self as? UIView)?.awaitsFocus = false
    return keyboard?.release(self) ?? true
  }

  /// The record of operations to undo, of the nearest responder up the chain that has one; by default of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The language in which the user types into the responder; `nil` unless it is the first responder.
  open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }

  // MARK: Input views

  /// The view shown in place of a keyboard while this responder, or one further down its chain, is first responder. The
  /// default is `nil`.
  ///
  /// - Fidelity: documented.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard while this responder, or one further down its chain, is first responder. The
  /// default is `nil`.
  ///
  /// The nearest one up the chain is shown. As no keyboard is drawn, it is placed at the bottom of the screen.
  ///
  /// - Fidelity: documented; the position without a keyboard is approximated.
  open var inputAccessoryView: UIView? { nil }
  /// The buttons beside the suggestions above a keyboard. No keyboard is drawn, so they are kept and not shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let assistant = UITextInputAssistantItem.all.object(forKey: self) { return assistant }
    let assistant = UITextInputAssistantItem()
    UITextInputAssistantItem.all.setObject(assistant, forKey: self)
    return assistant
  }
  /// Reads ``inputView`` and ``inputAccessoryView`` again. Has an effect only on the first responder.
  ///
  /// - Fidelity: documented.
  open func reloadInputViews() { keyboard.map { $0.inputs.reload(for: self, first: $0.firstResponder) } }

  // MARK: Actions

  /// Returns whether the responder performs an action. The default is whether it has a method of that name.
  ///
  /// - Fidelity: documented, for methods that are `@objc` in adapted source.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

  /// Returns the first responder along the chain that performs an action; `nil` if none does.
  ///
  /// - Fidelity: documented.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chainTarget(for: action, sender: sender)
  }

  /// The combinations of keys that perform commands while the responder is in the chain. The default is `nil`.
  ///
  /// - Fidelity: documented.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the menus of a system. The main menu asks the app and its delegate; overrides call `super`. Does nothing by
  /// default.
  ///
  /// - Fidelity: documented.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes the attributes and the state of a command before it is used. Does nothing by default.
  ///
  /// - Fidelity: documented.
  open func validate(_ command: UICommand) {}
  /// The activity that the responder supports. The default is `nil`.
  open var userActivity: NSUserActivity? {
    get { spoken?.activity }
    set { speak { $0.activity = newValue } }
  }
  /// Called to update an activity before it is kept. Does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to continue an activity. Does nothing by default.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Editing

  /// Moves the selection to the pasteboard. Does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. Does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the pasteboard's content. Does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the insertion point. Does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}

  /// Called for a command of a remote control, which does not occur here. The default passes the call to the next
  /// responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Motion

  /// Called when a motion such as a shake begins, which does not occur here. The default passes the call to the next
  /// responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when a motion ends, which does not occur here. The default passes the call to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a motion is cancelled, which does not occur here. The default passes the call to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Nib files

  /// Called after a nib file or storyboard has created the object, and has connected its outlets and actions. Does
  /// nothing by default. Overrides call `super`.
  ///
  /// - Fidelity: documented.
  open func awakeFromNib() {}
  /// Called by Xcode's Interface Builder; nothing here calls it.
  open func prepareForInterfaceBuilder() {}
  /// Does nothing, and is never called. In UIKit, methods that `NSObject` has for its instances are those of classes, too.
  open class func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// The accessibility properties that were set; `nil` if none were.
  final var spoken: AccessibilityWords?

  /// Whether assistive technologies treat the responder as one element. Unless set, `true` for labels, controls and the
  /// like.
  ///
  /// - Fidelity: documented; there is no assistive technology on this platform, so only apps and tests read it.
  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? isElementByNature }
    set { speak { $0.isElement = newValue } }
  }
  /// A short description of the element; unless set, its text or title.
  open var accessibilityLabel: String? {
    get { spoken?.label ?? naturalLabel }
    set { speak { $0.label = newValue } }
  }
  /// The result of performing the element's action; `nil`, the default, for none.
  open var accessibilityHint: String? {
    get { spoken?.hint ?? naturalHint }
    set { speak { $0.hint = newValue } }
  }
  /// The value of the element; unless set, that of the control.
  open var accessibilityValue: String? {
    get { spoken?.value ?? naturalValue }
    set { speak { $0.value = newValue } }
  }
  /// The kind and behavior of the element; unless set, those of the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? naturalTraits }
    set { speak { $0.traits = newValue } }
  }
  /// A name by which tests of the app find the element. It is never presented. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { spoken?.identifier ?? naturalIdentifier }
    set { speak { $0.identifier = newValue } }
  }
  /// The elements within this one, in reading order; `nil`, the default, for the subviews.
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { speak { $0.elements = newValue } }
  }
  /// Returns the number of elements within this one; by default, that of ``accessibilityElements``.
  ///
  /// - Fidelity: documented.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index; by default, that of ``accessibilityElements``, and `nil` beyond its ends.
  ///
  /// - Fidelity: documented.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element within this one; `NSNotFound` if there is none.
  ///
  /// - Fidelity: documented.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Further actions of the element; `nil`, the default, for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.actions }
    set { speak { $0.actions = newValue } }
  }
  /// Whether elements within this one are skipped. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set { speak { $0.hidesElements = newValue } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the element for voice control; `nil`, the default, for the label.
  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.userInputLabels }
    set { speak { $0.userInputLabels = newValue } }
  }
  /// The label with attributes of speech; `nil`, the default, for none.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken?.attributedLabel }
    set {
      speak {
        $0.attributedLabel = newValue
        $0.label = newValue?.string
      }
    }
  }
  /// The way in which the elements within this one are read. The default is `automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken?.navigationStyle ?? .automatic }
    set { speak { $0.navigationStyle = newValue } }
  }
  /// The kind of container. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken?.containerType ?? .none }
    set { speak { $0.containerType = newValue } }
  }
  /// Whether the element responds to the user; by default, whether it is a control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { spoken?.respondsToUser ?? (self is UIControl) }
    set { speak { $0.respondsToUser = newValue } }
  }
  /// The language of the element's texts; `nil`, the default, for the user's.
  open var accessibilityLanguage: String? {
    get { spoken?.language }
    set { speak { $0.language = newValue } }
  }
  /// The frame of the element on the screen, in points; unless set, that of the view.
  open var accessibilityFrame: CGRect {
    get { spoken?.frame ?? naturalFrame }
    set { speak { $0.frame = newValue } }
  }
  /// The shape of the element on the screen; `nil`, the default, for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { spoken?.path }
    set { speak { $0.path = newValue } }
  }
  /// The point that an activation touches, on the screen; unless set, the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { spoken?.activationPoint ?? accessibilityFrame.center }
    set { speak { $0.activationPoint = newValue } }
  }
  /// Activates the element. Returns whether it did; the default does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the element's value. Does nothing by default.
  open func accessibilityIncrement() {}
  /// Decreases the element's value. Does nothing by default.
  open func accessibilityDecrement() {}
  /// Scrolls the element. Returns whether it did; the default does nothing.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves a modal view. Returns whether it did; the default does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action. Returns whether it did; the default does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology moves to the element, which none does here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the element, which none does here.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology is at the element. Always `false` here.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Whether elements outside of this one are skipped. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { speak { $0.isModal = newValue } }
  }
  /// Whether elements within this one are read together. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.groupsChildren ?? false }
    set { speak { $0.groupsChildren = newValue } }
  }

  /// The default of ``isAccessibilityElement`` for the class.
  var isElementByNature: Bool { self is any AccessibleByNature }
  var naturalLabel: String? { nil }
  var naturalHint: String? { nil }
  var naturalIdentifier: String? { nil }
  var naturalValue: String? { accessibleByNature?.accessibilityValueByNature }
  var naturalTraits: UIAccessibilityTraits { accessibleByNature?.accessibilityTraitsByNature ?? .none }
  var naturalFrame: CGRect { .zero }

  // MARK: Touches

  /// Called when touches begin in the responder. The default passes the call to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the responder move. The default passes the call to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the responder end. The default passes the call to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that began in the responder are taken over, as by a gesture recognizer. The default passes the
  /// call to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when keys are pressed. The default passes the call to the next responder.
  ///
  /// Keys scroll, or edit text, only if the call reaches the end of the chain: overrides that do not call `super` have
  /// used them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.reachedEndOfChain = true }
  }

  /// Called when the force of presses changes, which does not occur. The default passes the call to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released. The default passes the call to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when another window takes the keyboard while keys are down. The default passes the call to the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

extension UIResponder {
  /// The keyboard that sends keys to the responder; `nil` without a window. A window that was never shown has the current
  /// one.
  private var keyboard: Keyboard? { shownWindow.map { ($0.root ?? .current).keyboard } }

  /// The window at the end of the chain.
  var shownWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
  }
}
