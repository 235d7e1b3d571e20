import Foundation

/// How a text is measured.
///
/// - Fidelity: approximated; every line is measured with its font's leading.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// On as many lines as the width asks for; on one without it.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// No more lines than the height has room for.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is said of a text that has been measured.
///
/// - Fidelity: approximated; text is never set smaller to fit.
open class NSStringDrawingContext: NSObject {
  /// Where the text was measured, in points; zero before.
  open internal(set) var totalBounds = CGRect.zero
}
