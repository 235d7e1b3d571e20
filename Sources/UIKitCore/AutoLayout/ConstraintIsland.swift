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
  /// The required size of the root.
  struct RootSize: Equatable {
    var size: CGSize
    var horizontal: Priority?
    var vertical: Priority?
  }

  /// The state of a required side of the root that has taken part in a conflict.
  enum RootSideState {
    /// The side may move by less than a pixel.
    case loose
    /// The side is required, because it would have moved further.
    case fast
  }

  unowned let root: UIView
  var system = ConstraintSystem()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The items, in the order of their creation.
  var order: [LayoutItem] = []
  /// The items whose frame is not determined by constraints.
  var givenItems: [LayoutItem] = []
  /// The items that keep the frame that code has set.
  var keptItems: [LayoutItem] = []
  var needsKeptItems = false
  var rootItem: LayoutItem
  var laid: [ObjectIdentifier: LaidConstraint] = [:]
  var laidOrder: [LaidConstraint] = []
  var sources: [ConstraintID: LaidConstraint] = [:]
  var rootSides: [NSLayoutConstraint.Axis: LaidConstraint] = [:]
  var rootSize: RootSize?
  /// The sides of the root that have taken part in a conflict, until their length changes.
  var rootSidesStates: [NSLayoutConstraint.Axis: RootSideState] = [:]
  /// The serial numbers of broken constraints that have been reported.
  var reported: Set<Int> = []

  // MARK: What has changed since the last solution

  var needsSync = true
  var hasDirtyContent = true
  var isDirty = true
  /// Whether widths may have changed, so that text must be measured at its natural width first.
  var needsNaturalPass = true
  var changedConstants: [NSLayoutConstraint] = []
  var direction: UIUserInterfaceLayoutDirection

  init(root: UIView) {
    self.root = root
    direction = root.effectiveUserInterfaceLayoutDirection
    rootItem = LayoutItem(root, .root, in: &system)
    adoptRoot()
  }

  /// The work of earlier systems, which this one has replaced.
  private var earlierWork = ConstraintSystem.Work()

  /// The work done so far.
  var work: ConstraintSystem.Work { earlierWork + system.work }

  private func adoptRoot() {
    items[ObjectIdentifier(root)] = rootItem
    order = [rootItem]
    for axis in Self.axes {
      rootItem.ownConstraints += lay(
        LinearExpression(rootItem.length(axis)), .greaterThanOrEqual, "\(LayoutNames.name(root)) is not negative",
        rank: 8)
    }
  }

  static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Discards the system, which is then built again.
  func startOver() {
    earlierWork = work
    earlierWork.rebuilds += 1
    system = ConstraintSystem()
    rootItem = LayoutItem(root, .root, in: &system)
    (items, laid, laidOrder, sources, rootSides, rootSize, givenItems) = ([:], [:], [], [:], [:], nil, [])
    (keptItems, rootSidesStates) = ([], [:])
    adoptRoot()
    (needsSync, isDirty, needsNaturalPass, hasDirtyContent) = (true, true, true, true)
  }

  // MARK: Constraints in the solver

  /// Adds a constraint to the solver.
  ///
  /// - Returns: `nil` if the solver rejects its numbers, which is reported.
  func lay(_ source: LaidConstraint.Source, _ constraint: Constraint) -> LaidConstraint? {
    do {
      let id = try system.add(constraint)
      let new = LaidConstraint(source, constraint, id: id)
      sources[id] = new
      isDirty = true
      return new
    } catch {
      ConstraintLog.write("A constraint is left out: \(error) \(text(of: source))")
      return nil
    }
  }

  func lay(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ text: @autoclosure () -> String,
    rank: Int, at priority: Priority = .required
  ) -> [LaidConstraint] {
    let source = LaidConstraint.Source.own(text(), rank: rank)
    return lay(source, Constraint(expression, relation, priority: priority)).map { [$0] } ?? []
  }

  func take(_ laid: LaidConstraint) {
    system.remove(laid.id)
    sources[laid.id] = nil
    isDirty = true
  }

  func setConstant(_ constant: Double, of laid: LaidConstraint) {
    guard laid.constraint.expression.constant != constant else { return }
    laid.constraint.expression.constant = constant
    isDirty = true
    if laid.isBroken { return mend(laid) }
    do {
      try system.setConstant(constant, of: laid.id)
    } catch {
      ConstraintLog.write("A constant is left as it was: \(error) \(text(of: laid.source))")
    }
  }

  /// Restores a broken constraint.
  func mend(_ laid: LaidConstraint) {
    laid.isBroken = false
    replace(laid, with: laid.constraint)
  }

  func replace(_ laid: LaidConstraint, with constraint: Constraint) {
    take(laid)
    do {
      laid.id = try system.add(constraint)
      sources[laid.id] = laid
    } catch {
      ConstraintLog.write("A constraint is left out: \(error) \(text(of: laid.source))")
    }
  }

  func text(of source: LaidConstraint.Source) -> String {
    switch source {
    case .app(let constraint): constraint.message
    case .own(let text, _): "<\(text)>"
    }
  }
}

/// The diagnostics of Auto Layout, on standard error.
@MainActor
package enum ConstraintLog {
  /// A closure that receives the messages in place of standard error.
  package static var listener: ((String) -> Void)?
  private static var written = 0
  /// The most messages of a process, so that a layout that fails in every frame does not fill the log.
  private static let limit = 200

  static func write(_ message: String) {
    if let listener { return listener(message) }
    guard written < limit else { return }
    written += 1
    StandardError.write("\(message)\n")
  }
}
