import Foundation
import Geometry

/// Opens a menu where a view is pressed for half a second, or clicked with the other button of a mouse.
///
/// - Fidelity: documented; the force of a touch has no meaning.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Hashable, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview.
    case rich = 1
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  private lazy var press = MenuPressRecognizer { [weak self] in self?.prepare(at: $0) ?? false }
  /// Of the menu that is open, or about to be.
  private var configuration: UIContextMenuConfiguration?
  private var request: MenuRequest?
  private var presentation: MenuPresentation?
  /// The part of the view that is lifted unless the delegate says what is; nil for all of it.
  package var part: (@MainActor () -> UIView?)?
  /// Asked once, with a place in the view, when the finger that opened the menu there moves on: what else follows the
  /// finger from then on; nil for the menu itself.
  package var successor: (@MainActor (CGPoint) -> (@MainActor (UIGestureRecognizer) -> Void)?)?
  private var following: (@MainActor (UIGestureRecognizer) -> Void)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] press in self?.follow(press) }
  }

  open var menuAppearance: Appearance { presentation == nil ? .unknown : .rich }

  /// Where the menu was asked for.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { presentation?.dismiss() }

  /// Has the menu that is open show another; called with what is shown, a menu in a menu by itself.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation else { return }
    presentation.show(block(presentation.visibleMenu))
  }

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The press

  /// Asked when the press is long enough.
  private func prepare(at location: CGPoint) -> Bool {
    guard presentation == nil, let view, view.window != nil,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    let preview = configuration.previewProvider?()
    guard preview != nil || !MenuRows(menu).isEmpty else { return false }
    self.configuration = configuration
    request = MenuRequest(menu: menu, source: lifted(configuration, in: view), preview: preview) { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
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
    let place = press.location(in: nil)
    if press.state == .began { following = nil }
    if press.state == .changed { yield(to: place) }
    if let following { return following(press) }
    switch press.state {
    case .began: open(at: place)
    case .changed: presentation?.fingerMoved(to: place)
    case .ended: presentation?.fingerLifted(at: place)
    default: presentation?.fingerLost()
    }
  }

  /// The finger goes on to something else than the menu.
  private func yield(to place: CGPoint) {
    guard following == nil, let view, let window = view.window, let presentation, presentation.beginsToStray(at: place)
    else { return }
    following = successor?(window.convert(presentation.start, to: view))
    if following != nil { presentation.yield() }
  }

  /// Whether the recogniser is the one that opens this menu.
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

/// A long press of a finger, or a click with the other button, which is long at once.
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
