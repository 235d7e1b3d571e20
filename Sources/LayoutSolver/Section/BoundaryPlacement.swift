import Foundation
import Geometry

/// A header, footer or side item with its frame.
struct PlacedBoundary: Equatable, Sendable {
  /// The end of the body to which an item is attached along the scroll axis.
  enum Side: Sendable {
    case start
    case end
    /// An item next to the content, which is neither header nor footer.
    case across
  }

  var spec: BoundarySpec
  var side: Side
  /// The index among items of its kind; only items of the whole layout have indices above 0.
  var index: Int
  /// The frame after the item's own insets.
  var frame: CGRect
  /// The frame before the item's insets, which pinning moves.
  var outerFrame: CGRect
  /// The size before the item was measured, with its insets.
  var plannedSize: CGSize

  fileprivate mutating func move(to origin: CGPoint) {
    outerFrame.origin = origin
    frame = spec.contentInsets == .zero ? outerFrame : outerFrame.inset(by: spec.contentInsets)
  }
}

/// The positions of the boundary items of one section, or of the whole layout, around a body.
struct BoundaryPlacement: Equatable, Sendable {
  /// The lengths that extending items occupy before and after the body.
  private(set) var startExtension: CGFloat = 0
  private(set) var endExtension: CGFloat = 0
  /// The body's length, which extending items at its side may increase.
  private(set) var bodyLength: CGFloat
  /// The items. Their positions are relative to the start of the start extension and, across, to the container's edge.
  var items: [PlacedBoundary] { placed ?? [] }
  /// The items; `nil` in sections without them, which are most, because even an empty array is reference-counted when
  /// passed.
  private var placed: [PlacedBoundary]?

  var hasItems: Bool { placed != nil }
  var length: CGFloat { startExtension + bodyLength + endExtension }

  /// Creates a placement of a body without items.
  init(bodyLength: CGFloat) { self.bodyLength = bodyLength }

  /// - Parameters:
  ///   - across: The interval available to the items across the scroll axis.
  ///   - box: The size to which fractions of the items' sizes refer.
  ///   - measured: Returns a self-sizing item's size, for its index in the list and its index among items of its kind.
  mutating func place(
    _ specs: [BoundarySpec], scrollAxis: Axis, across: Interval, box: CGSize, resolver: DimensionResolver,
    measured: (Int, Int) -> CGSize?
  ) {
    var items: [PlacedBoundary] = []
    items.reserveCapacity(specs.count)
    var counts: [String: Int] = [:]
    for (boundary, spec) in specs.enumerated() {
      let index = counts[spec.kind, default: 0]
      counts[spec.kind] = index + 1
      let planned = resolver.size(spec.size, in: box)
      var size = planned
      if let known = measured(boundary, index) {
        if spec.size.width.isEstimated { size.width = known.width }
        if spec.size.height.isEstimated { size.height = known.height }
      }
      let side = Placement(spec.alignment, scrollAxis: scrollAxis).side
      extend(for: spec, size: size, side: side, axis: scrollAxis)
      let frame = CGRect(origin: .zero, size: size)
      items.append(
        PlacedBoundary(
          spec: spec, side: side, index: index, frame: frame, outerFrame: frame, plannedSize: planned))
    }
    // Positions depend on the distance by which all items extend the body.
    for boundary in items.indices {
      items[boundary].move(to: origin(of: items[boundary], scrollAxis: scrollAxis, across))
    }
    placed = items
  }

  private func origin(of item: PlacedBoundary, scrollAxis: Axis, _ across: Interval) -> CGPoint {
    let free = across.length - item.outerFrame.size[scrollAxis.other]
    let share = Placement(item.spec.alignment, scrollAxis: scrollAxis).share
    return CGPoint(
      scrollAxis, along: along(item.spec, size: item.outerFrame.size, side: item.side, axis: scrollAxis),
      across: across.lower + free * share + item.spec.absoluteOffset.finite[scrollAxis.other])
  }

  /// Extends the body for an item. Items on the same side overlap, so the largest extension counts.
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

  /// An alignment along the scroll axis and across it.
  private struct Placement {
    var side: PlacedBoundary.Side
    /// The fraction of the free length across: 0 is leading or top, ½ is the center, 1 is trailing or bottom.
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
