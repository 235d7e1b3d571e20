import Foundation

/// A layer for sublayers at different depths, which has no appearance of its own.
///
/// - Fidelity: approximated; the sublayers are drawn by their depths, but planes that intersect are not divided.
open class CATransformLayer: CALayer {}
