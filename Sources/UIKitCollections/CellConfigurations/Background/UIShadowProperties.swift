import Foundation
import UIKitCore

/// The shadow of a background.
///
/// - Fidelity: documented.
public struct UIShadowProperties: Hashable {
  /// The color of the shadow. The default is black.
  public var color = UIColor.black
  /// The opacity of the shadow, from 0, the default, to 1. At 0 there is no shadow.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points. The default is 0.
  public var radius: CGFloat = 0
  /// The offset of the shadow, in points. The default is zero.
  public var offset = CGSize.zero
  /// The outline that casts the shadow, relative to the background's upper left corner; `nil`, the default, for the
  /// outline of the background.
  public var path: UIBezierPath?

  init() {}
}
