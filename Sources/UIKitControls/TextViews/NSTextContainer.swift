import Foundation
import Geometry
import UIKitCore

/// The area in which a text view lays out its text.
///
/// - Fidelity: documented; its size is that of the view, and exclusion paths are absent.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  final weak var textView: UITextView?

  /// Creates a container.
  public override init() { super.init() }

  /// The padding at both ends of each line, in points. The default is 5; negative values and NaN count as 0, and
  /// infinity is clamped.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.appearanceDidChange() } }
  /// The limit on the number of lines; 0, the default, for none.
  open var maximumNumberOfLines = 0 { didSet { textView?.appearanceDidChange() } }
  /// The way in which the last line ends if the number of lines is limited. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.appearanceDidChange() } }
}
