import Foundation
import UIKitCore

extension UIStackView {
  /// The division of the stack's length between the views.
  ///
  /// - Fidelity: documented.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views fill the stack, growing and shrinking in the order of their content priorities.
    case fill = 0
    /// Views fill the stack with equal lengths.
    case fillEqually = 1
    /// Views fill the stack in proportion to their natural lengths.
    case fillProportionally = 2
    /// Views keep their lengths, with equal gaps of at least the spacing.
    case equalSpacing = 3
    /// Views keep their lengths, with equal distances between their centers as far as the spacing allows.
    case equalCentering = 4
  }

  /// The position of the views across the stack.
  ///
  /// - Fidelity: documented.
  public enum Alignment: Int, Hashable, Sendable {
    /// Views fill the stack from edge to edge.
    case fill = 0
    /// Views are aligned to the leading edge, in a row to the top edge.
    case leading = 1
    /// Views of a row are aligned by their first baselines; in a column, as with `leading`.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are aligned to the trailing edge, in a row to the bottom edge.
    case trailing = 4
    /// Views of a row are aligned by their last baselines; in a column, as with `leading`.
    case lastBaseline = 5

    /// The same as `leading`, for rows.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }
}
