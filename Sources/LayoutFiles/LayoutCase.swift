package import Foundation
package import Geometry
package import LayoutSolver

/// One layout of a file: what to lay out, in which container, and what is expected if the file says so.
package struct LayoutCase: Sendable {
  package let id: String
  package let spec: LayoutSpec
  package let counts: [Int]
  package let container: Container
  /// Given when pinned items are to be placed for a scrolled view.
  package let contentOffset: CGPoint?
  package let adjustedContentInset: UIEdgeInsets
  /// How sure the expectation is; free text.
  package let confidence: String?
  package let expected: Expectation?

  let answers: SelfSizingAnswers
  /// The file, and the byte at which the layout begins.
  let source: (text: SourceText, offset: Int)

  /// What a file says a layout must come out as. Frames are `x, y, width, height, zIndex`.
  package struct Expectation: Sendable {
    package var contentSize: CGSize?
    package var items: [String: [CGFloat]] = [:]
    package var supplementaries: [String: [CGFloat]] = [:]
    package var decorations: [String: [CGFloat]] = [:]
    package var orthogonal: [Int: Orthogonal] = [:]
    package var handler: [Handler] = []
    /// Whether everything that the layout has is listed.
    package var isExhaustive = true
  }

  package struct Orthogonal: Sendable {
    package var frame: [CGFloat]?
    package var contentLength: CGFloat?
    package var minOffset: CGFloat?
    package var maxOffset: CGFloat?
    package var initialOffset: CGFloat?
    /// Outer `nil`: nothing said. Inner `nil`: any offset is a stop.
    package var stops: [CGFloat]??
    /// Asked and resting offset.
    package var settle: [(CGFloat, CGFloat)] = []
  }

  package struct Handler: Sendable {
    package var section: Int
    package var offset: CGFloat
    /// On screen: content frame less the offset.
    package var onScreen: [String: [CGFloat]]
  }
}

/// What views answer when they are asked for their size.
struct SelfSizingAnswers: Sendable {
  /// By section: for every item, and for single ones.
  var everyItem: [Int: PreferredSize] = [:]
  var items: [ElementKey: PreferredSize] = [:]
  var supplementaries: [ElementKey: PreferredSize] = [:]

  func answer(_ key: ElementKey) -> PreferredSize? {
    switch key {
    case .item(let section, _): items[key] ?? everyItem[section]
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  var isEmpty: Bool { everyItem.isEmpty && items.isEmpty && supplementaries.isEmpty }
}
