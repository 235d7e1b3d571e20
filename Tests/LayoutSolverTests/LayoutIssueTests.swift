import Foundation
import TestSupport
import Testing

import LayoutSolver

/// The whole messages about descriptions that cannot be shown as they are.
struct LayoutIssueTests {
  @Test func eachReasonHasItsMessage() {
    let messages: [(LayoutIssue.Reason, String)] = [
      (
        .itemDoesNotFit(item: 200, available: 100.5),
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even "
          + "a single item: the first is 200.0 points long and the group has room for 100.5. Make the item shorter, or the "
          + "group longer. The section is shown empty."
      ),
      (
        .noRoomInGroup,
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for "
          + "any subitems itself: its contentInsets are larger than its size. Reduce them. The section is shown empty."
      ),
      (.emptyGroup, "At least 1 subitem is required for a group. The section is shown empty."),
      (.countBelowOne(-2), "A repeating group should specify a count >= 1, not -2; 1 is used."),
      (
        .missingSection(items: 7),
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section: the provider returned nil, but the section has 7 items."
      ),
      (.nestedTooDeep, "Groups are nested deeper than 64 levels; deeper groups are left out."),
      (
        .unusableNumber,
        "A dimension, inset, spacing or offset is NaN, infinite or beyond 1125899906842624.0; the nearest usable number "
          + "is used."
      ),
    ]
    for (reason, text) in messages {
      expectEqual(LayoutIssue(section: 3, reason: reason).description, "Section 3: " + text)
    }
  }
}
