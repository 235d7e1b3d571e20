package import Foundation
import Geometry

/// A problem in a layout that could not be solved as authored, and the substitute that was used.
package struct LayoutIssue: Equatable, Sendable {
  /// The kind of a problem, with the numbers that a message needs.
  package enum Reason: Equatable, Sendable {
    /// UIKit: "This group cannot fit even a single item".
    case itemDoesNotFit(item: CGFloat, available: CGFloat)
    /// UIKit: "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section".
    case noRoomInGroup
    /// UIKit: "At least 1 subitem is required for a group".
    case emptyGroup
    /// UIKit: "A repeating group should specify a count >= 1".
    case countBelowOne(Int)
    /// UIKit: "Invalid section definition".
    case missingSection(items: Int)
    case nestedTooDeep
    /// A number that is NaN, infinite or extremely large; the nearest usable one replaced it.
    case unusableNumber
  }

  /// The section that has the problem.
  package var section: Int
  /// The problem, and the numbers that its message contains.
  package var reason: Reason

  /// Creates an issue of a section.
  package init(section: Int, reason: Reason) {
    self.section = section
    self.reason = reason
  }
}

extension LayoutIssue: CustomStringConvertible {
  package var description: String { "Section \(section): \(reason.explanation)" }
}

extension LayoutIssue.Reason {
  fileprivate var explanation: String {
    switch self {
    case .itemDoesNotFit(let item, let available):
      "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit "
        + "even a single item: the first is \(item) points long and the group has room for \(available). Make the item "
        + "shorter, or the group longer. The section is shown empty."
    case .noRoomInGroup:
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room "
        + "for any subitems itself: its contentInsets are larger than its size. Reduce them. The section is shown empty."
    case .emptyGroup:
      "At least 1 subitem is required for a group. The section is shown empty."
    case .countBelowOne(let count):
      "A repeating group should specify a count >= 1, not \(count); 1 is used."
    case .missingSection(let items):
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section: the provider returned nil, but the section has \(items) items."
    case .nestedTooDeep:
      "Groups are nested deeper than \(GroupSpec.maximumDepth) levels; deeper groups are left out."
    case .unusableNumber:
      "A dimension, inset, spacing or offset is NaN, infinite or beyond \(FiniteGeometry.limit); the nearest usable "
        + "number is used."
    }
  }
}
