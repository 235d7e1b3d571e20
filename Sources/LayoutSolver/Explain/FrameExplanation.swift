import Foundation
import Geometry

/// The first and last lines of every explanation: the container, and the steps from sums to a frame.
extension LayoutSolution {
  var containerText: [String?] {
    [
      "\(environment.size.plain) @\(environment.resolver.grid.scale.plain())x", axis.word,
      container.isRightToLeft ? "right to left" : nil,
    ]
  }

  /// Returns the insets across the scroll axis that result from an insets reference, or `nil` if the reference is
  /// automatic and its insets are zero.
  func referenceText(_ reference: InsetsReference, named name: String) -> String? {
    let insets = environment.acrossInsets(reference)
    var meaning = reference == .automatic ? spec.configuration.contentInsetsReference : reference
    if meaning == .automatic { meaning = .safeArea }
    if reference == .automatic, insets.start == 0, insets.end == 0 { return nil }
    let ends = axis.other.ends
    return "\(name) .\(meaning) → \(ends.start) \(insets.start.plain()) \(ends.end) \(insets.end.plain())"
  }

  /// Appends the sums of both axes, the effect of pixel snapping and layout direction, and the frame.
  ///
  /// - Parameters:
  ///   - corner: The corner's sums, in left-to-right coordinates.
  ///   - width: The width in which a right-to-left layout is mirrored; `nil` means the content's width.
  func finish(_ draft: inout ExplanationDraft, _ corner: CornerSums, mirroredIn width: CGFloat? = nil, frame: CGRect) {
    let mirror = container.isRightToLeft ? width ?? contentSize.width : nil
    draft.add(corner, on: grid, mirroredIn: mirror, frame: frame)
  }
}
