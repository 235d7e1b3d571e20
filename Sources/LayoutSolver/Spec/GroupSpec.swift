package import Foundation
package import Geometry

/// A leaf: room for one cell.
package struct ItemSpec: Equatable, Sendable {
  package var size: SizeSpec
  package var contentInsets: NSDirectionalEdgeInsets
  package var edgeSpacing: EdgeSpacingSpec
  package var supplementaryItems: [SupplementarySpec]

  package init(
    size: SizeSpec, contentInsets: NSDirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacingSpec = EdgeSpacingSpec(),
    supplementaryItems: [SupplementarySpec] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

/// What a group is made of: leaves, or groups again.
package indirect enum SubitemSpec: Equatable, Sendable {
  case item(ItemSpec)
  case group(GroupSpec)

  package var size: SizeSpec {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  package var edgeSpacing: EdgeSpacingSpec {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

/// Several things laid out along one axis, or wherever a provider puts them.
package struct GroupSpec: Equatable, Sendable {
  /// How the members of a group come about.
  package enum Members: Equatable, Sendable {
    /// The list, over and over until the next member does not fit.
    case subitems([SubitemSpec])
    /// Copies as long as an equal share of the axis (`subitem:count:`).
    case subitemCount(SubitemSpec, Int)
    /// Exactly this many copies of their own size (`repeatingSubitem:count:`).
    case repeatingSubitem(SubitemSpec, Int)
    case custom(CustomGroupSpec)
  }

  package var size: SizeSpec
  /// The direction the members run in; without meaning for custom groups.
  package var axis: Axis
  package var members: Members
  package var interItemSpacing: SpacingSpec
  package var contentInsets: NSDirectionalEdgeInsets
  package var edgeSpacing: EdgeSpacingSpec
  package var supplementaryItems: [SupplementarySpec]

  package init(
    axis: Axis, size: SizeSpec, members: Members, interItemSpacing: SpacingSpec = .fixed(0),
    contentInsets: NSDirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacingSpec = EdgeSpacingSpec(),
    supplementaryItems: [SupplementarySpec] = []
  ) {
    self.axis = axis
    self.members = members
    self.size = size
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// Groups nested deeper than this are left empty, with an issue.
  package static let maximumDepth = 64
}

/// The frames that a client's provider gives for one group.
///
/// A closure cannot be compared, so two of these are equal when their generations are: whoever makes the spec gives a
/// new generation whenever the provider may answer differently.
package struct CustomGroupSpec: Sendable {
  package typealias Provider = @Sendable (CustomGroupContainer) -> [CustomItemSpec]

  package var generation: Int
  package var provider: Provider

  package init(generation: Int, provider: @escaping Provider) {
    self.generation = generation
    self.provider = provider
  }
}

extension CustomGroupSpec: Equatable {
  package static func == (left: CustomGroupSpec, right: CustomGroupSpec) -> Bool {
    left.generation == right.generation
  }
}

/// What a provider is told about its group.
package struct CustomGroupContainer: Equatable, Sendable {
  /// The group's size.
  package var contentSize: CGSize
  package var contentInsets: NSDirectionalEdgeInsets
  /// The group's size less its insets.
  package var effectiveContentSize: CGSize
}

/// One item of a custom group, measured from the group's outer corner.
package struct CustomItemSpec: Equatable, Sendable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
