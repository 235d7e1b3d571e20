import Foundation

/// Options for measuring text.
///
/// - Fidelity: approximated; each line is measured with its font's leading.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps the text at the available width. Without it, the text is measured on one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the fonts' leading in the height of lines. It is always included here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the drawn shapes rather than the lines. It has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Limits the result to the available height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// An object that receives the results of measuring text.
///
/// - Fidelity: approximated; text is never scaled down to fit.
open class NSStringDrawingContext: NSObject {
  /// The bounding rectangle of the text, in points; zero before it is measured.
  open internal(set) var totalBounds = CGRect.zero
}
