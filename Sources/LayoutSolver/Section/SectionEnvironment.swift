import Foundation
import Geometry

/// All that a section knows of the world around it.
struct SectionEnvironment: Equatable, Sendable {
  let size: CGSize
  let resolver: DimensionResolver
  let scrollAxis: Axis
  private let container: Container
  private let layoutReference: InsetsReference

  init(_ container: Container, _ configuration: LayoutConfiguration) {
    size = container.size.finite
    let scale = container.scale.isFinite ? container.scale : 1
    // No screen is outside these; beyond them whole pixels cannot be counted.
    resolver = DimensionResolver(grid: PixelGrid(scale: Swift.min(Swift.max(scale, 1 / 8), 64)))
    scrollAxis = configuration.scrollDirection
    self.container = container
    layoutReference = configuration.contentInsetsReference
  }

  /// The insets that a section keeps across the scroll axis because of the container's edges.
  ///
  /// Along it they are the scroll view's business.
  func acrossInsets(_ reference: InsetsReference) -> (start: CGFloat, end: CGFloat) {
    var reference = reference == .automatic ? layoutReference : reference
    if reference == .automatic { reference = .safeArea }
    switch reference {
    case .automatic, .none: return (0, 0)
    case .safeArea: return across(container.safeAreaInsets)
    case .layoutMargins: return across(container.layoutMargins)
    case .readableContent:
      // Readable content never exceeds the margins' box.
      let margins = across(container.layoutMargins)
      let readable = across(container.readableContentInsets ?? container.layoutMargins)
      return (Swift.max(margins.start, readable.start), Swift.max(margins.end, readable.end))
    }
  }

  private func across(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    let edges: (CGFloat, CGFloat)
    switch (scrollAxis, container.isRightToLeft) {
    case (.vertical, false): edges = (insets.left, insets.right)
    case (.vertical, true): edges = (insets.right, insets.left)
    case (.horizontal, _): edges = (insets.top, insets.bottom)
    }
    return (FiniteGeometry.length(edges.0), FiniteGeometry.length(edges.1))
  }
}
