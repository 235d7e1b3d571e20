import Foundation

/// Whatever may handle an event, or pass it on to the next.
///
/// - Fidelity: documented; motion, remote controls, input views and editing actions are absent.
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
