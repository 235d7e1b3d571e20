import Foundation

extension UIStackView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// By their hugging and their resistance to compression.
    case fill = 0
    case fillEqually = 1
    /// In proportion to their natural lengths.
    case fillProportionally = 2
    /// With equal gaps.
    case equalSpacing = 3
    /// With equal distances between their middles, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    /// At the leading edge, or at the top edge in a row.
    case leading = 1
    case firstBaseline = 2
    case center = 3
    /// At the trailing edge, or at the bottom edge in a row.
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
