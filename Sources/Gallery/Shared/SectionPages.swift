import UIKit

/// The stops of an orthogonally scrolling section, and the page at an offset.
///
/// `round(offset.x / width)` is the page only if pages are a container's width apart. Groups 0.8 as wide begin at 0,
/// 0.8, 1.6 and 2.4 widths, and from the fourth on the formula is a page behind. Here the page is the nearest stop, for
/// any group length, spacing and behavior:
///
///     let pages = SectionPages(.groupPagingCentered, count: cards.count, length: 0.8 * width, viewport: width)
///     section.visibleItemsInvalidationHandler = { _, offset, _ in
///       pageControl.currentPage = pages.page(at: offset.x)
///     }
///
/// If it is created in the section provider, it is created again when the device rotates.
struct SectionPages {
  /// The stops from the first page to the last, in left-to-right coordinates.
  let stops: [CGFloat]
  /// The sum of a stop and its right-to-left offset; `nil` in left-to-right layouts.
  private let mirror: CGFloat?

  /// - Parameters:
  ///   - count: The number of groups; with one item per group, of items.
  ///   - length: The length of a group, in points. A `fractionalWidth` refers to the whole container, including insets.
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
      // The last groups may not reach the leading edge, because the content ends before.
      stops = starts.filter { $0 < end } + [end]
    }
  }

  var count: Int { stops.count }

  /// Returns the page for an offset that the section's handler receives.
  func page(at offset: CGFloat) -> Int {
    let place = mirror.map { $0 - offset } ?? offset
    return stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
  }
}
