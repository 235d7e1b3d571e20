import ConstraintSolver
import Foundation
import Geometry

/// A set of views whose frames depend on each other through constraints, within a root whose frame is determined
/// outside of it.
///
/// A view with an autoresizing mask is such a root unless constraints cross its boundary: for example, a cell's content
/// view, or the view of a controller. The system of an island is built once and then updated incrementally.
@MainActor
final class ConstraintIsland {
  unowned let root: UIView
  var solver: IslandSolver
  var items: LayoutItems
  var apps = AppConstraints()
  var sides = RootSides()
  /// The items that keep the frame that code has set; `nil` if they must be determined again.
  var keptItems: [LayoutItem]? = []
  /// The number of solutions so far.
  var solutionCount = 0
  /// The serial numbers of broken constraints that have been reported.
  var reported: Set<Int> = []

  // MARK: What has changed since the last solution

  var needsSync = true
  var hasDirtyContent = true
  /// Whether widths may have changed, so that text must be measured at its natural width first.
  var needsNaturalPass = true
  var changedConstants: [NSLayoutConstraint] = []
  var direction: UIUserInterfaceLayoutDirection

  init(root: UIView) {
    self.root = root
    direction = root.effectiveUserInterfaceLayoutDirection
    var solver = IslandSolver()
    items = LayoutItems(root: solver.makeItem(root, .root))
    self.solver = solver
    describeRoot()
  }

  /// The work done so far.
  var work: ConstraintSystem.Work { solver.work }

  static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Discards the system, which is then built again.
  func startOver() {
    solver.startOver()
    items = LayoutItems(root: solver.makeItem(root, .root))
    (apps, sides, keptItems) = (AppConstraints(), RootSides(), nil)
    (needsSync, needsNaturalPass, hasDirtyContent) = (true, true, true)
    describeRoot()
  }

  private func describeRoot() {
    for axis in Self.axes {
      items.root.ownConstraints += solver.add(
        LinearExpression(items.root.length(axis)), .greaterThanOrEqual, "\(LayoutNames.name(root)) is not negative",
        rank: 8)
    }
  }
}
