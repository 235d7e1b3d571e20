package import Foundation

extension OrthogonalSection {
  /// The distance from one group's start to the next, if it is the same for all groups; `nil` if some were measured.
  ///
  /// - Complexity: O(1).
  package var evenPitch: CGFloat? { run.isUniform ? run.pitch : nil }

  /// Whether the first group is at the end of the range, as in a right-to-left layout.
  package var beginsAtTheEnd: Bool { isMirrored }
}
