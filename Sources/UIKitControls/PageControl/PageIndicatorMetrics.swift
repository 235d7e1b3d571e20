import Foundation
import Geometry
import UIKitCore

/// The measures of a page control's row. Each page has a slot; the slots are evenly spaced, with padding at both ends.
///
/// - Source: published measurements of iOS 26 and 27. At 3x a slot is 9.67 points, the dot in it 7.67, the pitch 17.67,
///   the height 25.67 and a pill 27.33; at 2x a slot is 10, the pitch 18, four pages are 92 points by 26.
/// - Fidelity: observed.
struct PageIndicatorMetrics: Equatable {
  /// The size of a page's slot, along the row and across it.
  let slot: CGSize
  /// The diameter of a dot, which is smaller than its slot.
  let dot: CGFloat

  static let spacing: CGFloat = 8
  /// The padding at both ends of the row, for the round ends of the background.
  static let padding: CGFloat = 14
  /// The margin above and below the slots.
  static let margin: CGFloat = 8
  /// The distance between a dot and the edge of its slot.
  static let rim: CGFloat = 1
  /// The most dots that are drawn, however long the row is.
  static let mostSlots = 1_000
  /// The nominal diameter of a slot, which is rounded to whole pixels, as symbols are.
  private static let symbol: CGFloat = 9.6

  /// - Parameters:
  ///   - images: The sizes of all images that may be visible, along the row and across it.
  ///   - dots: Whether some pages may have dots.
  ///   - scale: The number of pixels per point.
  init(images: [CGSize] = [], dots: Bool = true, scale: CGFloat) {
    let side = PixelGrid(scale: scale).ceil(Self.symbol)
    dot = side - 2 * Self.rim
    let least = dots || images.isEmpty ? CGSize(width: side, height: side) : .zero
    slot = images.reduce(into: least) { slot, image in
      slot.width = Swift.max(slot.width, FiniteGeometry.length(image.width))
      slot.height = Swift.max(slot.height, FiniteGeometry.length(image.height))
    }
  }

  /// The distance from one slot to the next, which is also the additional length of a pill.
  var pitch: CGFloat { slot.width + Self.spacing }

  var height: CGFloat { slot.height + 2 * Self.margin }

  /// - Returns: The length of the row with padding; zero without slots.
  func length(slots: Int, extra: CGFloat = 0) -> CGFloat {
    guard slots > 0 else { return 0 }
    return 2 * Self.padding - Self.spacing + (CGFloat(slots) + extra) * pitch
  }

  /// Returns the number of slots that fit; at least one.
  ///
  /// - Parameter extra: The number of slots that are occupied otherwise.
  func slots(in capacity: CGFloat, extra: CGFloat) -> Int {
    let fitting = (FiniteGeometry.length(capacity) + Self.spacing - 2 * Self.padding) / pitch - extra
    // A row must fit into its own natural size. The tolerance exceeds the rounding of the division, some 1e-12 slots.
    return Swift.max(1, Swift.min(Int(fitting + 1e-6), Self.mostSlots))
  }
}
