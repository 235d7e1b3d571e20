import Foundation
import Geometry

/// The inputs of a section that do not belong to it.
struct SectionEnvironment: Equatable, Sendable {
  let size: CGSize
  let resolver: DimensionResolver
  let scrollAxis: Axis
  private let container: Container
  private let layoutReference: InsetsReference
  /// The insets of a section that does not specify its own reference.
  private let usualInsets: Insets

  private struct Insets: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  init(_ container: Container, _ configuration: LayoutConfiguration) {
    size = container.size.finite
    let scale = container.scale.isFinite ? container.scale : 1
    // The range includes all screens; outside it, whole pixels cannot be counted.
    resolver = DimensionResolver(grid: PixelGrid(scale: Swift.min(Swift.max(scale, 1 / 8), 64)))
    scrollAxis = configuration.scrollDirection
    self.container = container
    layoutReference = configuration.contentInsetsReference
    usualInsets = Self.insets(layoutReference, across: scrollAxis, of: container)
  }

  /// Returns the insets that a section keeps from the container's edges across the scroll axis.
  ///
  /// The scroll view applies the insets along the axis.
  @inline(__always)
  func acrossInsets(_ reference: InsetsReference) -> (start: CGFloat, end: CGFloat) {
    let insets =
      reference == .automatic || reference == layoutReference
      ? usualInsets : Self.insets(reference, across: scrollAxis, of: container)
    return (insets.start, insets.end)
  }

  private static func insets(_ reference: InsetsReference, across scrollAxis: Axis, of container: Container) -> Insets {
    switch reference {
    case .none: return Insets()
    case .automatic, .safeArea: return insets(container.safeAreaInsets, across: scrollAxis, of: container)
    case .layoutMargins: return insets(container.layoutMargins, across: scrollAxis, of: container)
    case .readableContent:
      // Readable content never extends beyond the margins.
      let margins = insets(container.layoutMargins, across: scrollAxis, of: container)
      let readable = insets(
        container.readableContentInsets ?? container.layoutMargins, across: scrollAxis, of: container)
      return Insets(start: Swift.max(margins.start, readable.start), end: Swift.max(margins.end, readable.end))
    }
  }

  private static func insets(_ insets: UIEdgeInsets, across scrollAxis: Axis, of container: Container) -> Insets {
    let edges: (CGFloat, CGFloat)
    switch (scrollAxis, container.isRightToLeft) {
    case (.vertical, false): edges = (insets.left, insets.right)
    case (.vertical, true): edges = (insets.right, insets.left)
    case (.horizontal, _): edges = (insets.top, insets.bottom)
    }
    return Insets(start: FiniteGeometry.length(edges.0), end: FiniteGeometry.length(edges.1))
  }
}
