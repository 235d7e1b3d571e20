package import Foundation
package import Geometry
package import LayoutSolver

/// One layout of a file: its description, its container, and the expected results if the file contains them.
package struct LayoutCase: Sendable {
  /// The name of the layout in the file.
  package let id: String
  /// The layout.
  package let spec: LayoutSpec
  /// The number of items of each section.
  package let counts: [Int]
  /// The container in which the layout is solved.
  package let container: Container
  /// The content offset, for layouts with pinned items in a scrolled view.
  package let contentOffset: CGPoint?
  /// The insets that bars cover, in points.
  package let adjustedContentInset: UIEdgeInsets
  /// The confidence in the expected results; free text.
  package let confidence: String?
  /// The expected results; `nil` if the file has none.
  package let expected: Expectation?

  let answers: SelfSizingAnswers
  /// The file, and the position in bytes at which the layout begins.
  let source: (text: SourceText, offset: Int)

  /// The results that a file expects. Frames are `x, y, width, height, zIndex`.
  package struct Expectation: Sendable {
    /// The size of the content; `nil` if unspecified.
    package var contentSize: CGSize?
    /// The frames of items, by "section.item".
    package var items: [String: [CGFloat]] = [:]
    /// The frames of supplementary items, by "kind section.index".
    package var supplementaries: [String: [CGFloat]] = [:]
    /// The frames of decorations, by "kind section.index".
    package var decorations: [String: [CGFloat]] = [:]
    /// The geometry of orthogonal sections, by section.
    package var orthogonal: [Int: Orthogonal] = [:]
    /// The frames that visible-items handlers receive.
    package var handler: [Handler] = []
    /// Whether all elements of the layout are listed.
    package var isExhaustive = true
  }

  /// The expected geometry of an orthogonal section. Values that are `nil` are unspecified.
  package struct Orthogonal: Sendable {
    /// The frame of the section's scroll view.
    package var frame: [CGFloat]?
    /// The length of the content, in points.
    package var contentLength: CGFloat?
    /// The smallest offset at rest.
    package var minOffset: CGFloat?
    /// The greatest offset at rest.
    package var maxOffset: CGFloat?
    /// The offset before any scroll.
    package var initialOffset: CGFloat?
    /// The expected stops; the outer `nil` means unspecified, the inner `nil` that any offset is a stop.
    package var stops: [CGFloat]??
    /// Pairs of proposed and resting offsets.
    package var restingOffsets: [(CGFloat, CGFloat)] = []
  }

  /// The expected frames of the items that a section's handler receives at an offset.
  package struct Handler: Sendable {
    /// The section of the handler.
    package var section: Int
    /// The offset of the section.
    package var offset: CGFloat
    /// The frames on screen: content frame less the offset.
    package var onScreen: [String: [CGFloat]]
  }
}
