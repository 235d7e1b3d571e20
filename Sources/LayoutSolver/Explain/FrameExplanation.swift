import Foundation
import Geometry

/// The beginning and the end that all explanations share: the container, and the way from sums to a frame.
extension LayoutSolution {
  var containerText: [String?] {
    [
      "\(environment.size.plain) @\(environment.resolver.grid.scale.plain())x", axis.word,
      container.isRightToLeft ? "right to left" : nil,
    ]
  }

  /// What a section keeps from the container's edges across the scroll axis because of a reference; nil when nobody
  /// asked for one and it comes to nothing.
  func referenceText(_ reference: InsetsReference, named name: String) -> String? {
    let insets = environment.acrossInsets(reference)
    var meaning = reference == .automatic ? spec.configuration.contentInsetsReference : reference
    if meaning == .automatic { meaning = .safeArea }
    if reference == .automatic, insets.start == 0, insets.end == 0 { return nil }
    let ends = axis.other.ends
    return "\(name) .\(meaning) → \(ends.start) \(insets.start.plain()) \(ends.end) \(insets.end.plain())"
  }

  /// The sums of both axes, what pixels and the direction of writing make of them, and the frame.
  ///
  /// - Parameters:
  ///   - corner: Leading means left until here.
  ///   - width: What right to left is mirrored in; nil is the content's.
  func finish(_ draft: inout ExplanationDraft, _ corner: CornerSums, mirroredIn width: CGFloat? = nil, frame: CGRect) {
    for axis in [Axis.horizontal, .vertical] {
      let sum = corner[axis]
      let snapped = grid.round(sum.total)
      var parts: [String?] = [sum.text, snapped.plain() == sum.total.plain() ? nil : "on a pixel \(snapped.plain())"]
      if axis == .horizontal, container.isRightToLeft {
        let mirror = width ?? contentSize.width
        let terms = "\(mirror.plain()) - \(snapped.plain()) - \(frame.size.width.plain())"
        parts.append("mirrored \(terms) = \((mirror - snapped - frame.size.width).plain())")
      }
      draft.add(axis.coordinate, parts)
    }
    draft.add("frame", [frame.plain])
  }
}
