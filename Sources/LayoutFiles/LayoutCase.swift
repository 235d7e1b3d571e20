package import Foundation
package import Geometry
package import LayoutSolver

/// One layout of a file: its description, its container, and the expected results if the file contains them.
package struct LayoutCase: Sendable {
  package let id: String
  package let spec: LayoutSpec
  package let counts: [Int]
  package let container: Container
  /// The content offset, for layouts with pinned items in a scrolled view.
  package let contentOffset: CGPoint?
  package let adjustedContentInset: UIEdgeInsets
  /// The confidence in the expected results; free text.
  package let confidence: String?
  package let expected: Expectation?

  let answers: SelfSizingAnswers
  /// The file, and the position in bytes at which the layout begins.
  let source: (text: SourceText, offset: Int)

  /// The results that a file expects. Frames are `x, y, width, height, zIndex`.
  package struct Expectation: Sendable {
    package var contentSize: CGSize?
    package var items: [String: [CGFloat]] = [:]
    package var supplementaries: [String: [CGFloat]] = [:]
    package var decorations: [String: [CGFloat]] = [:]
    package var orthogonal: [Int: Orthogonal] = [:]
    package var handler: [Handler] = []
    /// Whether all elements of the layout are listed.
    package var isExhaustive = true
  }

  package struct Orthogonal: Sendable {
    package var frame: [CGFloat]?
    package var contentLength: CGFloat?
    package var minOffset: CGFloat?
    package var maxOffset: CGFloat?
    package var initialOffset: CGFloat?
    /// The expected stops; the outer `nil` means unspecified, the inner `nil` that any offset is a stop.
    package var stops: [CGFloat]??
    /// Pairs of proposed and resting offsets.
    package var restingOffsets: [(CGFloat, CGFloat)] = []
  }

  package struct Handler: Sendable {
    package var section: Int
    package var offset: CGFloat
    /// The frames on screen: content frame less the offset.
    package var onScreen: [String: [CGFloat]]
  }
}

/// The preferred sizes of views.
struct SelfSizingAnswers: Sendable {
  /// The sizes of all items of a section, indexed by section.
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
