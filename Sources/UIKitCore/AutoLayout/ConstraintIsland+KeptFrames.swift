import ConstraintSolver
import Foundation
import Geometry

/// Views that constraints should lay out although no constraint gives them a size or a position. They keep the frames
/// that code has set, as far as their content allows.
extension ConstraintIsland {
  /// Marks the items that constraints tie to others. Constraints that a view holds for its own content do not count.
  func markTied(by constraints: [NSLayoutConstraint]) {
    for item in items.all { item.isTied = false }
    for constraint in constraints {
      for end in constraint.ends {
        guard let view = end.view, let item = knownItem(view) else { continue }
        let isInner = view === constraint.holder && constraint.ends.contains { $0.view !== view }
        if !isInner { item.isTied = true }
      }
    }
    keptItems = nil
  }

  /// Updates the constraints that keep frames set by code.
  func updateKeptFrames() {
    let kept = keptItems ?? findKeptItems()
    keptItems = kept
    for item in kept { keep(item) }
  }

  private func findKeptItems() -> [LayoutItem] {
    for item in items.all where !item.stays.isEmpty && !isKept(item) { release(item) }
    return items.all.filter(isKept)
  }

  private func isKept(_ item: LayoutItem) -> Bool {
    item.kind == .placedView && !item.isTied && item.content.horizontal == nil && item.content.vertical == nil
      && textView(of: item) == nil
  }

  private func release(_ item: LayoutItem) {
    for laid in item.stays { solver.remove(laid) }
    item.stays = []
  }

  private func keep(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame).standardFinite
    let wanted = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard item.stays.isEmpty else {
      for (laid, value) in zip(item.stays, wanted) { solver.setConstant(-Double(value), of: laid) }
      return
    }
    for (variable, value) in zip(item.variables, wanted) {
      item.stays += solver.add(
        LinearExpression(variable) + -Double(value), .equal, "the frame of \(LayoutNames.name(view))", rank: 0,
        at: Priority(Self.habit))
    }
  }

  /// Returns the view's current frame if the solution equals it. Such a frame is not rounded to pixels.
  func keptFrame(of item: LayoutItem, _ exact: CGRect) -> CGRect? {
    guard !item.stays.isEmpty, let view = item.view else { return nil }
    let frame = view.untransformedFrame
    let now = view.alignmentRect(forFrame: frame).standardFinite
    let distances = [
      exact.origin.x - now.origin.x, exact.origin.y - now.origin.y, exact.size.width - now.size.width,
      exact.size.height - now.size.height,
    ]
    return distances.allSatisfy { abs($0) < 1e-6 } ? frame : nil
  }
}
