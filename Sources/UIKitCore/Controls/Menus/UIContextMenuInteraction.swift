import Foundation
import Geometry

/// An interaction that opens a context menu after a press of half a second, or a click with the secondary mouse button.
///
/// - Fidelity: documented; the force of touches is ignored.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The form in which a context menu is shown.
  public enum Appearance: Int, Hashable, Sendable {
    /// No menu is open.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The delegate, which supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added, or `nil`.
  open private(set) weak var view: UIView?

  private lazy var press = MenuPressRecognizer { [weak self] in self?.prepare(at: $0) ?? false }
  /// The configuration of the menu that is open or about to open.
  private var configuration: UIContextMenuConfiguration?
  private var request: MenuRequest?
  private var presentation: MenuPresentation?
  /// The part of the view that is lifted unless the delegate supplies a preview; `nil` for the whole view.
  package var part: (@MainActor () -> UIView?)?
  /// Called once, with a location in the view, when the finger that opened the menu moves on. Returns the handler that
  /// follows the finger instead, such as a drag; `nil` for the menu itself.
  package var successor: (@MainActor (CGPoint) -> (@MainActor (UIGestureRecognizer) -> Void)?)?
  private var following: (@MainActor (UIGestureRecognizer) -> Void)?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] press in self?.follow(press) }
  }

  /// The form of the open menu: `rich`, or `unknown` if no menu is open.
  open var menuAppearance: Appearance { presentation == nil ? .unknown : .rich }

  /// Returns the location of the press that opened the menu, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Dismisses the menu if one is open.
  open func dismissMenu() { presentation?.dismiss() }

  /// Replaces the visible menu, which may be a submenu, by the one that the closure returns for it. The closure is not
  /// called if no menu is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation else { return }
    presentation.show(block(presentation.visibleMenu))
  }

  /// Called before the interaction is added to another view or removed. Dismisses the menu.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed. Starts to recognize presses in the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The press

  /// Prepares the menu once the press is long enough, and returns whether there is one.
  private func prepare(at location: CGPoint) -> Bool {
    guard presentation == nil, let view, view.window != nil,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    let preview = configuration.previewProvider?()
    guard preview != nil || !MenuRows.isEmpty(menu) else { return false }
    self.configuration = configuration
    request = MenuRequest(menu: menu, source: lifted(configuration, in: view), preview: preview) { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    request?.order = configuration.preferredMenuElementOrder
    return true
  }

  private func lifted(_ configuration: UIContextMenuConfiguration, in view: UIView) -> UITargetedPreview {
    let chosen = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    if let chosen { return chosen }
    let whole = part?() ?? view
    return UITargetedPreview(
      view: whole, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: whole, center: CGPoint(x: whole.bounds.midX, y: whole.bounds.midY)))
  }

  private func follow(_ press: UIGestureRecognizer) {
    let point = press.location(in: nil)
    if press.state == .began { following = nil }
    if press.state == .changed { yield(to: point) }
    if let following { return following(press) }
    switch press.state {
    case .began: open(at: point)
    case .changed: presentation?.fingerMoved(to: point)
    case .ended: presentation?.fingerLifted(at: point)
    default: presentation?.fingerLost()
    }
  }

  /// Hands the finger over to the successor when it begins to move.
  private func yield(to point: CGPoint) {
    guard following == nil, let view, let window = view.window, let presentation, presentation.beginsToStray(at: point)
    else { return }
    following = successor?(window.convert(presentation.start, to: view))
    if following != nil { presentation.yield() }
  }

  /// Returns whether the gesture recognizer is the one that opens this menu.
  package func isOpened(by recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

  private func open(at location: CGPoint) {
    guard let request, let configuration, let window = view?.window else { return }
    self.request = nil
    let presentation = MenuPresentation(request, in: window, fingerAt: location)
    self.presentation = presentation
    let animator = MenuAnimator(request.preview)
    presentation.onEnd = { [weak self] animator in self?.willEnd(configuration, animator) }
    presentation.onCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presentation.open(with: animator)
  }

  private func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    presentation = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }
}

/// A recognizer of long presses, and of clicks with the secondary button, which need no duration.
private final class MenuPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private let prepare: @MainActor (CGPoint) -> Bool

  init(_ prepare: @escaping @MainActor (CGPoint) -> Bool) {
    self.prepare = prepare
    super.init(target: nil, action: nil)
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isSecondary = event.buttonMask == .secondary
    minimumPressDuration = isSecondary ? 0 : Self.fingerDuration
    super.touchesBegan(touches, with: event)
  }

  private static let fingerDuration: TimeInterval = 0.5

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { prepare(location(in: view)) }
}
