import Foundation

/// Where the dots of a page control are and how large: a pure function of pages and room.
///
/// Apple has published no numbers for the control of iOS 14 and later. These were chosen so that dots and gaps are whole
/// pixels at every scale and the whole comes within a point or two of the sizes developers report.
struct PageIndicatorRow {
  static let dot: CGFloat = 8
  static let pitch: CGFloat = 18
  static let height: CGFloat = 26
  /// Room at both ends for the capsule behind the dots.
  static let padding: CGFloat = 17

  struct Indicator: Equatable {
    var page: Int
    /// From the leading end of the row.
    var center: CGFloat
    var diameter: CGFloat
  }

  /// The dots that show, in order.
  let indicators: [Indicator]
  /// From end to end of the row, padding included.
  let length: CGFloat

  static func length(forPages pages: Int) -> CGFloat {
    pages > 0 ? CGFloat(pages - 1) * pitch + dot + 2 * padding : 0
  }

  /// - Parameters:
  ///   - pages: How many there are.
  ///   - current: 0 ..< pages.
  ///   - room: The length that is free; with too little for all dots a window around the current one shows, and dots at
  ///     an end behind which more pages wait shrink.
  init(pages: Int, current: Int, room: CGFloat) {
    guard pages > 0 else {
      indicators = []
      length = 0
      return
    }
    let fitting = room.isFinite ? (room - 2 * Self.padding - Self.dot) / Self.pitch + 1 : 0
    let shown = min(pages, max(1, Int(max(0, min(fitting, 10_000)))))
    let first = min(max(0, current - shown / 2), pages - shown)
    length = Self.length(forPages: shown)
    indicators = (0..<shown).map { place in
      let before = first > 0 ? place : Int.max
      let after = first + shown < pages ? shown - 1 - place : Int.max
      return Indicator(
        page: first + place, center: Self.padding + Self.dot / 2 + CGFloat(place) * Self.pitch,
        diameter: Self.dot * Self.scale(fromEnd: min(before, after)))
    }
  }

  /// The outermost dot is a third, the next two thirds, when more pages lie beyond.
  private static func scale(fromEnd places: Int) -> CGFloat {
    switch places {
    case 0: 1 / 3
    case 1: 2 / 3
    default: 1
    }
  }

  /// The page whose dot is nearest to a point of the row; nil without pages.
  func page(at position: CGFloat) -> Int? {
    indicators.min { abs($0.center - position) < abs($1.center - position) }?.page
  }
}
