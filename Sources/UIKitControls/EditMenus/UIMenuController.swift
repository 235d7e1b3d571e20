import Foundation
import Geometry
import UIKitCore

/// The menu of editing commands, such as Copy and Paste, beside the content that they apply to.
///
/// It shows the standard commands and those of ``menuItems`` that the first responder, or a responder after it, can
/// perform.
///
/// - Fidelity: documented for the choice of commands and for notifications; the appearance is approximated. Text fields
///   and text views do not show it by themselves.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side of the content on which the menu is.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// Above the content if there is space, or else below it.
    case `default` = 0
    /// Below the content.
    case up = 1
    /// Above the content.
    case down = 2
    /// On the right of the content. It counts as `default` here.
    case left = 3
    /// On the left of the content. It counts as `default` here.
    case right = 4
  }

  /// The menu.
  open class var shared: UIMenuController { menu }
  private static let menu = UIMenuController()

  /// The app's own commands, which follow the standard ones. The default is `nil`.
  open var menuItems: [UIMenuItem]?
  /// The side of the content on which the menu is. The default is `default`.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown.
  open private(set) var isMenuVisible = false
  /// The frame of the menu on the screen; empty if it is not shown.
  open var menuFrame: CGRect { callout?.frame ?? .zero }

  private var target: (view: UIView, rect: CGRect)?
  private var callout: CalloutView?
  private var catcher: CalloutCatcher?

  // MARK: Showing

  /// Shows the menu for a part of a view, if it has any command.
  ///
  /// - Parameter targetRect: The part, in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = (targetView, targetRect)
    show()
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true) }
  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) { if target?.view === targetView { hide(animated: true) } }
  /// Sets the content to which the commands apply.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide(animated: animated) }
  }
  /// Chooses the commands again while the menu is shown.
  open func update() { if isMenuVisible { show() } }

  /// Shows commands for a part of a view in place of those of the responder chain.
  package func show(_ commands: [EditCommand], for targetRect: CGRect, in targetView: UIView) {
    target = (targetView, targetRect)
    show(commands)
  }

  private func show() {
    guard let target, let window = target.view.window else { return }
    show(EditCommand.available(menuItems ?? [], from: window.root?.keyboard.firstResponder ?? target.view))
  }

  private func show(_ commands: [EditCommand]) {
    guard let target, let window = target.view.window else { return }
    guard !commands.isEmpty else { return hide(animated: false) }
    let wasVisible = isMenuVisible
    if !wasVisible { post(Self.willShowMenuNotification) }
    remove()
    let callout = CalloutView(commands.map(\.title)) { [weak self] index in
      self?.hide(animated: true)
      commands[index].perform()
    }
    let catcher = CalloutCatcher(frame: window.bounds)
    catcher.onTouch = { [weak self] in self?.hide(animated: true) }
    window.addSubview(catcher)
    window.addSubview(callout)
    callout.place(beside: target.view.convert(target.rect, to: window), below: arrowDirection == .up, in: window)
    (self.callout, self.catcher, isMenuVisible) = (callout, catcher, true)
    if !wasVisible { post(Self.didShowMenuNotification) }
  }

  private func hide(animated: Bool) {
    guard isMenuVisible else { return }
    post(Self.willHideMenuNotification)
    isMenuVisible = false
    if let callout, animated {
      catcher?.removeFromSuperview()
      UIView.animate(withDuration: Self.duration, animations: { callout.alpha = 0 }) { _ in
        callout.removeFromSuperview()
      }
      (self.callout, catcher) = (nil, nil)
    } else {
      remove()
    }
    post(Self.didHideMenuNotification)
  }

  private static let duration: TimeInterval = 0.2

  private func remove() {
    callout?.removeFromSuperview()
    catcher?.removeFromSuperview()
    (callout, catcher) = (nil, nil)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: Notifications

  /// Posted before the menu is shown.
  open nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu was shown.
  open nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden.
  open nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu was hidden.
  open nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}
