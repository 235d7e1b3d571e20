import UIKit

/// The places at which a section that scrolls by itself comes to rest, and which of them is the page in sight.
///
/// `round(offset.x / width)` is the page only where pages lie a container's width apart. Groups 0.8 as wide begin at
/// 0, 0.8, 1.6 and 2.4 widths, and from the fourth on the formula is a page behind. Here the page is the resting place
/// that is nearest, whatever the groups' length, the spacing and the behaviour:
///
///     let pages = SectionPages(.groupPagingCentered, count: cards.count, length: 0.8 * width, viewport: width)
///     section.visibleItemsInvalidationHandler = { _, offset, _ in
///       pageControl.currentPage = pages.page(at: offset.x)
///     }
///
/// Made in the section provider, it is made anew when the screen is turned.
struct SectionPages {
  /// Resting places from the first page to the last, as if the interface ran from left to right.
  let stops: [CGFloat]
  /// Right to left, what a resting place and its offset add up to.
  private let mirror: CGFloat?

  /// - Parameters:
  ///   - count: Of groups; with one item a group, of items.
  ///   - length: Of a group, in points. A `fractionalWidth` is a share of the whole container, insets included.
  ///   - spacing: The section's `interGroupSpacing`.
  ///   - viewport: The container's length less insets on both sides: the section's, and those of the safe area.
  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int, length: CGFloat,
    spacing: CGFloat = 0, viewport: CGFloat, isRightToLeft: Bool = false
  ) {
    let starts = (0..<max(1, count)).map { CGFloat($0) * (length + spacing) }
    let run = (starts.last ?? 0) + length
    let end = max(0, run - viewport)
    mirror = isRightToLeft ? run - viewport : nil
    switch behavior {
    case .groupPagingCentered:
      stops = starts.map { $0 + (length - viewport) / 2 }
    case .paging:
      stops = Array(stride(from: 0, to: end, by: max(1, viewport))) + [end]
    default:
      // The last groups may not get to the leading edge: the content ends before.
      stops = starts.filter { $0 < end } + [end]
    }
  }

  var count: Int { stops.count }

  /// The page in sight when the section has scrolled to an offset, as its handler is told it.
  func page(at offset: CGFloat) -> Int {
    let place = mirror.map { $0 - offset } ?? offset
    return stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
  }
}
