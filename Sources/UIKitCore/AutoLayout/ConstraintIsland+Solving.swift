import ConstraintSolver
import Foundation
import Geometry

extension ConstraintIsland {
  /// For the size that the root has now.
  func solve() {
    let isFree = root.parent == nil && !root.translatesMask && !(root is UIWindow)
    let priority = isFree ? Priority(Self.habit) : Priority.required
    let size = root.bounds.size.finite
    prepare()
    // Right after the root has been measured it gets the size it asked for.
    if !isDirty, abs(solvedRoot.width - size.width) < 1e-6, abs(solvedRoot.height - size.height) < 1e-6 { return }
    setRootSize(RootSize(size: size, horizontal: priority, vertical: priority))
    guard isDirty else { return }
    settle()
    markMoved()
  }

  /// The size of the root's frame in the latest solution.
  var solvedRoot: CGSize {
    CGSize(
      width: CGFloat(system.value(of: rootItem.width)) + rootItem.insets.left + rootItem.insets.right,
      height: CGFloat(system.value(of: rootItem.height)) + rootItem.insets.top + rootItem.insets.bottom)
  }

  /// As large as the constraints want the root to be.
  ///
  /// - Parameter wanted: With the priorities of the lengths that it should rather have.
  func fit(_ wanted: RootSize) -> CGSize {
    prepare()
    setRootSize(wanted)
    if isDirty { settle() }
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

  private func settle() {
    if needsNaturalPass { unwrapText() }
    needsNaturalPass = false
    solveSystem()
    // Heights follow widths; now and then a height moves a width once more.
    for _ in 0..<Self.rounds where wrapText() { solveSystem() }
    isDirty = false
  }

  private static let rounds = 3

  // MARK: Conflicts

  private func solveSystem() {
    for _ in 0...sources.count {
      do {
        try system.solve()
        return
      } catch {
        giveUp(oneOf: error.constraints.compactMap { sources[$0] })
      }
    }
  }

  /// The one that was activated last goes; what nobody wrote stays as long as anything else can go, and what a stack
  /// view asks for, to hide a view for instance, outlives what is written about the views in it.
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

  /// It goes on holding as nearly as it can.
  private static let almostRequired = 999.999

  private func rank(of laid: LaidConstraint) -> Int {
    if case .own(_, let rank) = laid.source { rank } else { LaidConstraint.Source.stacksRank }
  }

  /// Views that have not got a size yet are no news.
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
