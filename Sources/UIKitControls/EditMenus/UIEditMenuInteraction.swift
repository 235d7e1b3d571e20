import Foundation
import Geometry
import UIKitCore

/// An interaction that shows a menu of editing commands beside content of its view.
///
/// - Fidelity: documented for calls; the appearance is approximated.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that supplies the menu's contents.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?

  private var configuration: UIEditMenuConfiguration?
  private var callout: CalloutView?
  private var catcher: CalloutCatcher?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to another view or removed. Dismisses the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the configuration's point in the coordinates of a view, or of the window for `nil`; zero if no menu is
  /// shown.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: Showing

  /// Shows the menu, unless it is empty. Another menu of the interaction disappears.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil, let menu = menu(for: configuration) else { return }
    self.configuration = configuration
    guard show(menu) else { return self.configuration = nil }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    callout?.alpha = 0
    animator.run(Self.duration) { [callout] in callout?.alpha = 1 }
  }

  /// Dismisses the menu if it is shown.
  open func dismissMenu() {
    guard let configuration, let callout else { return }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    catcher?.removeFromSuperview()
    (self.callout, catcher, self.configuration) = (nil, nil, nil)
    animator.addCompletion { callout.removeFromSuperview() }
    animator.run(Self.duration) { callout.alpha = 0 }
  }

  /// Asks for the menu's contents again if it is shown.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    guard let menu = menu(for: configuration), show(menu) else { return dismissMenu() }
  }

  /// Asks for the rectangle beside which the menu is shown again, if it is shown.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard animated else { return place() }
    UIView.animate(withDuration: Self.duration) { self.place() }
  }

  private static let duration: TimeInterval = 0.2

  // MARK: Contents

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = EditCommand.suggested(from: responder)
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  private var responder: UIResponder {
    let first = view?.window?.root?.keyboard.firstResponder
    return first ?? view ?? UIApplication.shared
  }

  /// Shows the elements of a menu in place of those that are visible, and returns whether there are any.
  private func show(_ menu: UIMenu) -> Bool {
    let elements = EditCommand.elements(of: menu)
    guard !elements.isEmpty, let window = view?.window else { return false }
    callout?.removeFromSuperview()
    catcher?.removeFromSuperview()
    let callout = CalloutView(elements.map(\.title)) { [weak self] in self?.choose(elements[$0]) }
    let catcher = CalloutCatcher(frame: window.bounds)
    catcher.onTouch = { [weak self] in self?.dismissMenu() }
    window.addSubview(catcher)
    window.addSubview(callout)
    (self.callout, self.catcher) = (callout, catcher)
    place()
    return true
  }

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu {
      _ = show(submenu)
      return
    }
    let responder = responder
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    if !attributes.contains(.keepsMenuPresented) { dismissMenu() }
    EditCommand.perform(element, from: responder, sender: self)
  }

  private func place() {
    guard let callout, let view, let configuration, let window = view.window else { return }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    callout.place(
      beside: view.convert(rect.finite, to: window), below: configuration.preferredArrowDirection == .up, in: window)
  }
}

/// The closures that run with the appearance or disappearance of an edit menu.
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(_ duration: TimeInterval, _ change: @escaping () -> Void) {
    UIView.animate(withDuration: duration) {
      change()
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}
