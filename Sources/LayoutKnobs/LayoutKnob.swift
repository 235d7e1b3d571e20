import Foundation
package import LayoutSolver

/// A value of a section that a user can change.
package struct LayoutKnob: Equatable, Sendable {
  package var key: KnobKey
  package var value: KnobValue
  /// Whether the value differs from the one that the app gave.
  package var isChanged: Bool

  /// Returns the value after a number of steps, or the refusal of a value beyond the limits.
  ///
  /// A step is a point, a hundredth of a fraction, one subitem, or the next behavior; a large one is ten times as much.
  package func stepped(by steps: Int, isLarge: Bool = false) throws(KnobRefusal) -> KnobValue {
    if case .behavior(let behavior) = value {
      let all = OrthogonalBehavior.allCases
      let index = (all.firstIndex(of: behavior) ?? 0) + steps % all.count
      return .behavior(all[(index + all.count) % all.count])
    }
    guard let number = value.number else { return value }
    let step: CGFloat = (value.isFraction ? 0.01 : 1) * (isLarge ? 10 : 1)
    // Ten thousandths, so that a hundred steps of a hundredth are exactly one.
    let next = ((number + step * CGFloat(steps)) * 10_000).rounded() / 10_000
    return try key.checked(value.with(next))
  }
}

extension SectionEdit {
  /// Returns all values of a section in the order of its parts.
  ///
  /// - Parameters:
  ///   - section: The section as the app described it.
  ///   - isList: Whether the section was made from a list configuration, whose groups are the system's.
  package func knobs(of section: SectionSpec, isList: Bool = false) -> [LayoutKnob] {
    let edited = applied(to: section)
    let keys = edited.knobKeys(isList: isList)
    return keys.compactMap { key in
      edited[key].map { LayoutKnob(key: key, value: $0, isChanged: $0 != section[key]) }
    }
  }
}

extension SectionSpec {
  private static let insets: [KnobKey.Property] = [.top, .leading, .bottom, .trailing]
  /// The most parts that are listed, for groups of thousands of subitems.
  private static let mostParts = 40

  fileprivate func knobKeys(isList: Bool) -> [KnobKey] {
    var keys = [KnobKey.Property.behavior, .spacing].map { KnobKey(.section, $0) }
    if isList { keys.removeFirst() }
    keys += Self.insets.map { KnobKey(.section, $0) }
    guard !isList else { return keys }
    var parts: [KnobKey.Part] = []
    Self.add(.group(group), [], to: &parts)
    parts += boundarySupplementaryItems.indices.prefix(Self.mostParts).map { .boundary($0) }
    let own: [KnobKey.Property] =
      [.width, .height, .count, .spacing] + Self.insets + [.edgeTop, .edgeLeading, .edgeBottom, .edgeTrailing]
    // Absent properties, such as the count of an item, have no value and are left out by the caller.
    return keys + parts.flatMap { part in own.map { KnobKey(part, $0) } }
  }

  private static func add(_ subitem: SubitemSpec, _ path: [Int], to parts: inout [KnobKey.Part]) {
    guard parts.count < mostParts, path.count < 16 else { return }
    parts.append(.subitem(path))
    guard case .group(let group) = subitem else { return }
    switch group.members {
    case .subitems(let list): for (index, child) in list.enumerated() { add(child, path + [index], to: &parts) }
    case .subitemCount(let child, _), .repeatingSubitem(let child, _): add(child, path + [0], to: &parts)
    case .custom: break
    }
  }
}
