import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Every small layout of a few dimensions, spacings and modes, with 0 to 4 items, compared with the oracle.
struct SmallTreeTests {
  static let widths: [DimensionSpec] = [
    .fractionalWidth(0.5), .fractionalWidth(1), .absolute(50), .estimated(40), .fractionalHeight(0.5),
  ]
  static let heights: [DimensionSpec] = [
    .fractionalWidth(0.5), .fractionalHeight(1), .absolute(50), .estimated(40), .fractionalHeight(0.5),
  ]
  static let spacings: [SpacingSpec] = [.fixed(0), .fixed(5), .flexible(5)]
  static let axes: [Axis] = [.horizontal, .vertical]
  static let modes = ["subitems", "pair", "subitemCount", "repeatingSubitem"]

  private static func members(_ mode: String, _ subitem: SubitemSpec, _ other: SubitemSpec) -> GroupSpec.Members {
    switch mode {
    case "subitems": .subitems([subitem])
    case "pair": .subitems([subitem, other])
    case "subitemCount": .subitemCount(subitem, 2)
    default: .repeatingSubitem(subitem, 3)
    }
  }

  /// One section for each number of items, so that one solve covers all of them.
  private func expectOracle(of group: GroupSpec, _ axis: Axis, measured: Bool = false) {
    var section = SectionSpec(group: group)
    section.contentInsets = insets(3, 4, 5, 6)
    section.interGroupSpacing = 2
    let counts = [0, 1, 2, 3, 4]
    var layout = RandomLayout(
      spec: LayoutSpec(
        sections: Array(repeating: section, count: counts.count),
        configuration: LayoutConfiguration(scrollDirection: axis)),
      counts: counts, container: Container(size: CGSize(width: 130, height: 170), scale: 2))
    if measured {
      layout.measures = counts.indices.map { section in
        RandomLayout.Measure(key: .item(section: section, item: 1), size: CGSize(width: 31, height: 62))
      }
    }
    let solution = layout.solved()
    let differences = OracleLayout(layout)?.differences(from: solution, all: solution.allElements())
    expectEqual(differences, [], "\(layout.text)")
  }

  @Test(arguments: axes, modes) func flatGroups(axis: Axis, mode: String) {
    for width in Self.widths {
      for height in Self.heights {
        let member = item(width, height)
        let other = item(.absolute(20), .fractionalHeight(1))
        for groupHeight in [DimensionSpec.absolute(60), .estimated(60)] {
          for spacing in Self.spacings {
            for scroll in Self.axes {
              let spec = group(
                axis, .fractionalWidth(1), groupHeight, Self.members(mode, member, other), spacing: spacing)
              expectOracle(of: spec, scroll)
              if scroll == .vertical { expectOracle(of: spec, scroll, measured: true) }
            }
          }
        }
      }
    }
  }

  @Test(arguments: modes, modes) func groupsInGroups(outerMode: String, innerMode: String) {
    let other = item(.absolute(20), .fractionalHeight(1))
    for width in Self.widths {
      for height in Self.heights {
        for outerAxis in Self.axes {
          for innerAxis in Self.axes {
            for spacing in Self.spacings {
              let inner = group(
                innerAxis, width, height,
                Self.members(innerMode, item(.fractionalWidth(0.5), .fractionalHeight(0.5)), other),
                spacing: spacing)
              let outer = group(
                outerAxis, .fractionalWidth(1), .absolute(100), Self.members(outerMode, .group(inner), other),
                spacing: spacing)
              expectOracle(of: outer, .vertical)
            }
          }
        }
      }
    }
  }

  @Test(arguments: axes, OrthogonalBehavior.allCases) func orthogonalGroups(axis: Axis, behavior: OrthogonalBehavior) {
    for width in Self.widths {
      for height in Self.heights {
        for mode in Self.modes {
          for scroll in Self.axes {
            let member = item(.fractionalWidth(0.5), .fractionalHeight(0.5))
            let spec = group(axis, width, height, Self.members(mode, member, member), spacing: .fixed(5))
            var section = SectionSpec(group: spec, orthogonalScrollingBehavior: behavior)
            section.contentInsets = insets(3, 4, 5, 6)
            let layout = RandomLayout(
              spec: LayoutSpec(
                sections: [section, section, section], configuration: LayoutConfiguration(scrollDirection: scroll)),
              counts: [1, 3, 8], container: Container(size: CGSize(width: 130, height: 170), scale: 3))
            let solution = layout.solved()
            let differences = OracleLayout(layout)?.differences(from: solution, all: solution.allElements())
            expectEqual(differences, [], "\(layout.text)")
          }
        }
      }
    }
  }
}
