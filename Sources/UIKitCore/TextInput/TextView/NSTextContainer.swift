import Foundation
import Geometry

/// The column that a text view sets its text in.
///
/// - Fidelity: documented; the size is the view's, and there are no exclusion paths.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  final weak var textView: UITextView?

  public override init() { super.init() }

  /// At both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.lookDidChange() } }
  /// 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { textView?.lookDidChange() } }
  /// Of the last line, where their number is limited.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.lookDidChange() } }
}
