import ConstraintSolver
import Foundation
import Geometry

extension ConstraintIsland {
  func knownItem(_ object: AnyObject) -> LayoutItem? { items[object] }

  /// Returns the item of a view or guide in the island, which is created on first use.
  func item(_ object: AnyObject) -> LayoutItem {
    if let known = knownItem(object) { return known }
    let item = solver.makeItem(object, kind(of: object))
    items.append(item)
    // The view reports changes of its content from now on.
    _ = (object as? UIView)?.constraintState
    hasDirtyContent = true
    describe(item)
    if item.isGiven { items.appendGiven(item) }
    return item
  }

  private func kind(of object: AnyObject) -> LayoutItem.Kind {
    if let guide = object as? UILayoutGuide { return .guide(guide.role) }
    guard let view = object as? UIView, view !== root else { return .root }
    return view.isPlacedByConstraints ? .placedView : .translatedView
  }

  /// Whether the item still describes its view or guide correctly.
  func isUpToDate(_ item: LayoutItem) -> Bool {
    guard let object = item.object else { return false }
    let holder = object as? UIView ?? (object as? UILayoutGuide)?.owner
    guard let holder, holder.isWithin(root) else { return false }
    return kind(of: object) == item.kind
  }

  private func describe(_ item: LayoutItem) {
    switch item.kind {
    case .root: break
    case .placedView, .guide(.plain): layNotNegative(item)
    case .translatedView: translate(item)
    case .guide(let role):
      if let guide = item.object as? UILayoutGuide { describe(item, guide, role) }
    }
  }

  private func layNotNegative(_ item: LayoutItem) {
    for axis in Self.axes {
      item.ownConstraints += solver.add(
        LinearExpression(item.length(axis)), .greaterThanOrEqual,
        "\(item.object.map(LayoutNames.name) ?? "").\(axis == .horizontal ? "width" : "height") >= 0", rank: 4)
    }
  }

  // MARK: Autoresizing masks

  private func translate(_ item: LayoutItem) {
    guard let view = item.view, let parent = view.parent else { return }
    let translation = MaskTranslation(view, in: parent.bounds.size)
    item.translation = translation
    for axis in Self.axes {
      for expression in expressions(item, translation[axis], axis, in: self.item(parent)) {
        let side = axis == .horizontal ? "h" : "v"
        item.ownConstraints += solver.add(
          expression, .equal,
          "NSAutoresizingMaskLayoutConstraint \(side)=\(view.maskText(axis)) \(LayoutNames.name(view))", rank: 7)
      }
    }
  }

  private func expressions(
    _ item: LayoutItem, _ axis: MaskTranslation.Axis, _ direction: NSLayoutConstraint.Axis, in parent: LayoutItem
  ) -> [LinearExpression] {
    let container = boundsLength(of: parent, direction)
    let (lower, upper) = (item.leadingInset(direction), item.trailingInset(direction))
    return [
      LinearExpression(item.origin(direction)) - container * Double(axis.originRate) + -(Double(axis.origin) + lower),
      LinearExpression(item.length(direction)) - container * Double(axis.lengthRate)
        + (lower + upper - Double(axis.length)),
    ]
  }

  /// Returns the length of the frame, which exceeds that of the alignment rectangle by the insets.
  func boundsLength(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    LinearExpression(item.length(axis)) + (item.leadingInset(axis) + item.trailingInset(axis))
  }

  /// Updates the constraints of a view with an autoresizing mask after the app has moved it.
  func updateTranslation(of item: LayoutItem) {
    guard let view = item.view, let parent = view.parent, let old = item.translation else { return }
    let new = MaskTranslation(view, in: parent.bounds.size)
    guard new != old else { return }
    item.translation = new
    let all = Self.axes.flatMap { expressions(item, new[$0], $0, in: self.item(parent)) }
    for (laid, expression) in zip(item.ownConstraints, all) {
      if laid.constraint.expression.terms == expression.terms {
        solver.setConstant(expression.constant, of: laid)
      } else {
        laid.constraint.expression = expression
        solver.replace(laid, with: laid.constraint)
      }
    }
  }
}

extension UIView {
  /// The mask as UIKit prints it: `-` for a fixed part, `&` for a flexible one.
  func maskText(_ axis: NSLayoutConstraint.Axis) -> String {
    let masks: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return masks.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
  }
}
