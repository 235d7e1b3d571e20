import Foundation
import Geometry

/// Items whose measured sizes determine the sizes of others.
extension LayoutSolution {
  /// Returns the items that take the largest size among them, including `item`: those of its outermost group or, if the
  /// groups themselves are uniform, of the whole section. Returns `nil` if no dimension of the section is uniform.
  ///
  /// - Complexity: O(group tree).
  package func uniformSiblings(ofItem item: Int, inSection section: Int) -> Range<Int>? {
    guard sections.indices.contains(section), let content = sections[section].content,
      let spec = content.definition?.spec.group, item >= 0, item < content.itemCount
    else { return nil }
    if spec.size.isUniform { return 0..<content.itemCount }
    return spec.containsUniform() ? content.items(of: content.group(of: item)) : nil
  }
}

extension SizeSpec {
  fileprivate var isUniform: Bool { width.isUniform || height.isUniform }
}

extension GroupSpec {
  fileprivate func containsUniform(depth: Int = 1) -> Bool {
    guard depth <= Self.maximumDepth else { return false }
    switch members {
    case .subitems(let items): return items.contains { $0.containsUniform(depth: depth) }
    case .subitemCount(let item, _), .repeatingSubitem(let item, _): return item.containsUniform(depth: depth)
    case .custom: return false
    }
  }
}

extension SubitemSpec {
  fileprivate func containsUniform(depth: Int) -> Bool {
    switch self {
    case .item(let item): item.size.isUniform
    case .group(let group): group.size.isUniform || group.containsUniform(depth: depth + 1)
    }
  }
}
