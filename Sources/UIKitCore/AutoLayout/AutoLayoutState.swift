import Foundation

/// The layout state of a view that takes part in constraints. Other views have none.
@MainActor
final class AutoLayoutState {
  var translatesAutoresizingMask = true
  /// The active constraints that the view holds: those whose nearest common ancestor it is.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [LayoutGuideRole: UILayoutGuide] = [:]
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = true
  /// The number of the solution whose frames the subviews have, while the view is laid out; `nil` at other times.
  var placedSolution: Int?
  /// The solver for the view's content, if the view is a layout root.
  var island: ConstraintIsland?
  /// Whether constraints cross the view's boundary, so that its content cannot be laid out separately.
  var isCrossed = false
  /// The number that identifies the view in messages.
  let serial = LayoutSerial.next()
}

/// The priorities of the two axes.
struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The layout state of the view, created on first access.
  var constraintState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// Whether constraints determine the view's frame, rather than its autoresizing mask.
  var isPlacedByConstraints: Bool { autoLayout?.translatesAutoresizingMask == false }

  var translatesMask: Bool {
    get { !isPlacedByConstraints }
    set {
      guard newValue != translatesMask else { return }
      constraintState.translatesAutoresizingMask = newValue
      if let parent { _ = parent.constraintState }
      layoutStructureDidChange()
      parent?.layoutStructureDidChange()
    }
  }

  func priority(_ list: KeyPath<AutoLayoutState, AxisPriorities>, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState[keyPath: list][axis]
  }

  func setPriority(
    _ priority: UILayoutPriority, _ list: ReferenceWritableKeyPath<AutoLayoutState, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard constraintState[keyPath: list][axis] != priority else { return }
    constraintState[keyPath: list][axis] = priority
    constraintContentDidChange()
  }
}
