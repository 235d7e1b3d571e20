import Foundation
import Geometry

extension UIPageControl {
  var axis: Axis {
    direction == .topToBottom || direction == .bottomToTop ? .vertical : .horizontal
  }

  /// The first page is at the far end of the axis.
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

  /// Places that a pill takes besides its page's, whether or not it is one now: while the control is touched there is
  /// no pill, and the row is not to change its size.
  private var extraPlaces: CGFloat { progress != nil && images.isEmpty ? 1 : 0 }

  func fullSize(ofPages count: Int) -> CGSize {
    let metrics = metrics(pages: count)
    let along = FiniteGeometry.length(metrics.length(places: count, extra: extraPlaces))
    return CGSize(axis, along: along, across: metrics.height)
  }

  /// The pages or what stands for them have other measures.
  func measuresDidChange() {
    invalidateIntrinsicContentSize()
    fitDisplay()
  }

  /// Gives the row the room that there is.
  func fitDisplay() {
    let room = metrics.places(in: bounds.size[axis], extra: extraPlaces)
    display.fit(pages: pages, room: room, current: shownPage)
    setNeedsDisplay()
  }

  func row(at time: FrameTime) -> PageIndicatorRow {
    PageIndicatorRow(display, metrics: metrics, fill: progress?.share ?? 0, at: time)
  }

  /// The stage's clock; animations need one, and without a window there is none.
  var now: FrameTime { window?.root?.now ?? 0 }

  /// The leading corner of a row that is centred in a rectangle.
  func start(of row: PageIndicatorRow, in rect: CGRect) -> CGPoint {
    let height = metrics.height
    let corner = CGPoint(
      axis, along: rect.origin[axis] + (rect.size[axis] - row.length) / 2,
      across: rect.origin[axis.other] + (rect.size[axis.other] - height) / 2)
    return PixelGrid(scale: contentScaleFactor).round(corner)
  }

  /// From the leading end of the row as it will be at rest.
  func positionInRow(of location: CGPoint) -> CGFloat {
    let row = row(at: .infinity)
    let position = location[axis] - start(of: row, in: bounds)[axis]
    return isReversed ? row.length - position : position
  }
}
