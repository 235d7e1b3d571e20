import Foundation

/// The receiver of typed text, and the keys that are down.
///
/// Keys go to the first responder and up its chain; without one, to the visible controller. Keys that no responder
/// there uses edit the first responder's text, or scroll.
///
/// There is one first responder for all windows together.
@MainActor
package final class Keyboard {
  private weak var focused: UIResponder? { didSet { inputs.responderDidChange(to: firstResponder) } }
  let inputs = InputViews()
  /// Whether another responder is about to become first responder.
  private var isPassing = false
  /// The keys that are down, in the order of their presses.
  private var down: [HeldKey] = []

  private struct HeldKey {
    let press: UIPress
    let code: UIKeyboardHIDUsage
    let responder: UIResponder
    /// Whether no responder has used the key.
    let isFree: Bool
  }

  package init() {}

  /// The first responder; `nil` if there is none, or it is no longer in a window.
  package var firstResponder: UIResponder? { focused.flatMap { $0.shownWindow == nil ? nil : $0 } }

  func focus(on responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let old = firstResponder {
      isPassing = true
      defer { isPassing = false }
      guard old.canResignFirstResponder, old.resignFirstResponder(), firstResponder == nil else { return false }
    }
    focused = responder
    return true
  }

  func release(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    focused = isPassing ? nil : responder.nextResponderWithInputViews
    return true
  }

  package func handle(_ event: KeyEvent, in window: UIWindow) {
    guard event.time.isFinite else { return }
    let held = down.firstIndex { $0.code == event.key }
    switch (event.phase, held) {
    case (.began, nil): begin(event, in: window)
    case (.began, .some(let index)), (.repeated, .some(let index)): again(event, down[index], in: window)
    case (.ended, .some(let index)), (.cancelled, .some(let index)): end(event, at: index)
    // The key went down before this host received keys.
    case (.repeated, nil), (.ended, nil), (.cancelled, nil): break
    }
  }

  private func begin(_ event: KeyEvent, in window: UIWindow) {
    let responder = firstResponder ?? window.innermostResponder
    let press = UIPress(key: UIKey(event), timestamp: event.time, window: window, responder: responder)
    let uiEvent = presses(adding: press, event)
    if let key = press.key, responder.performKeyCommand(for: key) { return }
    responder.pressesBegan([press], with: uiEvent)
    let key = HeldKey(press: press, code: event.key, responder: responder, isFree: uiEvent.reachedEndOfChain)
    down.append(key)
    if key.isFree { use(event, from: responder, in: window) }
  }

  private func again(_ event: KeyEvent, _ key: HeldKey, in window: UIWindow) {
    if key.isFree { use(event, from: key.responder, in: window) }
  }

  /// Applies a key that no responder has used: it edits the first responder's text, or scrolls.
  private func use(_ event: KeyEvent, from responder: UIResponder, in window: UIWindow) {
    if !edit(with: event) { scroll(with: event, from: responder, in: window) }
  }

  private func end(_ event: KeyEvent, at index: Int) {
    let key = down[index]
    key.press.phase = event.phase == .ended ? .ended : .cancelled
    key.press.timestamp = event.time
    let uiEvent = presses(adding: key.press, event)
    down.remove(at: index)
    if event.phase == .ended {
      key.responder.pressesEnded([key.press], with: uiEvent)
    } else {
      key.responder.pressesCancelled([key.press], with: uiEvent)
    }
  }

  private func presses(adding press: UIPress, _ event: KeyEvent) -> UIPressesEvent {
    for key in down where key.press !== press { key.press.phase = .stationary }
    return UIPressesEvent(
      presses: Set(down.map(\.press) + [press]), timestamp: event.time, modifierFlags: event.modifiers)
  }
}

extension UIWindow {
  /// The receiver of keys without a first responder: the view of the visible controller, or of the only child it
  /// contains.
  fileprivate var innermostResponder: UIResponder {
    var controller = rootViewController
    while let only = controller?.children.first, controller?.children.count == 1, only.viewIfLoaded?.window === self {
      controller = only
    }
    return controller?.viewIfLoaded ?? self
  }
}
