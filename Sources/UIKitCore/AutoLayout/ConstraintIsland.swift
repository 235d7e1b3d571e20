import ConstraintSolver
import Foundation
import Geometry

/// The views whose frames depend on each other through constraints, under one root that takes its own from elsewhere.
///
/// A view that follows its autoresizing mask is such a root, unless constraints go across it: a cell's content view, the
/// view of a controller. Its system is built once and then follows what changes, and nothing outside takes part in it.
@MainActor
final class ConstraintIsland {
  /// What the root's sides are to be.
  struct RootSize: Equatable {
    var size: CGSize
    var horizontal: Priority?
    var vertical: Priority?
  }

  /// How firmly a required side of the root holds once something contradicts it.
  enum RootSideState {
    /// Moves by less than a pixel.
    case loose
    /// Holds: it would have moved further.
    case fast
  }

  unowned let root: UIView
  var system = ConstraintSystem()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// In the order in which they came.
  var order: [LayoutItem] = []
  /// Those of them whose place something other than constraints decides.
  var givenItems: [LayoutItem] = []
  /// Those that keep the frames that code has given them.
  var keptItems: [LayoutItem] = []
  var needsKeptItems = false
  var rootItem: LayoutItem
  var laid: [ObjectIdentifier: LaidConstraint] = [:]
  var laidOrder: [LaidConstraint] = []
  var sources: [ConstraintID: LaidConstraint] = [:]
  var rootSides: [NSLayoutConstraint.Axis: LaidConstraint] = [:]
  var rootSize: RootSize?
  /// Sides of the root that were part of a conflict, until they get another length.
  var rootSidesStates: [NSLayoutConstraint.Axis: RootSideState] = [:]
  /// Conflicts that have been reported: by the constraint that was given up.
  var reported: Set<Int> = []

  // MARK: What has changed since the last solution

  var needsSync = true
  var hasDirtyContent = true
  var isDirty = true
  /// Widths may have changed, so text is measured unwrapped first.
  var needsNaturalPass = true
  var changedConstants: [NSLayoutConstraint] = []
  var direction: UIUserInterfaceLayoutDirection

  init(root: UIView) {
    self.root = root
    direction = root.effectiveUserInterfaceLayoutDirection
    rootItem = LayoutItem(root, .root, in: &system)
    adoptRoot()
  }

  /// Of systems that this one has taken the place of.
  private var earlierWork = ConstraintSystem.Work()

  /// What has been done so far.
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

  /// Forgets everything.
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

  /// - Returns: Nothing if the solver cannot work with its numbers, which is reported.
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

  /// What was given up is tried again.
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

/// What is wrong with constraints, on standard error.
@MainActor
package enum ConstraintLog {
  /// Receives the messages in place of standard error.
  package static var listener: ((String) -> Void)?
  private static var written = 0
  /// A layout that goes wrong in every frame shall not fill the log.
  private static let limit = 200

  static func write(_ message: String) {
    if let listener { return listener(message) }
    guard written < limit else { return }
    written += 1
    StandardError.write("\(message)\n")
  }
}
