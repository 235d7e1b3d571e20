import ConstraintSolver
import Foundation
import Geometry

/// A view or guide as the solver represents it: its alignment rectangle, in the coordinates of the superview or the
/// owning view.
@MainActor
final class LayoutItem {
  enum Kind: Equatable {
    /// The root of the island, whose position is irrelevant.
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
  /// The distances by which the view's frame exceeds its alignment rectangle.
  let insets: UIEdgeInsets
  /// The constraints that follow from the kind of the item.
  var ownConstraints: [LaidConstraint] = []
  var content = ContentConstraints()
  var isContentDirty = true
  let mayWrap: Bool
  /// The source of the constraints of a view with an autoresizing mask.
  var translation: MaskTranslation?
  /// Whether a constraint gives the view a size or a position from the outside.
  var isTied = false
  /// The constraints that keep the frame of a view that is not tied to others.
  var stays: [LaidConstraint] = []
  /// Whether constraints refer to the lengths of the guide.
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
  /// Whether the frame is not determined by constraints.
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

/// The constraints that keep a view as large as its content.
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
  /// The width at which text wraps.
  var wrapWidth: CGFloat?

  subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
