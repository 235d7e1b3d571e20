import ConstraintSolver
import Foundation
import Geometry

/// The constraints on the size of an island's root.
///
/// Sizes are whole numbers of pixels. On screens where a point is not, a constraint such as `height == 52` need not be:
/// the solution then differs from the root by less than a pixel, and nothing is broken. A required side therefore
/// becomes loose at its first conflict.
@MainActor
struct RootSides {
  /// The required size of the root.
  struct Size: Equatable {
    var size: CGSize
    var horizontal: Priority?
    var vertical: Priority?

    subscript(axis: NSLayoutConstraint.Axis) -> Priority? { axis == .horizontal ? horizontal : vertical }
  }

  /// The state of a required side that has taken part in a conflict.
  private enum State {
    /// The side may move by less than a pixel.
    case loose
    /// The side is required, because it would have moved further.
    case fast
  }

  /// The size for which the constraints were made; `nil` before there is one.
  private(set) var wanted: Size?
  private var sides: [NSLayoutConstraint.Axis: LaidConstraint] = [:]
  /// The states of sides that have taken part in a conflict, until their length changes.
  private var states: [NSLayoutConstraint.Axis: State] = [:]

  /// - Parameter lengths: The lengths of the root's frame.
  mutating func set(
    _ new: Size, _ lengths: [(axis: NSLayoutConstraint.Axis, length: LinearExpression)], in solver: inout IslandSolver
  ) {
    for (axis, length) in lengths {
      let value = axis == .horizontal ? new.size.width : new.size.height
      set(axis, length + -Double(value), new[axis], in: &solver)
    }
    wanted = new
  }

  private mutating func set(
    _ axis: NSLayoutConstraint.Axis, _ expression: LinearExpression, _ priority: Priority?,
    in solver: inout IslandSolver
  ) {
    if states.removeValue(forKey: axis) == nil, let side = sides[axis], priority == wanted?[axis] {
      return solver.setConstant(expression.constant, of: side)
    }
    if let side = sides.removeValue(forKey: axis) { solver.remove(side) }
    guard let priority else { return }
    sides[axis] = solver.add(expression, .equal, "", rank: 9, at: priority).first
  }

  /// Lowers the priority of a side that takes part in a conflict for the first time, and returns whether there is one.
  mutating func loosenSide(in conflict: [LaidConstraint], in solver: inout IslandSolver) -> Bool {
    for axis in ConstraintIsland.axes where states[axis] == nil {
      guard let side = sides[axis], side.constraint.priority == .required else { continue }
      guard conflict.contains(where: { $0 === side }) else { continue }
      states[axis] = .loose
      solver.setPriority(Priority(Self.almostRequired), of: side)
      return true
    }
    return false
  }

  /// Restores the sides that the solution moves by a pixel or more, so that they take part in the conflict.
  ///
  /// - Parameters:
  ///   - solved: The size of the root in the solution.
  ///   - pixel: The size of a pixel in points.
  /// - Returns: Whether there are any, in which case the system must be solved again.
  mutating func fastenTornSides(_ solved: CGSize, pixel: CGFloat, in solver: inout IslandSolver) -> Bool {
    guard let size = wanted?.size else { return false }
    var isTorn = false
    for axis in ConstraintIsland.axes where states[axis] == .loose {
      let change = axis == .horizontal ? solved.width - size.width : solved.height - size.height
      guard abs(change) >= pixel, let side = sides[axis] else { continue }
      states[axis] = .fast
      solver.setPriority(.required, of: side)
      isTorn = true
    }
    return isTorn
  }

  /// The priority of a loosened side, above that of broken constraints, which do not move it.
  private static let almostRequired = 999.9995

  /// Returns the axis of a side; `nil` for any other constraint.
  func axis(of laid: LaidConstraint) -> NSLayoutConstraint.Axis? {
    ConstraintIsland.axes.first { sides[$0] === laid }
  }
}
