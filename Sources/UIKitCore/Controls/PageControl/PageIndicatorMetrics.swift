import Foundation
import Geometry

/// The measures of a page control's row: each page has a slot, slots are equally far apart, the first and last stand off
/// the ends.
///
/// - Source: published measurements of iOS 26 and 27. At 3x a slot is 9.67 points, the dot in it 7.67, the pitch 17.67,
///   the height 25.67 and a pill 27.33; at 2x a slot is 10, the pitch 18, four pages are 92 points by 26.
/// - Fidelity: observed.
struct PageIndicatorMetrics: Equatable {
  /// Of one page, along the row and across it.
  let slot: CGSize
  /// Of a dot, which leaves a rim in a slot of its own.
  let dot: CGFloat

  static let spacing: CGFloat = 8
  /// At both ends of the row, for the round ends of the background.
  static let padding: CGFloat = 14
  /// Above and below the slots.
  static let margin: CGFloat = 8
  /// Around a dot in its slot.
  static let rim: CGFloat = 1
  /// More dots than this are never drawn, whatever the room.
  static let mostPlaces = 1_000
  /// A length that is cut to whole pixels, as symbols are, to give the slots of 2x and 3x.
  private static let symbol: CGFloat = 9.6

  /// - Parameters:
  ///   - images: Along and across, of every image that may show.
  ///   - dots: Whether some pages may have dots.
  ///   - scale: Pixels per point.
  init(images: [CGSize] = [], dots: Bool = true, scale: CGFloat) {
    let side = PixelGrid(scale: scale).ceil(Self.symbol)
    dot = side - 2 * Self.rim
    let least = dots || images.isEmpty ? CGSize(width: side, height: side) : .zero
    slot = images.reduce(into: least) { slot, image in
      slot.width = Swift.max(slot.width, FiniteGeometry.length(image.width))
      slot.height = Swift.max(slot.height, FiniteGeometry.length(image.height))
    }
  }

  /// From one slot to the next; also what a pill is longer than a dot.
  var pitch: CGFloat { slot.width + Self.spacing }

  var height: CGFloat { slot.height + 2 * Self.margin }

  /// - Returns: From end to end; zero without places.
  func length(places: Int, extra: CGFloat = 0) -> CGFloat {
    guard places > 0 else { return 0 }
    return 2 * Self.padding - Self.spacing + (CGFloat(places) + extra) * pitch
  }

  /// How many slots have room; at least one, so that there is always something to see.
  ///
  /// - Parameter extra: Slots that are taken by something else.
  func places(in room: CGFloat, extra: CGFloat) -> Int {
    let fitting = (FiniteGeometry.length(room) + Self.spacing - 2 * Self.padding) / pitch - extra
    // A row that was asked for its own size must fit into it.
    return Swift.max(1, Swift.min(Int(fitting + 1e-6), Self.mostPlaces))
  }
}
