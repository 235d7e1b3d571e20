package import Foundation
package import Geometry

/// A leaf: the slot of one cell.
package struct ItemSpec: Equatable, Sendable {
  /// The size of the slot, as authored.
  package var size: SizeSpec
  /// The distances from the slot's edges to the cell, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The distances from the slot to its neighbors.
  package var edgeSpacing: EdgeSpacingSpec
  /// The badges anchored to the cell.
  package var supplementaryItems: [SupplementarySpec]

  /// Creates an item, by default without insets, edge spacing and badges.
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

/// A subitem of a group: a leaf, or another group.
package indirect enum SubitemSpec: Equatable, Sendable {
  case item(ItemSpec)
  case group(GroupSpec)

  /// The size of the item or group, as authored.
  package var size: SizeSpec {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// The distances from the item or group to its neighbors.
  package var edgeSpacing: EdgeSpacingSpec {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

/// A group of subitems laid out along one axis, or at the frames that a provider returns.
package struct GroupSpec: Equatable, Sendable {
  /// The source of a group's subitems.
  package enum Members: Equatable, Sendable {
    /// A list, repeated until the next subitem does not fit.
    case subitems([SubitemSpec])
    /// Copies that share the axis equally (`subitem:count:`).
    case subitemCount(SubitemSpec, Int)
    /// A fixed number of copies of their own size (`repeatingSubitem:count:`).
    case repeatingSubitem(SubitemSpec, Int)
    case custom(CustomGroupSpec)
  }

  /// The size of the group, as authored.
  package var size: SizeSpec
  /// The direction in which the subitems follow one another; ignored for custom groups.
  package var axis: Axis
  /// The source of the subitems.
  package var members: Members
  /// The distance between two subitems.
  package var interItemSpacing: SpacingSpec
  /// The distances from the group's edges to its subitems, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The distances from the group to its neighbors.
  package var edgeSpacing: EdgeSpacingSpec
  /// The badges anchored to the group.
  package var supplementaryItems: [SupplementarySpec]

  /// Creates a group, by default without insets, spacing and badges.
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

  /// The maximum nesting depth. Deeper groups remain empty, and an issue is reported.
  package static let maximumDepth = 64
}

/// The frames that a client's provider returns for one group.
///
/// Closures cannot be compared, so two specs are equal if their generations are. The creator of the spec assigns a new
/// generation whenever the provider may return different frames.
package struct CustomGroupSpec: Sendable {
  /// A function that returns the frames of a group's items for its size.
  package typealias Provider = @Sendable (CustomGroupContainer) -> [CustomItemSpec]

  /// The number by which two specs are compared.
  package var generation: Int
  /// The function that returns the frames. It is called once for each size of the group.
  package var provider: Provider

  /// Creates a custom group of a generation.
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

/// The input of a custom group's provider.
package struct CustomGroupContainer: Equatable, Sendable {
  /// The group's size.
  package var contentSize: CGSize
  /// The group's insets, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The group's size minus its insets.
  package var effectiveContentSize: CGSize

  /// Creates the input for a group of a size.
  package init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, effectiveContentSize: CGSize) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.effectiveContentSize = effectiveContentSize
  }
}

/// An item of a custom group, relative to the group's outer corner.
package struct CustomItemSpec: Equatable, Sendable {
  /// The frame, in points; it may extend beyond the group.
  package var frame: CGRect
  /// The order in depth: items with greater numbers are in front.
  package var zIndex: Int

  /// Creates an item with a frame.
  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
