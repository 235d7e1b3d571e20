import Foundation

/// What a view that has to do with constraints keeps in mind; other views have none.
@MainActor
final class AutoLayoutState {
  var translatesAutoresizingMask = true
  /// Active ones whose items are this view and what is in it.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [LayoutGuideRole: UILayoutGuide] = [:]
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = true
  /// The layout of what is in the view, if that is laid out by itself.
  var island: ConstraintIsland?
  /// Constraints go in and out here, so that what is inside cannot be laid out by itself.
  var isCrossed = false
  /// Names the view in messages.
  let serial = LayoutSerial.next()
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Made when it is asked for first.
  var constraintState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// Whether constraints say where the view lies.
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
