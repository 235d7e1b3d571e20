import ConstraintSolver
import Foundation
import Geometry

/// A view whose natural height depends on its width, as with text.
@MainActor
package protocol WrappingContent: UIView {
  var wrapsInConstraints: Bool { get }
  /// Sets the width, in points, for which `intrinsicContentSize` is requested next; `nil` for no limit.
  func wrap(to width: CGFloat?)
}

/// Constraints that keep views as large as their content: not larger, by their hugging priority, and not smaller, by
/// their compression resistance.
extension ConstraintIsland {
  func updateContent(of item: LayoutItem) {
    item.isContentDirty = false
    guard let view = item.view, item.kind == .placedView || item.kind == .root else { return }
    let natural = view.intrinsicContentSize
    for axis in Self.axes { updateContent(of: item, view, axis, axis == .horizontal ? natural.width : natural.height) }
  }

  private func updateContent(
    of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
  ) {
    guard length != UIView.noIntrinsicMetric, length.isFinite, length >= 0 else {
      for laid in item.content[axis]?.laid ?? [] { solver.remove(laid) }
      item.content[axis] = nil
      return
    }
    let length = FiniteGeometry.length(length)
    let state = view.constraintState
    var new = ContentConstraints.Axis(
      length: length, hugging: state.hugging[axis], resistance: state.compressionResistance[axis])
    if let old = item.content[axis], old.hugging == new.hugging, old.resistance == new.resistance {
      guard old.length != length else { return }
      for laid in old.laid { solver.setConstant(-Double(length), of: laid) }
      item.content[axis]?.length = length
      return
    }
    for laid in item.content[axis]?.laid ?? [] { solver.remove(laid) }
    let expression = LinearExpression(item.length(axis)) + -Double(length)
    new.laid =
      wish(expression, .lessThanOrEqual, new.hugging, view)
      + wish(expression, .greaterThanOrEqual, new.resistance, view)
    item.content[axis] = new
  }

  private func wish(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: UILayoutPriority, _ view: UIView
  ) -> [LaidConstraint] {
    guard priority.rawValue > 0 else { return [] }
    return solver.add(
      expression, relation, "NSContentSizeLayoutConstraint \(LayoutNames.name(view))", rank: 2,
      at: Priority(Double(priority.rawValue)))
  }

  // MARK: Text that wraps

  /// Prepares the first of two measurements of text: at its natural width, and then at the width from the solution,
  /// because the width determines the height.
  func unwrapText() {
    for item in items.all {
      guard let view = textView(of: item), item.content.wrapWidth != nil || item.isContentDirty
      else { continue }
      item.content.wrapWidth = nil
      view.wrap(to: nil)
      updateContent(of: item)
    }
  }

  /// Measures text that has changed at the width that it has.
  func updateDirtyText() {
    for item in items.all where item.isContentDirty && textView(of: item) != nil { updateContent(of: item) }
  }

  /// Measures text at the width from the solution, and returns whether any must be measured again.
  func wrapText() -> Bool {
    var isChanged = false
    for item in items.all {
      guard let view = textView(of: item) else { continue }
      let width = wrapWidth(of: item)
      if let known = item.content.wrapWidth, abs(known - width) < Self.visible { continue }
      item.content.wrapWidth = width
      view.wrap(to: width)
      updateContent(of: item)
      isChanged = true
    }
    return isChanged
  }

  func textView(of item: LayoutItem) -> (any WrappingContent)? {
    guard item.kind == .placedView, item.mayWrap, let view = item.object as? any WrappingContent else { return nil }
    return view.wrapsInConstraints ? view : nil
  }

  /// Returns the width of the item's frame, with a tolerance so that rounding in the solver does not break a line.
  private func wrapWidth(of item: LayoutItem) -> CGFloat {
    solver.value(of: item.width) + CGFloat(item.insets.left + item.insets.right) + 1e-6
  }

  /// The tolerance in points, less than a pixel on any screen.
  static let visible: CGFloat = 0.01
}
