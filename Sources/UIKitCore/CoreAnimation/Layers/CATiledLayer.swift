import Foundation
import Geometry

/// A layer for large content, which iOS draws tile by tile in the background.
///
/// - Fidelity: approximated; the whole content is drawn at once.
open class CATiledLayer: CALayer {
  /// The number of sizes in which the content is kept. The default is 1.
  open var levelsOfDetail = 1
  /// The number of sizes that are larger than the layer. The default is 0.
  open var levelsOfDetailBias = 0
  /// The greatest size of a tile, in pixels. The default is 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256)

  /// The duration in which a new tile appears, in seconds. The default is 0.25.
  ///
  /// - Fidelity: approximated; tiles appear at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
