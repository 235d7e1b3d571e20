import Foundation
import Geometry

extension DisplayList {
  /// Whether an opaque fill leaves nothing of the area uncovered. Covers of several parts, pictures, and fills that are
  /// transformed do not count.
  ///
  /// - Complexity: O(commands below the first such fill).
  package var isCovered: Bool { commands.contains { $0.covers(CGRect(origin: .zero, size: size)) } }
}

extension DrawCommand {
  fileprivate func covers(_ area: CGRect) -> Bool {
    switch self {
    case .fill(let shape, let color): color.alpha >= 1 && shape.covers(area)
    case .group(let group): group.isPlain(over: area) && group.commands.contains { $0.covers(area) }
    default: false
    }
  }
}

extension RoundedRect {
  fileprivate func covers(_ area: CGRect) -> Bool {
    radius <= 0 && rect.minX <= area.minX && rect.minY <= area.minY && rect.maxX >= area.maxX && rect.maxY >= area.maxY
  }
}

extension DrawGroup {
  /// Whether the group's commands are drawn in an area as if they were not in a group.
  fileprivate func isPlain(over area: CGRect) -> Bool {
    mask == nil && projection == nil && transform.isIdentity && opacity >= 1 && blendMode == .normal
      && clip?.covers(area) ?? true
  }
}
