package import Foundation
package import Geometry

/// The bounds to which headers and footers are pinned.
package struct PinningBounds: Equatable, Sendable {
  /// The bounds of the scroll view in content coordinates; the origin is the content offset.
  package var bounds: CGRect
  /// The insets that bars cover, in points. Headers are pinned inside them.
  package var adjustedContentInset: UIEdgeInsets

  /// Creates the bounds to which elements are pinned.
  package init(bounds: CGRect, adjustedContentInset: UIEdgeInsets = .zero) {
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
  }
}

/// Headers and footers that remain visible as long as their section is visible.
extension LayoutSolution {
  /// The value added to the z-index of a pinned item while it is on screen.
  package static let pinnedLevel = 1_000_000_000

  /// Returns every pinned item on screen, at its pinned position.
  package func pinnedElements(_ pinning: PinningBounds) -> [LayoutElement] {
    guard pinning.bounds.isFinite else { return [] }
    var found = boundary.items.compactMap { pinned($0, pinning) }
    for section in sectionRange(reaching: logical(pinning.bounds).interval(axis)) {
      found += sections[section].boundary.items.compactMap { pinned($0, inSection: section, pinning) }
    }
    return found.filter { $0.frame.overlaps(pinning.bounds) }
  }

  /// Returns a section's item at its pinned position, or `nil` if the item is not pinned.
  func pinned(_ item: PlacedBoundary, inSection section: Int, _ pinning: PinningBounds?) -> LayoutElement? {
    guard let pinning, item.spec.pinToVisibleBounds, pinning.bounds.isFinite else { return nil }
    let shift = pinnedShift(item, in: sections[section].boundary, start: starts[section], pinning)
    var element = boundaryElement(item.moved(by: shift, axis), section)
    raise(&element, pinning)
    return element
  }

  /// Returns an item of the whole layout at its pinned position, or `nil` if the item is not pinned.
  func pinned(_ item: PlacedBoundary, _ pinning: PinningBounds?) -> LayoutElement? {
    guard let pinning, item.spec.pinToVisibleBounds, pinning.bounds.isFinite else { return nil }
    var element = layoutLevelElement(item.moved(by: pinnedShift(item, in: boundary, start: 0, pinning), axis))
    raise(&element, pinning)
    return element
  }

  private func raise(_ element: inout LayoutElement, _ pinning: PinningBounds) {
    guard element.frame.overlaps(pinning.bounds) else { return }
    let (sum, overflow) = element.zIndex.addingReportingOverflow(Self.pinnedLevel)
    element.zIndex = overflow ? Int.max : sum
  }

  /// Returns the distance by which an item moves to stay visible without leaving its section's body.
  private func pinnedShift(
    _ item: PlacedBoundary, in placement: BoundaryPlacement, start: CGFloat, _ pinning: PinningBounds
  ) -> CGFloat {
    let body = Interval(start + placement.startExtension, start + placement.startExtension + placement.bodyLength)
    let frame = item.outerFrame.interval(axis)
    let natural = start + frame.lower
    let visible = visibleInterval(pinning)
    switch item.side {
    case .start:
      let wanted = Swift.min(visible.lower, body.upper - frame.length)
      return Swift.max(natural, wanted) - natural
    case .end:
      let wanted = Swift.max(visible.upper - frame.length, body.lower)
      return Swift.min(natural, wanted) - natural
    case .across:
      return 0
    }
  }

  private func visibleInterval(_ pinning: PinningBounds) -> Interval {
    let bounds = logical(pinning.bounds).interval(axis)
    let insets = pinning.adjustedContentInset
    switch axis {
    case .vertical: return Interval(bounds.lower + insets.top, bounds.upper - insets.bottom)
    case .horizontal where container.isRightToLeft:
      return Interval(bounds.lower + insets.right, bounds.upper - insets.left)
    case .horizontal: return Interval(bounds.lower + insets.left, bounds.upper - insets.right)
    }
  }
}

extension PlacedBoundary {
  fileprivate func moved(by shift: CGFloat, _ axis: Axis) -> PlacedBoundary {
    var moved = self
    moved.frame.origin[axis] += shift
    moved.outerFrame.origin[axis] += shift
    return moved
  }
}
