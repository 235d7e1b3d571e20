import Foundation
import Geometry

/// A drag of a sheet from one detent to another, or away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let presentation: ModalPresentation
  private let form: SheetForm
  private let sheet: UIView
  private var start: CGFloat = 0

  /// The distance that a sheet continues after a flick, in seconds of the finger's velocity.
  private static let throwing: CGFloat = 0.2
  /// The fraction of a finger's translation by which a sheet moves beyond its range.
  private static let resistance: CGFloat = 0.15

  init(_ presentation: ModalPresentation, form: SheetForm, sheet: UIView) {
    (self.presentation, self.form, self.sheet) = (presentation, form, sheet)
    super.init()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addHandler { [weak self, weak pan] _ in
      if let pan { self?.follow(pan) }
    }
    sheet.addGestureRecognizer(pan)
    self.pan = pan
  }

  private weak var pan: UIPanGestureRecognizer?

  func end() { pan.map { sheet.removeGestureRecognizer($0) } }

  private var tops: [CGFloat] { presentation.restingPositions.map(\.top) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let container = presentation.container
    switch pan.state {
    case .began: start = sheet.frame.minY - pan.translation(in: container).y
    case .changed: presentation.place(at: resisted(start + pan.translation(in: container).y))
    case .ended: rest(start + pan.translation(in: container).y + pan.velocity(in: container).y * Self.throwing)
    case .cancelled: presentation.animateToDetent()
    case .possible, .failed: break
    }
  }

  /// Returns a position with resistance above the highest detent, and below the lowest of a sheet that may not be
  /// dismissed.
  private func resisted(_ top: CGFloat) -> CGFloat {
    guard let highest = tops.first, let lowest = tops.last else { return top }
    if top < highest { return highest + (top - highest) * Self.resistance }
    guard top > lowest, presentation.presented.isModalInPresentation else { return top }
    return lowest + (top - lowest) * Self.resistance
  }

  /// Selects the detent nearest to where the sheet would continue to; the container's bottom edge counts as one.
  private func rest(_ top: CGFloat) {
    let nearest = presentation.restingPositions.min { abs($0.top - top) < abs($1.top - top) }
    guard let nearest else { return }
    let bottom = presentation.container.bounds.height
    let leaves = abs(bottom - top) < abs(nearest.top - top)
    if leaves, presentation.dismissByUser() { return }
    if nearest.top != presentation.restingPosition.minY { form.sheet?.select(nearest.identifier) }
    presentation.animateToDetent()
  }

  // MARK: Scrolling content

  /// Returns whether the drag may begin: content that can scroll takes precedence, unless it is at its start.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, presentation.canBeDragged else { return false }
    let velocity = pan.velocity(in: sheet)
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    let hit = sheet.hitTest(pan.location(in: sheet), with: nil)
    if hit is any DragControl { return false }
    guard let content = scrollView(around: hit) else { return true }
    guard content.contentOffset.y <= -content.adjustedContentInset.top + 0.5 else { return false }
    if velocity.y > 0 { return content.refreshControl == nil }
    let canRise = (tops.first ?? 0) < sheet.frame.minY - 0.5
    return canRise && form.sheet?.prefersScrollingExpandsWhenScrolledToEdge == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let content = otherGestureRecognizer.view as? UIScrollView else { return false }
    return content.panGestureRecognizer === otherGestureRecognizer
  }

  /// Returns the nearest scroll view within the sheet that scrolls vertically.
  private func scrollView(around view: UIView?) -> UIScrollView? {
    var next = view
    while let view = next, view !== sheet.parent {
      if let scroll = view as? UIScrollView,
        scroll.alwaysBounceVertical || scroll.contentSize.height > scroll.bounds.height
      {
        return scroll
      }
      next = view.parent
    }
    return nil
  }
}
