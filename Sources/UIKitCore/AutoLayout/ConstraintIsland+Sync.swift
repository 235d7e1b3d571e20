import ConstraintSolver
import Foundation

/// The update of the solver from the view hierarchy.
extension ConstraintIsland {
  /// Updates the items and constraints of the island after they have changed.
  func syncIfNeeded() {
    if direction != root.effectiveUserInterfaceLayoutDirection {
      direction = root.effectiveUserInterfaceLayoutDirection
      startOver()
    }
    guard needsSync else { return }
    needsSync = false
    if order.contains(where: { !isUpToDate($0) }) { startOver() }
    needsSync = false
    var wanted = Census()
    wanted.visit(root, isRoot: true)
    remove(except: wanted)
    for view in wanted.views { _ = item(view) }
    for constraint in wanted.constraints where laid[ObjectIdentifier(constraint)] == nil { add(constraint) }
    markTied(by: wanted.constraints)
    needsNaturalPass = true
  }

  /// The views and constraints of an island.
  private struct Census {
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    @MainActor
    mutating func visit(_ view: UIView, isRoot: Bool) {
      if !isRoot, view.isPlacedByConstraints { views.append(view) }
      guard let state = view.autoLayout else { return }
      constraints += state.constraints
      for child in view.children where child.autoLayout != nil && !child.isLayoutRoot { visit(child, isRoot: false) }
    }
  }

  private func remove(except wanted: Census) {
    let kept = Set(wanted.constraints.map(ObjectIdentifier.init))
    guard laidOrder.contains(where: { $0.appConstraint.map { !kept.contains(ObjectIdentifier($0)) } ?? true }) else {
      return
    }
    for old in laidOrder {
      guard let constraint = old.appConstraint, !kept.contains(ObjectIdentifier(constraint)) else { continue }
      take(old)
      laid[ObjectIdentifier(constraint)] = nil
    }
    laidOrder.removeAll { $0.appConstraint.map { laid[ObjectIdentifier($0)] == nil } ?? true }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.priority.rawValue > 0 else { return }
    guard constraint.ends.allSatisfy({ $0.item != nil }) else { return }
    guard let new = lay(.app(constraint), self.constraint(for: constraint, in: holder)) else { return }
    laid[ObjectIdentifier(constraint)] = new
    laidOrder.append(new)
  }

  /// Replaces a constraint in the solver after its priority has changed.
  func addAgain(_ constraint: NSLayoutConstraint) {
    guard let old = laid.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    take(old)
    laidOrder.removeAll { $0 === old }
    add(constraint)
    needsNaturalPass = true
  }

  /// Updates the constants of constraints, baselines, guides and views with autoresizing masks.
  func updateConstants() {
    for constraint in changedConstants { updateConstant(of: constraint) }
    // If the list were kept, every pass would update the constants again, to the same values.
    changedConstants = []
    updateGuides()
    for item in givenItems where item.kind == .translatedView { updateTranslation(of: item) }
    guard hasDirtyContent else { return }
    for laid in laidOrder {
      guard let constraint = laid.appConstraint else { continue }
      let isOfText = constraint.ends.contains { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
      if isOfText { updateConstant(of: constraint) }
    }
  }

  private func updateConstant(of constraint: NSLayoutConstraint) {
    guard let laid = laid[ObjectIdentifier(constraint)], let holder = constraint.holder else { return }
    setConstant(self.constraint(for: constraint, in: holder).expression.constant, of: laid)
  }

  // MARK: The root

  /// - Parameter wanted: The size of the root's frame.
  func setRootSize(_ wanted: RootSize) {
    guard rootSize != wanted else { return }
    if rootSize?.size.width != wanted.size.width || rootSize?.horizontal != wanted.horizontal {
      needsNaturalPass = true
    }
    // Constraints that were broken at the old size may hold at the new one.
    for broken in laidOrder where broken.isBroken { mend(broken) }
    setRootSide(.horizontal, wanted.size.width, wanted.horizontal, old: rootSize?.horizontal)
    setRootSide(.vertical, wanted.size.height, wanted.vertical, old: rootSize?.vertical)
    rootSize = wanted
  }

  private func setRootSide(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ priority: Priority?, old: Priority?) {
    let expression = boundsLength(of: rootItem, axis) + -Double(length)
    if rootSidesStates.removeValue(forKey: axis) == nil, let side = rootSides[axis], priority == old {
      return setConstant(expression.constant, of: side)
    }
    if let side = rootSides.removeValue(forKey: axis) { take(side) }
    guard let priority else { return }
    rootSides[axis] = lay(expression, .equal, "", rank: 9, at: priority).first
  }

  /// Returns the description of a constraint. The description of the root's size is created only here, because the size
  /// changes more often than it is described.
  func text(of laid: LaidConstraint) -> String {
    guard let size = rootSize?.size, let axis = Self.axes.first(where: { rootSides[$0] === laid }) else {
      return text(of: laid.source)
    }
    return "<\(sideText(axis, axis == .horizontal ? size.width : size.height))>"
  }

  /// Returns UIKit's name for the constraint of a side.
  private func sideText(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> String {
    let name = axis == .horizontal ? "width" : "height"
    let isSelfSizing = root.onContentSizeChange != nil || root.parent?.onContentSizeChange != nil
    let kind =
      isSelfSizing
      ? "NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name.capitalized)'"
      : "NSAutoresizingMaskLayoutConstraint \(axis == .horizontal ? "h" : "v")=\(root.maskText(axis))"
    return "\(kind) \(LayoutNames.name(root)).\(name) == \(LayoutNames.text(length))"
  }
}
