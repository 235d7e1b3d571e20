import Foundation

extension UIView {
  /// The parts of a view that grow and shrink when its superview changes size: its length and the margins around it.
  ///
  /// Flexible parts share the change in proportion to their lengths.
  ///
  /// - Fidelity: documented.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The way in which a picture fits a view of another size.
  ///
  /// - Fidelity: documented.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretches the picture to the view's size.
    case scaleToFill = 0
    /// Scales the picture so that all of it is visible, keeping its proportions.
    case scaleAspectFit = 1
    /// Scales the picture so that it covers the view, keeping its proportions.
    case scaleAspectFill = 2
    /// Stretches pictures as `scaleToFill` does; drawn content is drawn anew in any mode.
    case redraw = 3
    /// Centers the picture at its own size.
    case center = 4
    /// Aligns the picture, at its own size, to the middle of the top edge.
    case top = 5
    /// Aligns the picture, at its own size, to the middle of the bottom edge.
    case bottom = 6
    /// Aligns the picture, at its own size, to the middle of the left edge.
    case left = 7
    /// Aligns the picture, at its own size, to the middle of the right edge.
    case right = 8
    /// Aligns the picture, at its own size, to the top left corner.
    case topLeft = 9
    /// Aligns the picture, at its own size, to the top right corner.
    case topRight = 10
    /// Aligns the picture, at its own size, to the bottom left corner.
    case bottomLeft = 11
    /// Aligns the picture, at its own size, to the bottom right corner.
    case bottomRight = 12
  }

  /// The length, -1, that `intrinsicContentSize` has along an axis without a natural size.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  /// The target size, zero, that asks `systemLayoutSizeFitting` for the smallest size that fits.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size, 10,000 points in both directions, that asks `systemLayoutSizeFitting` for the largest size that
  /// fits.
  public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

/// The importance of a constraint, or of a view's natural size, from 0 to 1000.
///
/// Constraints of higher priority are satisfied first; those of 1000 must hold.
///
/// - Fidelity: documented.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float
  /// Creates a priority from a number, which is not checked here.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number, which is not checked here.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority, 510, above which a dragged divider may resize the scene.
  ///
  /// - Fidelity: documented; no scene is resized by dragging here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority, 500, with which a scene keeps its size.
  ///
  /// - Fidelity: documented; no scene is resized by constraints here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority, 490, below which a dragged divider leaves the scene's size alone.
  ///
  /// - Fidelity: documented; no scene is resized by dragging here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority, 50, with which a fitting size approaches its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  // Apps declare these operators themselves, since Apple's Swift has them only in newer versions.

  /// Returns a priority raised by `difference`.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns a priority lowered by `difference`, as in `.required - 1`.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises a priority by `difference`.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }
  /// Lowers a priority by `difference`.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
