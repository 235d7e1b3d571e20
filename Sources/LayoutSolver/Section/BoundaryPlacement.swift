import Foundation
import Geometry

/// A header, footer or side item in place.
struct PlacedBoundary: Equatable, Sendable {
  /// Which end of the body an item belongs to along the scroll axis.
  enum Side: Sendable {
    case start
    case end
    /// Beside the content, neither header nor footer.
    case across
  }

  var spec: BoundarySpec
  var side: Side
  /// Index among items of its kind; only layout-level items count beyond 0.
  var index: Int
  /// After the item's own insets.
  var frame: CGRect
  /// Before them; pinning moves this.
  var outerFrame: CGRect
}

/// Places the boundary items of one section, or of the whole layout, around a body.
struct BoundaryPlacement: Equatable, Sendable {
  /// Room that extending items take before and after the body.
  private(set) var startExtension: CGFloat = 0
  private(set) var endExtension: CGFloat = 0
  /// The body, made longer by extending items at its side.
  private(set) var bodyLength: CGFloat
  /// Measured from the start extension's start, and from the container's edge across.
  private(set) var items: [PlacedBoundary] = []

  var length: CGFloat { startExtension + bodyLength + endExtension }

  /// - Parameters:
  ///   - across: Where the items may lie across the scroll axis.
  ///   - box: What fractions of their sizes refer to.
  ///   - measured: A size that self-sizing found, by kind and index.
  init(
    _ specs: [BoundarySpec], bodyLength: CGFloat, scrollAxis: Axis, across: Interval, box: CGSize,
    resolver: DimensionResolver, measured: (String, Int) -> CGSize?
  ) {
    self.bodyLength = bodyLength
    guard !specs.isEmpty else { return }
    var counts: [String: Int] = [:]
    var sized: [(spec: BoundarySpec, index: Int, size: CGSize, placement: Placement)] = []
    for spec in specs {
      let index = counts[spec.kind, default: 0]
      counts[spec.kind] = index + 1
      var size = resolver.size(spec.size, in: box)
      if let known = measured(spec.kind, index) {
        if spec.size.width.isEstimated { size.width = known.width }
        if spec.size.height.isEstimated { size.height = known.height }
      }
      sized.append((spec, index, size, Placement(spec.alignment, scrollAxis: scrollAxis)))
    }
    for entry in sized { extend(for: entry.spec, size: entry.size, side: entry.placement.side, axis: scrollAxis) }
    for entry in sized {
      let along = along(entry.spec, size: entry.size, side: entry.placement.side, axis: scrollAxis)
      let free = across.length - entry.size[scrollAxis.other]
      let offset = entry.spec.absoluteOffset.finite[scrollAxis.other]
      let acrossOrigin = across.lower + free * entry.placement.share + offset
      let frame = CGRect(
        origin: CGPoint(scrollAxis, along: along, across: acrossOrigin), size: entry.size)
      let inset = entry.spec.contentInsets == .zero ? frame : frame.inset(by: entry.spec.contentInsets)
      items.append(
        PlacedBoundary(
          spec: entry.spec, side: entry.placement.side, index: entry.index, frame: inset, outerFrame: frame))
    }
  }

  /// Several items on one side overlap; the one that sticks out farthest decides.
  private mutating func extend(for spec: BoundarySpec, size: CGSize, side: PlacedBoundary.Side, axis: Axis) {
    guard spec.extendsBoundary else { return }
    let offset = spec.absoluteOffset.finite[axis]
    switch side {
    case .start:
      let margin = FiniteGeometry.coordinate(spec.marginBefore)
      startExtension = Swift.max(startExtension, margin + size[axis] - offset)
    case .end: endExtension = Swift.max(endExtension, size[axis] + offset)
    case .across: bodyLength = Swift.max(bodyLength, size[axis])
    }
  }

  private func along(_ spec: BoundarySpec, size: CGSize, side: PlacedBoundary.Side, axis: Axis) -> CGFloat {
    let offset = spec.absoluteOffset.finite[axis]
    let length = size[axis]
    switch side {
    case .start: return startExtension + offset - (spec.extendsBoundary ? length : 0)
    case .end: return startExtension + bodyLength + offset - (spec.extendsBoundary ? 0 : length)
    case .across: return startExtension + (bodyLength - length) / 2 + offset
    }
  }

  /// An alignment, read along the scroll axis and across it.
  private struct Placement {
    var side: PlacedBoundary.Side
    /// Of the free room across: 0 leading or top, ½ centre, 1 trailing or bottom.
    var share: CGFloat

    init(_ alignment: NSRectAlignment, scrollAxis: Axis) {
      let horizontal = Self.share(
        start: [.leading, .topLeading, .bottomLeading].contains(alignment),
        end: [.trailing, .topTrailing, .bottomTrailing].contains(alignment))
      let vertical = Self.share(
        start: [.top, .topLeading, .topTrailing].contains(alignment),
        end: [.bottom, .bottomLeading, .bottomTrailing].contains(alignment))
      let along = scrollAxis == .vertical ? vertical : horizontal
      side = along == 0 ? .start : (along == 1 ? .end : .across)
      share = scrollAxis == .vertical ? horizontal : vertical
    }

    private static func share(start: Bool, end: Bool) -> CGFloat { start ? 0 : (end ? 1 : 0.5) }
  }
}
