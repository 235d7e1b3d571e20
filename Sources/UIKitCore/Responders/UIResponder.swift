import Foundation

/// Whatever may handle an event, or pass it on to the next.
///
/// - Fidelity: documented; motion, remote controls and editing actions are absent.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who asked to be told of changes of traits, of a view or a controller.
  final var traitObservers: [TraitObserver] = []

  open var next: UIResponder? { nil }

  // MARK: Focus

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { keyboard?.firstResponder === self }

  /// Asks for what is typed.
  ///
  /// - Returns: Whether the responder has it now. One that is not on screen, does not want it, or would take it from one
  ///   that does not let go, gets nothing.
  @discardableResult
  open func becomeFirstResponder() -> Bool { keyboard?.focus(on: self) ?? false }

  /// - Returns: Whether the responder is without it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { keyboard?.release(self) ?? true }

  // MARK: Input views

  /// The view in place of a keyboard while this responder, or one whose chain leads here, is first responder.
  ///
  /// - Fidelity: documented.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder, or one whose chain leads here, is first responder. The nearest one
  /// up the chain is shown; as no keyboard is drawn, it stands at the bottom of the screen.
  ///
  /// - Fidelity: documented; where it stands without a keyboard is approximated.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for both again; without effect unless this is the first responder.
  ///
  /// - Fidelity: documented.
  open func reloadInputViews() { keyboard.map { $0.inputs.reload(for: self, first: $0.firstResponder) } }

  // MARK: Actions

  /// Whether the responder takes an action now, as a menu of editing commands asks.
  ///
  /// Linux has no values of `Selector`, so nothing calls this; code that overrides it compiles.
  ///
  /// - Fidelity: documented, as far as there are actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first responder along the chain that takes an action.
  ///
  /// - Fidelity: documented, as far as there are actions.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

  // MARK: Nib files

  /// Called for what comes out of a nib file. There are none here, so nobody calls it.
  open func awakeFromNib() {}
  /// Called by Xcode's Interface Builder, and by nobody else.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// What was said to those who do not look, or to tests; nil as long as nothing was.
  final var spoken: AccessibilityWords?

  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? isElementByNature }
    set { speak { $0.isElement = newValue } }
  }
  open var accessibilityLabel: String? {
    get { spoken?.label ?? naturalLabel }
    set { speak { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { speak { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { spoken?.value ?? naturalValue }
    set { speak { $0.value = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? naturalTraits }
    set { speak { $0.traits = newValue } }
  }
  /// For tests of the app: said to nobody.
  open var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { speak { $0.identifier = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { speak { $0.elements = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.actions }
    set { speak { $0.actions = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set { speak { $0.hidesElements = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { speak { $0.isModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.groupsChildren ?? false }
    set { speak { $0.groupsChildren = newValue } }
  }

  /// What a kind of view is without being told.
  var isElementByNature: Bool { false }
  var naturalLabel: String? { nil }
  var naturalValue: String? { nil }
  var naturalTraits: UIAccessibilityTraits { .none }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Who overrides it and does not call `super` has used the keys: then they scroll nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.reachedEndOfChain = true }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

extension UIResponder {
  /// The keyboard of the stage that shows the responder; nil off screen.
  private var keyboard: Keyboard? { shownWindow?.root?.keyboard }

  /// The window at the end of the chain.
  var shownWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
  }
}
