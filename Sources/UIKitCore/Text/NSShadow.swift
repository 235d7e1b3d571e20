import Foundation

/// The shadow of text.
///
/// - Fidelity: approximated; the blur consists of copies of the glyphs.
open class NSShadow: NSObject {
  /// The distance of the shadow from the text, in points. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`. The default is black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without offset.
  public override init() { super.init() }
}
