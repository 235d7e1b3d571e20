import UIKitCore

/// The range of pages with a slot in the row, which moves as little as possible.
struct PageIndicatorWindow: Equatable {
  /// The number of pages.
  let pages: Int
  /// The number of slots, at most ``pages``.
  let slots: Int
  /// The page in the first slot.
  let first: Int

  /// The number of smaller dots at an end beyond which there are more pages. The current page's dot is never one of
  /// them, so there are fewer in a very short row.
  var shrinking: Int { Self.shrinking(in: slots) }

  private static func shrinking(in slots: Int) -> Int { max(0, min(2, (slots - 1) / 2)) }

  /// - Parameters:
  ///   - pages: The number of pages, at least 0.
  ///   - capacity: The number of slots that fit, at least 1.
  ///   - current: The current page, in `0 ..< pages`.
  ///   - old: The page that was in the first slot before.
  init(pages: Int, capacity: Int, current: Int, movingFrom old: Int = 0) {
    self.pages = pages
    slots = min(pages, capacity)
    let hidden = pages - slots
    let margin = Self.shrinking(in: slots)
    let least = current - (slots - 1 - margin)
    let most = current - margin
    first = max(0, min(max(least, min(old, most)), hidden))
  }

  /// The pages between the smaller dots at both ends.
  var full: ClosedRange<Int>? {
    guard slots > 0 else { return nil }
    let lower = first == 0 ? 0 : first + shrinking
    let upper = first + slots == pages ? pages - 1 : first + slots - 1 - shrinking
    return lower <= upper ? lower...upper : nil
  }
}
