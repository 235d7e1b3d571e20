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
    if items.all.contains(where: { !isUpToDate($0) }) { startOver() }
    needsSync = false
    var wanted = Census()
    wanted.visit(root, isRoot: true)
    for old in apps.removeAll(except: wanted.constraints) { solver.remove(old) }
    for view in wanted.views { _ = item(view) }
    for constraint in wanted.constraints where apps[constraint] == nil { add(constraint) }
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
      // The view may have been a root before.
      if !isRoot { state.island = nil }
      constraints += state.constraints
      for child in view.children where child.autoLayout != nil && !child.isLayoutRoot { visit(child, isRoot: false) }
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.priority.rawValue > 0 else { return }
    guard constraint.ends.allSatisfy({ $0.item != nil }) else { return }
    guard let new = solver.add(.app(constraint), self.constraint(for: constraint, in: holder)) else { return }
    apps.append(new, for: constraint)
  }

  /// Replaces a constraint in the solver after its priority has changed.
  func addAgain(_ constraint: NSLayoutConstraint) {
    guard let old = apps.remove(constraint) else { return }
    solver.remove(old)
    add(constraint)
    needsNaturalPass = true
  }

  /// Updates the constants of constraints, baselines, guides and views with autoresizing masks.
  func updateConstants() {
    for constraint in changedConstants { updateConstant(of: constraint) }
    // If the list were kept, every pass would update the constants again, to the same values.
    changedConstants = []
    updateGuides()
    for item in items.given where item.kind == .translatedView { updateTranslation(of: item) }
    guard hasDirtyContent else { return }
    for laid in apps.all {
      guard let constraint = laid.appConstraint else { continue }
      let isOfText = constraint.ends.contains { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
      if isOfText { updateConstant(of: constraint) }
    }
  }

  private func updateConstant(of constraint: NSLayoutConstraint) {
    guard let laid = apps[constraint], let holder = constraint.holder else { return }
    solver.setConstant(self.constraint(for: constraint, in: holder).expression.constant, of: laid)
  }

  // MARK: The root

  /// - Parameter wanted: The size of the root's frame.
  func setRootSize(_ wanted: RootSides.Size) {
    let old = sides.wanted
    guard old != wanted else { return }
    if old?.size.width != wanted.size.width || old?.horizontal != wanted.horizontal { needsNaturalPass = true }
    // Constraints that were broken at the old size may hold at the new one.
    for broken in apps.all where broken.isBroken { solver.mend(broken) }
    sides.set(wanted, Self.axes.map { ($0, boundsLength(of: items.root, $0)) }, in: &solver)
  }

  /// Returns the description of a constraint. The description of the root's size is created only here, because the size
  /// changes more often than it is described.
  func text(of laid: LaidConstraint) -> String {
    guard let size = sides.wanted?.size, let axis = sides.axis(of: laid) else { return laid.source.text }
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
