import Foundation
import Geometry

/// The contents of a menu that is about to open, and its source.
@MainActor
struct MenuRequest {
  var menu: UIMenu
  /// The view that the menu belongs to. It is hidden while its snapshot is lifted.
  var source: UITargetedPreview
  /// The controller that is shown instead of a snapshot.
  var preview: UIViewController?
  /// Returns the position to which the preview moves in the end; `nil` for its origin.
  var destination: @MainActor () -> UITargetedPreview? = { nil }
  /// Whether the menu belongs to a control, so that nothing is lifted or dimmed.
  var isCompact = false
  /// The order of the menu's rows.
  var order = UIContextMenuConfiguration.ElementOrder.automatic
}

/// A menu on screen. It grows out of its source, follows the finger, and disappears after a tap on a row or outside the
/// menu.
@MainActor
final class MenuPresentation {
  private let request: MenuRequest
  private let overlay: MenuOverlay
  private var lifted: LiftedPreview?
  private var plate = MenuPlate()
  /// The open menus, from the outermost one to the visible one.
  private var path: [UIMenu]
  /// The initial location of the finger, in the window.
  let start: CGPoint
  /// Whether the finger that opened the menu has moved, so that lifting it chooses a row.
  private var hasStrayed = false
  private var isEnding = false
  private let alphaBefore: CGFloat
  /// Called once, when the menu begins to disappear.
  var onEnd: (MenuAnimator) -> Void = { _ in }
  /// Called when an action was chosen, before its handler.
  var onSelect: (UIAction) -> Void = { _ in }
  /// Called when the preview was tapped.
  var onCommit: (MenuAnimator) -> Void = { _ in }

  private static let duration: TimeInterval = 0.4
  private static let bounce: CGFloat = 0.2
  /// The scale of the menu when it begins to grow.
  private static let smallest: CGFloat = 0.2
  private static let slop: CGFloat = 10

  /// - Parameter finger: The location of the finger, in the window.
  init(_ request: MenuRequest, in window: UIWindow, fingerAt finger: CGPoint) {
    self.request = request
    path = [request.menu]
    start = finger
    alphaBefore = request.source.view.alpha
    overlay = MenuOverlay(frame: window.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lifted = request.isCompact ? nil : LiftedPreview(of: request)
    overlay.owner = self
    UIView.performWithoutAnimation {
      window.addSubview(overlay)
      overlay.dimming.isHidden = request.isCompact
      if let lifted { overlay.addSubview(lifted) }
      overlay.addSubview(plate)
    }
  }

  var visibleMenu: UIMenu { path[path.count - 1] }

  // MARK: Coming and going

  func open(with animator: MenuAnimator) {
    UIView.performWithoutAnimation {
      fillPlate()
      overlay.dimming.alpha = 0
      plate.alpha = 0
      plate.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
      if lifted != nil { request.source.view.alpha = 0 }
    }
    UIView.animate(
      springDuration: Self.duration, bounce: Self.bounce, options: .allowUserInteraction,
      animations: {
        overlay.dimming.alpha = 1
        plate.alpha = 1
        plate.transform = .identity
        lifted?.lift(to: placement().preview)
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  func dismiss() { end(with: MenuAnimator(request.preview)) }

  /// Hands the lifted view over to another interaction, such as a drag, and dismisses the menu.
  func yield() {
    lifted?.removeFromSuperview()
    if lifted != nil { UIView.performWithoutAnimation { request.source.view.alpha = alphaBefore } }
    lifted = nil
    dismiss()
  }

  private func end(with animator: MenuAnimator) {
    guard !isEnding else { return }
    isEnding = true
    overlay.isUserInteractionEnabled = false
    onEnd(animator)
    let destination = request.destination()
    UIView.animate(
      springDuration: Self.duration,
      animations: {
        overlay.dimming.alpha = 0
        plate.alpha = 0
        plate.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
        lifted?.lower(to: destination)
        animator.animate()
      },
      completion: { [self] _ in
        finish()
        animator.complete()
      })
  }

  private func finish() {
    if lifted != nil { request.source.view.alpha = alphaBefore }
    overlay.removeFromSuperview()
    overlay.owner = nil
  }

  // MARK: The menu

  /// Replaces the visible menu by another.
  func show(_ menu: UIMenu) {
    path[path.count - 1] = menu
    replacePlate()
  }

  private func replacePlate() {
    let old = plate
    plate = MenuPlate()
    UIView.performWithoutAnimation {
      overlay.addSubview(plate)
      fillPlate()
      plate.alpha = 0
    }
    UIView.animate(
      springDuration: Self.duration, options: .allowUserInteraction,
      animations: {
        old.alpha = 0
        plate.alpha = 1
        lifted?.lift(to: placement().preview)
      }, completion: { _ in old.removeFromSuperview() })
  }

  private func fillPlate() {
    let view = MenuView(visibleMenu, isNested: path.count > 1, source: request.source.view)
    view.onSelect = { [weak self] in self?.select($0) }
    plate.menu = view
    let menuPlacement = placement()
    if request.order == .priority, menuPlacement.isAbove { view.reverse() }
    plate.anchorPoint = menuPlacement.anchor
    plate.frame = menuPlacement.menu
    plate.layoutIfNeeded()
  }

  private func placement() -> MenuPlacement {
    let availableArea = overlay.availableArea
    let widest = MenuView.width(for: overlay.traitCollection.preferredContentSizeCategory)
    let size = plate.menu?.naturalSize(width: Swift.min(widest, availableArea.width)) ?? .zero
    return MenuPlacement(
      source: lifted?.target(in: availableArea) ?? request.source.home ?? availableArea, size: size,
      availableArea: availableArea,
      isMirrored: overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft, staysPut: request.isCompact)
  }

  private func select(_ row: MenuRowView) {
    switch row.role {
    case .submenu(let menu):
      path.append(menu)
      replacePlate()
    case .back:
      path.removeLast()
      replacePlate()
    case .action(let action): perform(action)
    }
  }

  private func perform(_ action: UIAction) {
    request.menu.selectSingly(action)
    onSelect(action)
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { dismiss() }
    action.perform(from: request.source.view)
    if stays, !isEnding { replacePlate() }
  }

  // MARK: Fingers

  /// Handles the movement of the finger that opened the menu and is still down.
  func fingerMoved(to point: CGPoint) {
    if beginsToStray(at: point) { hasStrayed = true }
    guard hasStrayed, let menu = plate.menu else { return }
    menu.highlight(menu.row(at: overlay.convert(point, to: menu)))
  }

  func beginsToStray(at point: CGPoint) -> Bool {
    !hasStrayed && hypot(point.x - start.x, point.y - start.y) > Self.slop
  }

  func fingerLifted(at point: CGPoint) {
    guard hasStrayed, !isEnding, let menu = plate.menu else { return }
    menu.highlight(nil)
    if let row = menu.row(at: overlay.convert(point, to: menu)) { select(row) }
  }

  func fingerLost() { plate.menu?.highlight(nil) }

  /// Handles a tap beside the menu: it commits if it is on the preview, and dismisses the menu in any case.
  func touchEnded(at point: CGPoint) {
    guard !isEnding else { return }
    let animator = MenuAnimator(request.preview)
    if let lifted, lifted.frame.holds(point) { onCommit(animator) }
    end(with: animator)
  }

  /// Removes the menu when the size of the window has changed.
  func sizeChanged() {
    guard !isEnding else { return }
    isEnding = true
    onEnd(MenuAnimator(request.preview))
    finish()
  }
}
