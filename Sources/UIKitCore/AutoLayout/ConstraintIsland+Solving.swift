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
    // Each constraint is given up once at most, and each side of the root loosened and fastened again.
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

  /// Makes a side of the root give way before what contradicts it, at its first conflict.
  ///
  /// Sizes lie on whole pixels, and where a point is not a whole number of them a constraint such as `height == 52` need
  /// not: the solution is then less than a pixel smaller or larger than the root, and nothing is broken.
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

  /// Sides that a solution would have moved by a pixel or more take part in the conflict after all.
  ///
  /// - Returns: Whether there are any; the system has to be solved again then.
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

  /// Above ``almostRequired``: what was given up does not move it.
  private static let almostRequiredSide = 999.9995

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
