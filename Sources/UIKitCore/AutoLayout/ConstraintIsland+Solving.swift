import ConstraintSolver
import Foundation
import Geometry

extension ConstraintIsland {
  /// Solves the system for the current size of the root.
  func solve() {
    let isFree = root.parent == nil && !root.translatesMask && !(root is UIWindow)
    let priority = isFree ? Priority(Self.habit) : Priority.required
    let size = root.bounds.size.finite
    prepare()
    // After a measurement, the root usually receives the measured size, for which the system is already solved.
    if !isDirty, abs(solvedRoot.width - size.width) < 1e-6, abs(solvedRoot.height - size.height) < 1e-6 { return }
    setRootSize(RootSize(size: size, horizontal: priority, vertical: priority))
    guard isDirty else { return }
    resolve()
    markMoved()
  }

  /// The size of the root's frame in the latest solution.
  var solvedRoot: CGSize {
    CGSize(
      width: CGFloat(system.value(of: rootItem.width)) + rootItem.insets.left + rootItem.insets.right,
      height: CGFloat(system.value(of: rootItem.height)) + rootItem.insets.top + rootItem.insets.bottom)
  }

  /// Returns the size of the root that its constraints demand.
  ///
  /// - Parameter wanted: The preferred size, with the priorities of both lengths.
  func fit(_ wanted: RootSize) -> CGSize {
    prepare()
    setRootSize(wanted)
    if isDirty { resolve() }
    return solvedRoot
  }

  private func prepare() {
    syncIfNeeded()
    updateConstants()
    if hasDirtyContent {
      hasDirtyContent = false
      needsKeptItems = true
      for item in order where item.isContentDirty {
        if textView(of: item) != nil { needsNaturalPass = true } else { updateContent(of: item) }
      }
    }
    updateKeptFrames()
    if needsNaturalPass { isDirty = true }
  }

  private func resolve() {
    if needsNaturalPass { unwrapText() }
    needsNaturalPass = false
    solveSystem()
    // Heights depend on widths. Rarely, a new height changes a width again.
    for _ in 0..<Self.rounds where wrapText() { solveSystem() }
    isDirty = false
  }

  private static let rounds = 3

  // MARK: Conflicts

  private func solveSystem() {
    // Each constraint is broken at most once, and each side of the root is loosened and restored at most once.
    for _ in 0...sources.count + 2 * Self.axes.count {
      do {
        try system.solve()
        guard fastenTornSides() else { return }
      } catch {
        let conflict = error.constraints.compactMap { sources[$0] }
        if !loosenSide(in: conflict) { giveUp(oneOf: conflict) }
      }
    }
  }

  // MARK: Sides on whole pixels

  /// Lowers the priority of a side of the root at its first conflict.
  ///
  /// Sizes are whole numbers of pixels. On screens where a point is not, a constraint such as `height == 52` need not
  /// be: the solution then differs from the root by less than a pixel, and nothing is broken.
  private func loosenSide(in conflict: [LaidConstraint]) -> Bool {
    for axis in Self.axes where rootSidesStates[axis] == nil {
      guard let side = rootSides[axis], side.constraint.priority == .required else { continue }
      guard conflict.contains(where: { $0 === side }) else { continue }
      rootSidesStates[axis] = .loose
      setPriority(Priority(Self.almostRequiredSide), of: side)
      return true
    }
    return false
  }

  /// Restores the sides that the solution would move by a pixel or more, so that they take part in the conflict.
  ///
  /// - Returns: Whether there are any, in which case the system must be solved again.
  private func fastenTornSides() -> Bool {
    guard let wanted = rootSize?.size else { return false }
    let pixel = 1 / PixelGrid(scale: root.traitCollection.displayScale).scale
    var isTorn = false
    for axis in Self.axes where rootSidesStates[axis] == .loose {
      let isWide = axis == .horizontal
      let change = isWide ? solvedRoot.width - wanted.width : solvedRoot.height - wanted.height
      guard abs(change) >= pixel, let side = rootSides[axis] else { continue }
      rootSidesStates[axis] = .fast
      setPriority(.required, of: side)
      isTorn = true
    }
    return isTorn
  }

  private func setPriority(_ priority: Priority, of laid: LaidConstraint) {
    laid.constraint.priority = priority
    replace(laid, with: laid.constraint)
  }

  /// The priority of a loosened side, above ``almostRequired`` so that broken constraints do not move it.
  private static let almostRequiredSide = 999.9995

  /// Breaks one constraint of a conflict: the app's constraint that was activated last. Implicit constraints are broken
  /// only if there is no other. Constraints of stack views, such as those that hide a view, take precedence over the
  /// app's constraints on the arranged views.
  ///
  /// - Source: published logs of conflicts with `UISV-hiding`: UIKit breaks the other constraint in all of them.
  private func giveUp(oneOf conflict: [LaidConstraint]) {
    let apps = conflict.filter { $0.appConstraint.map { !$0.isStacks } ?? false }
    let latest = apps.max { ($0.appConstraint?.activation ?? 0) < ($1.appConstraint?.activation ?? 0) }
    guard let culprit = latest ?? conflict.min(by: { rank(of: $0) < rank(of: $1) }) else { return }
    culprit.isBroken = true
    var weaker = culprit.constraint
    weaker.priority = Priority(Self.almostRequired)
    replace(culprit, with: weaker)
    report(culprit, among: conflict)
  }

  /// The priority of a broken constraint, which is still satisfied as closely as possible.
  private static let almostRequired = 999.999

  private func rank(of laid: LaidConstraint) -> Int {
    if case .own(_, let rank) = laid.source { rank } else { LaidConstraint.Source.stacksRank }
  }

  /// Reports a conflict, unless the root has no size yet.
  private func report(_ culprit: LaidConstraint, among conflict: [LaidConstraint]) {
    guard let size = rootSize?.size, size.width > 0, size.height > 0 || rootSize?.vertical != .required else { return }
    guard let constraint = culprit.appConstraint, reported.insert(constraint.serial).inserted else { return }
    ConstraintLog.write(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(conflict.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(text(of: culprit.source))
      """)
  }

  // MARK: Questions

  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = knownItem(object), item.kind != .root else { return false }
    if !item.stays.isEmpty { return true }
    return item.variables.contains(where: system.isAmbiguous)
  }

  func constraints(affecting object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = knownItem(object) else { return [] }
    let ids = Set([item.origin(axis), item.length(axis)].flatMap { system.constraints(affecting: $0) })
    return ids.sorted().compactMap { sources[$0]?.appConstraint }
  }
}
