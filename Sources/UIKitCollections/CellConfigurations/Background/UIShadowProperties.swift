import Foundation
import UIKitCore

/// The shadow of a background.
///
/// - Fidelity: documented.
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// From 0, for no shadow, to 1.
  public var opacity: CGFloat = 0
  /// How far the shadow is blurred, in points.
  public var radius: CGFloat = 0
  /// In points.
  public var offset = CGSize.zero
  /// What throws the shadow, from the background's upper left corner; `nil` for the background's own outline.
  public var path: UIBezierPath?

  init() {}
}
