import UIKitCore

/// The range of pages with a slot in the row, which moves as little as possible.
struct PageIndicatorWindow: Equatable {
  /// The number of pages.
  let pages: Int
  /// The number of slots, at most ``pages``.
  let places: Int
  /// The page in the first slot.
  let first: Int

  /// The number of smaller dots at an end beyond which there are more pages. The current page's dot is never one of
  /// them, so there are fewer in a very short row.
  var shrinking: Int { Self.shrinking(in: places) }

  private static func shrinking(in places: Int) -> Int { max(0, min(2, (places - 1) / 2)) }

  /// - Parameters:
  ///   - pages: The number of pages, at least 0.
  ///   - room: The number of slots that fit, at least 1.
  ///   - current: The current page, in `0 ..< pages`.
  ///   - old: The page that was in the first slot before.
  init(pages: Int, room: Int, current: Int, movingFrom old: Int = 0) {
    self.pages = pages
    places = min(pages, room)
    let hidden = pages - places
    let margin = Self.shrinking(in: places)
    let least = current - (places - 1 - margin)
    let most = current - margin
    first = max(0, min(max(least, min(old, most)), hidden))
  }

  /// The pages between the smaller dots at both ends.
  var full: ClosedRange<Int>? {
    guard places > 0 else { return nil }
    let lower = first == 0 ? 0 : first + shrinking
    let upper = first + places == pages ? pages - 1 : first + places - 1 - shrinking
    return lower <= upper ? lower...upper : nil
  }
}
