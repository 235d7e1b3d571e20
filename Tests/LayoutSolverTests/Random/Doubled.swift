import Foundation
import Geometry
import LayoutSolver

/// The same layout with all lengths doubled: a pixel is two points wide there.
///
/// Doubling is exact in binary, so every frame must be exactly twice as large.
extension RandomLayout {
  var doubled: RandomLayout {
    var large = self
    large.spec.visitNumbers { _, kind, number in if kind == .length { number *= 2 } }
    large.spec.replaceCustomGroups { $0 ^ CustomFrames.doubled }
    large.container.size = container.size.doubled
    large.container.scale = container.scale / 2
    large.container.safeAreaInsets = container.safeAreaInsets.doubled
    large.container.layoutMargins = container.layoutMargins.doubled
    large.container.readableContentInsets = container.readableContentInsets?.doubled
    large.measures = measures.map { Measure(key: $0.key, size: $0.size.doubled) }
    return large
  }
}

extension UIEdgeInsets {
  fileprivate var doubled: UIEdgeInsets {
    UIEdgeInsets(top: top * 2, left: left * 2, bottom: bottom * 2, right: right * 2)
  }
}

extension LayoutSpec {
  mutating func replaceCustomGroups(_ change: (Int) -> Int) {
    for index in sections.indices { sections[index]?.group.replaceCustomGroups(change) }
  }
}

extension GroupSpec {
  fileprivate mutating func replaceCustomGroups(_ change: (Int) -> Int) {
    switch members {
    case .custom(let custom): members = CustomFrames.members(change(custom.generation))
    case .subitems(let list): members = .subitems(list.map { $0.replacingCustomGroups(change) })
    case .subitemCount(let subitem, let count): members = .subitemCount(subitem.replacingCustomGroups(change), count)
    case .repeatingSubitem(let subitem, let count):
      members = .repeatingSubitem(subitem.replacingCustomGroups(change), count)
    }
  }
}

extension SubitemSpec {
  fileprivate func replacingCustomGroups(_ change: (Int) -> Int) -> SubitemSpec {
    guard case .group(var group) = self else { return self }
    group.replaceCustomGroups(change)
    return .group(group)
  }
}
