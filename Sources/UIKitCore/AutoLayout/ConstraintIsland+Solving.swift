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
    if !needsSolution, abs(solvedRoot.width - size.width) < 1e-6, abs(solvedRoot.height - size.height) < 1e-6 { return }
    setRootSize(RootSides.Size(size: size, horizontal: priority, vertical: priority))
    guard needsSolution else { return }
    resolve()
    markMoved()
  }

  /// The size of the root's frame in the latest solution.
  var solvedRoot: CGSize {
    CGSize(
      width: solver.value(of: items.root.width) + items.root.insets.left + items.root.insets.right,
      height: solver.value(of: items.root.height) + items.root.insets.top + items.root.insets.bottom)
  }

  /// Returns the size of the root that its constraints demand.
  ///
  /// - Parameters:
  ///   - wanted: The preferred size, with the priorities of both lengths.
  ///   - keepsWidths: Whether text that was laid out is first measured at the width that it has, rather than at its
  ///     natural width.
  func fit(_ wanted: RootSides.Size, keepingTextWidths keepsWidths: Bool) -> CGSize {
    prepare()
    setRootSize(wanted)
    guard needsSolution else { return solvedRoot }
    if keepsWidths, needsNaturalPass {
      needsNaturalPass = false
      updateDirtyText()
    }
    resolve()
    return solvedRoot
  }

  private var needsSolution: Bool { solver.isChanged || needsNaturalPass }

  private func prepare() {
    syncIfNeeded()
    updateConstants()
    if hasDirtyContent {
      hasDirtyContent = false
      keptItems = nil
      for item in items.all where item.isContentDirty {
        if textView(of: item) != nil { needsNaturalPass = true } else { updateContent(of: item) }
      }
    }
    updateKeptFrames()
  }

  private func resolve() {
    if needsNaturalPass { unwrapText() }
    needsNaturalPass = false
    solutionCount += 1
    solveSystem()
    // Heights depend on widths. Rarely, a new height changes a width again.
    for _ in 0..<Self.rounds where wrapText() { solveSystem() }
    solver.markSolved()
  }

  private static let rounds = 3

  // MARK: Conflicts

  private func solveSystem() {
    // Each constraint is broken at most once, and each side of the root is loosened and restored at most once.
    for _ in 0...solver.count + 2 * Self.axes.count {
      do {
        try solver.solve()
        let pixel = 1 / PixelGrid(scale: root.traitCollection.displayScale).scale
        guard sides.fastenTornSides(solvedRoot, pixel: pixel, in: &solver) else { return }
      } catch {
        if !sides.loosenSide(in: error.constraints, in: &solver) { giveUp(oneOf: error.constraints) }
      }
    }
  }

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
    solver.replace(culprit, with: weaker)
    report(culprit, among: conflict)
  }

  /// The priority of a broken constraint, which is still satisfied as closely as possible.
  private static let almostRequired = 999.999

  private func rank(of laid: LaidConstraint) -> Int {
    if case .own(_, let rank) = laid.source { rank } else { LaidConstraint.Source.stacksRank }
  }

  /// Reports a conflict, unless the root has no size yet.
  private func report(_ culprit: LaidConstraint, among conflict: [LaidConstraint]) {
    guard let size = sides.wanted?.size, size.width > 0, size.height > 0 || sides.wanted?.vertical != .required else {
      return
    }
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
      \(culprit.source.text)
      """)
  }

  // MARK: Questions

  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = knownItem(object), item.kind != .root else { return false }
    if !item.stays.isEmpty { return true }
    return item.variables.contains(where: solver.isAmbiguous)
  }

  func constraints(affecting object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = knownItem(object) else { return [] }
    return solver.constraints(affecting: [item.origin(axis), item.length(axis)]).compactMap(\.appConstraint)
  }
}
