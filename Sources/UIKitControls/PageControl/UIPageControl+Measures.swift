import Foundation
import Geometry
import UIKitCore

extension UIPageControl {
  var axis: Axis {
    direction == .topToBottom || direction == .bottomToTop ? .vertical : .horizontal
  }

  /// Whether the first page is at the far end of the axis.
  var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  var showsIndicators: Bool { pages > 0 && !(hidesForSinglePage && pages == 1) }

  var metrics: PageIndicatorMetrics { metrics(pages: pages) }

  private func metrics(pages: Int) -> PageIndicatorMetrics {
    let sizes = images.sizes(pages: pages).map { CGSize(width: $0[axis], height: $0[axis.other]) }
    return PageIndicatorMetrics(images: sizes, dots: images.all == nil, scale: contentScaleFactor)
  }

  /// The additional slots of a pill. They are reserved even without a pill, because the row must not change its size
  /// while it is touched.
  private var extraSlots: CGFloat { progress != nil && images.isEmpty ? 1 : 0 }

  func fullSize(ofPages count: Int) -> CGSize {
    let metrics = metrics(pages: count)
    let along = FiniteGeometry.length(metrics.length(slots: count, extra: extraSlots))
    return CGSize(axis, along: along, across: metrics.height)
  }

  /// Updates the display after the pages or their images have changed.
  func measuresDidChange() {
    invalidateIntrinsicContentSize()
    fitDisplay()
  }

  /// Fits the row into the bounds.
  func fitDisplay() {
    let capacity = metrics.slots(in: bounds.size[axis], extra: extraSlots)
    display.fit(pages: pages, capacity: capacity, current: shownPage)
    setNeedsDisplay()
  }

  func row(at time: FrameTime) -> PageIndicatorRow {
    PageIndicatorRow(display, metrics: metrics, fill: progress?.share ?? 0, at: time)
  }

  /// The time of the render root's clock; 0 without a window.
  var now: FrameTime { window?.root?.now ?? 0 }

  /// Returns the leading corner of a row that is centered in a rectangle.
  func start(of row: PageIndicatorRow, in rect: CGRect) -> CGPoint {
    let height = metrics.height
    let corner = CGPoint(
      axis, along: rect.origin[axis] + (rect.size[axis] - row.length) / 2,
      across: rect.origin[axis.other] + (rect.size[axis.other] - height) / 2)
    return PixelGrid(scale: contentScaleFactor).round(corner)
  }

  /// Returns the distance of a location from the leading end of the row at rest.
  func positionInRow(of location: CGPoint) -> CGFloat {
    let row = row(at: .infinity)
    let position = location[axis] - start(of: row, in: bounds)[axis]
    return isReversed ? row.length - position : position
  }
}
