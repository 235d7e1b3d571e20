import LayoutSolver

/// The insets of the collection view that content avoids, across the scroll direction.
///
/// - Fidelity: documented.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the layout's configuration; for the configuration itself, the safe area.
  case automatic
  /// No insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent

  package var spec: InsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
