import ConstraintSolver
import Foundation

/// A constraint in the solver.
@MainActor
final class LaidConstraint {
  /// The origin of a constraint.
  enum Source {
    case app(NSLayoutConstraint)
    /// An implicit constraint with its description. The higher its rank, the later it is broken.
    case own(String, rank: Int)

    /// The rank of constraints of stack views: below those that keep lengths from being negative, above those for
    /// intrinsic content sizes.
    static let stacksRank = 3

    @MainActor var text: String {
      switch self {
      case .app(let constraint): constraint.message
      case .own(let text, _): "<\(text)>"
      }
    }
  }

  let source: Source
  var constraint: Constraint
  var id: ConstraintID
  /// The constant of the expression apart from a guide's insets.
  var ownConstant: Double?
  /// Whether the constraint was broken in a conflict. It is still satisfied as closely as possible.
  var isBroken = false

  init(_ source: Source, _ constraint: Constraint, id: ConstraintID) {
    self.source = source
    self.constraint = constraint
    self.id = id
  }

  var appConstraint: NSLayoutConstraint? { if case .app(let constraint) = source { constraint } else { nil } }
}
