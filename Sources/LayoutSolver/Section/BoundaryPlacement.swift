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

  fileprivate mutating func move(to origin: CGPoint) {
    outerFrame.origin = origin
    frame = spec.contentInsets == .zero ? outerFrame : outerFrame.inset(by: spec.contentInsets)
  }
}

/// Places the boundary items of one section, or of the whole layout, around a body.
struct BoundaryPlacement: Equatable, Sendable {
  /// Room that extending items take before and after the body.
  private(set) var startExtension: CGFloat = 0
  private(set) var endExtension: CGFloat = 0
  /// The body, made longer by extending items at its side.
  private(set) var bodyLength: CGFloat
  /// Measured from the start extension's start, and from the container's edge across.
  var items: [PlacedBoundary] { placed ?? [] }
  /// `nil` where there are none, as in most sections: even an empty array is counted when it is passed on and given back.
  private var placed: [PlacedBoundary]?

  var hasItems: Bool { placed != nil }
  var length: CGFloat { startExtension + bodyLength + endExtension }

  /// No items: only a body.
  init(bodyLength: CGFloat) { self.bodyLength = bodyLength }

  /// - Parameters:
  ///   - across: Where the items may lie across the scroll axis.
  ///   - box: What fractions of their sizes refer to.
  ///   - measured: A size that self-sizing found, by place in the list and index among items of its kind.
  mutating func place(
    _ specs: [BoundarySpec], scrollAxis: Axis, across: Interval, box: CGSize, resolver: DimensionResolver,
    measured: (Int, Int) -> CGSize?
  ) {
    var items: [PlacedBoundary] = []
    items.reserveCapacity(specs.count)
    var counts: [String: Int] = [:]
    for (place, spec) in specs.enumerated() {
      let index = counts[spec.kind, default: 0]
      counts[spec.kind] = index + 1
      var size = resolver.size(spec.size, in: box)
      if let known = measured(place, index) {
        if spec.size.width.isEstimated { size.width = known.width }
        if spec.size.height.isEstimated { size.height = known.height }
      }
      let side = Placement(spec.alignment, scrollAxis: scrollAxis).side
      extend(for: spec, size: size, side: side, axis: scrollAxis)
      let frame = CGRect(origin: .zero, size: size)
      items.append(PlacedBoundary(spec: spec, side: side, index: index, frame: frame, outerFrame: frame))
    }
    // Positions depend on how far all of them extend the body.
    for place in items.indices { items[place].move(to: origin(of: items[place], scrollAxis: scrollAxis, across)) }
    placed = items
  }

  private func origin(of item: PlacedBoundary, scrollAxis: Axis, _ across: Interval) -> CGPoint {
    let free = across.length - item.outerFrame.size[scrollAxis.other]
    let share = Placement(item.spec.alignment, scrollAxis: scrollAxis).share
    return CGPoint(
      scrollAxis, along: along(item.spec, size: item.outerFrame.size, side: item.side, axis: scrollAxis),
      across: across.lower + free * share + item.spec.absoluteOffset.finite[scrollAxis.other])
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
      let horizontal = Self.horizontalShare(alignment)
      let vertical = Self.verticalShare(alignment)
      let along = scrollAxis == .vertical ? vertical : horizontal
      side = along == 0 ? .start : (along == 1 ? .end : .across)
      share = scrollAxis == .vertical ? horizontal : vertical
    }

    private static func horizontalShare(_ alignment: NSRectAlignment) -> CGFloat {
      switch alignment {
      case .leading, .topLeading, .bottomLeading: 0
      case .trailing, .topTrailing, .bottomTrailing: 1
      case .none, .top, .bottom: 0.5
      }
    }

    private static func verticalShare(_ alignment: NSRectAlignment) -> CGFloat {
      switch alignment {
      case .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: 1
      case .none, .leading, .trailing: 0.5
      }
    }
  }
}
