import Foundation
import Raster

/// The window's icon: four tiles of a mosaic in a rounded square.
enum WindowIcon {
  static let side = 64

  static let bitmap: Bitmap = {
    let pixels = (0..<side * side).map { color(x: $0 % side, y: $0 / side) }
    return Bitmap(width: side, height: side, pixels: pixels)
  }()

  /// The tiles: left, top, width, height and color.
  private static let tiles: [(Int, Int, Int, Int, UInt32)] = [
    (12, 12, 22, 22, 0xFF0A_84FF), (38, 12, 14, 22, 0xFF34_C759), (12, 38, 14, 14, 0xFFFF_9F0A),
    (30, 38, 22, 14, 0xFFAF_52DE),
  ]

  private static func color(x: Int, y: Int) -> UInt32 {
    let tile = tiles.first { x >= $0.0 && x < $0.0 + $0.2 && y >= $0.1 && y < $0.1 + $0.3 }
    if let tile { return tile.4 }
    let radius = 14
    let (dx, dy) = (max(radius - x, x - (side - 1 - radius), 0), max(radius - y, y - (side - 1 - radius), 0))
    return dx * dx + dy * dy <= radius * radius ? 0xFFF2_F2F7 : 0
  }
}
