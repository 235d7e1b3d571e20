import ConstraintSolver
import Foundation
import Geometry

/// A view or a guide as the solver knows it: the rectangle that constraints speak of, in the coordinates of the superview
/// or of the owning view.
@MainActor
final class LayoutItem {
  enum Kind: Equatable {
    /// What the island is laid out in; its place does not matter.
    case root
    case placedView
    /// A view that follows its autoresizing mask.
    case translatedView
    case guide(LayoutGuideRole)
  }

  private(set) weak var object: AnyObject?
  let kind: Kind
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  /// What the view's frame is larger than the rectangle.
  let insets: UIEdgeInsets
  /// What holds of the item without anyone having said so.
  var ownConstraints: [LaidConstraint] = []
  var content = ContentConstraints()
  var isContentDirty = true
  let mayWrap: Bool
  /// What the constraints of a translated view were made from.
  var translation: MaskTranslation?
  /// Whether a constraint gives the view a size or a position from the outside.
  var isTied = false
  /// Keep the frame of a view that is tied to nothing.
  var stays: [LaidConstraint] = []
  /// Whether constraints ask for the guide's lengths.
  var isWidthUsed = false
  var isHeightUsed = false

  init(_ object: AnyObject, _ kind: Kind, in system: inout ConstraintSystem) {
    self.object = object
    self.kind = kind
    left = system.addVariable()
    top = system.addVariable()
    width = system.addVariable()
    height = system.addVariable()
    mayWrap = object is any WrappingContent
    insets = (object as? UIView)?.alignmentRectInsets.finite ?? .zero
  }

  var view: UIView? { object as? UIView }
  /// Something other than constraints says where it lies.
  var isGiven: Bool {
    switch kind {
    case .translatedView: true
    case .guide(let role): role != .plain
    case .root, .placedView: false
    }
  }
  var variables: [Variable] { [left, top, width, height] }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  func leadingInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? insets.left : insets.top)
  }
  func trailingInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? insets.right : insets.bottom)
  }
}

/// A constraint that stands in the solver.
@MainActor
final class LaidConstraint {
  /// Who asked for it.
  enum Source {
    case app(NSLayoutConstraint)
    /// Says what it is about; the higher the rank, the later it is given up.
    case own(String, rank: Int)

    /// Of the constraints of a stack view, which are the app's in name only: below those that keep lengths from being
    /// negative, above the wishes of what is in a view.
    static let stacksRank = 3
  }

  let source: Source
  var constraint: Constraint
  var id: ConstraintID
  /// What is constant in it beside a guide's insets.
  var ownConstant: Double?
  /// Given up in a conflict: it holds as nearly as it can.
  var isBroken = false

  init(_ source: Source, _ constraint: Constraint, id: ConstraintID) {
    self.source = source
    self.constraint = constraint
    self.id = id
  }

  var appConstraint: NSLayoutConstraint? { if case .app(let constraint) = source { constraint } else { nil } }
}

/// The wishes of a view to be as large as its content.
@MainActor
struct ContentConstraints {
  struct Axis {
    var length: CGFloat
    var hugging: UILayoutPriority
    var resistance: UILayoutPriority
    var laid: [LaidConstraint] = []
  }

  var horizontal: Axis?
  var vertical: Axis?
  /// The width that text wraps at.
  var wrapWidth: CGFloat?

  subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
