/// Which pages of many have a place in the row: the row moves only as far as it must.
struct PageIndicatorWindow: Equatable {
  /// How many pages there are.
  let pages: Int
  /// How many of them have a place; at most ``pages``.
  let places: Int
  /// The page in the first place.
  let first: Int

  /// Dots that shrink at an end behind which more pages wait. The current one never does: fewer in a very short row.
  var shrinking: Int { Self.shrinking(in: places) }

  private static func shrinking(in places: Int) -> Int { max(0, min(2, (places - 1) / 2)) }

  /// - Parameters:
  ///   - pages: At least 0.
  ///   - room: Places there are room for, at least 1.
  ///   - current: 0 ..< pages.
  ///   - old: What the first place showed before.
  init(pages: Int, room: Int, current: Int, movingFrom old: Int = 0) {
    self.pages = pages
    places = min(pages, room)
    let hidden = pages - places
    let margin = Self.shrinking(in: places)
    let least = current - (places - 1 - margin)
    let most = current - margin
    first = max(0, min(max(least, min(old, most)), hidden))
  }

  /// Pages between the shrunken dots at both ends.
  var full: ClosedRange<Int>? {
    guard places > 0 else { return nil }
    let lower = first == 0 ? 0 : first + shrinking
    let upper = first + places == pages ? pages - 1 : first + places - 1 - shrinking
    return lower <= upper ? lower...upper : nil
  }
}
