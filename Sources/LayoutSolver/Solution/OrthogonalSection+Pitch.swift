package import Foundation

extension OrthogonalSection {
  /// From one group's start to the next one's, where that is the same for all groups; `nil` where some were measured.
  ///
  /// - Complexity: O(1).
  package var evenPitch: CGFloat? { run.isUniform ? run.pitch : nil }

  /// Whether the first group is at the end of the range, as from right to left.
  package var beginsAtTheEnd: Bool { isMirrored }
}
