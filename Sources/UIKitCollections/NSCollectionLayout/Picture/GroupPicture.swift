import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A character picture of one full group in a sample container.
struct GroupPicture {
  /// The maximum extent of the picture; recorded from UIKit (macOS 27 Catalyst).
  static let columns = 100
  static let rows = 50
  /// The sample container: a phone as wide as the picture, whose characters are twice as tall as wide.
  static let container = Container(size: CGSize(width: 390, height: 844), scale: 3)
  /// The maximum number of items, which exceeds the number that a picture can show distinctly.
  private static let mostItems = 500
  /// The distance between groups, which separates the first from the others.
  private static let gap: CGFloat = 1_000_000

  private var boxes: [(frame: CGRect, pen: CharacterCanvas.Pen, label: String)] = []
  private let issues: [LayoutIssue]

  init(_ group: GroupSpec) {
    let section = SectionSpec(
      group: group.marked(as: "0"), interGroupSpacing: Self.gap, contentInsetsReference: .none)
    let solution = solve(LayoutSpec(sections: [section]), counts: [Self.mostItems], in: Self.container)
    issues = solution.issues
    let supplementaries = solution.supplementaryElements().filter { $0.frame.origin.y < Self.gap / 2 }
    boxes += Self.groups(in: supplementaries).map { ($0, .group, "") }
    for item in 0..<Self.mostItems {
      guard let frame = solution.element(.item(section: 0, item: item))?.frame else { break }
      guard frame.origin.y < Self.gap / 2 else { break }
      boxes.append((frame, .item, "\(item)"))
    }
    for badge in supplementaries where !badge.key.isCorner {
      boxes.append((badge.frame, .supplementary, badge.key.kind ?? ""))
    }
  }

  /// The picture, or the reason why it cannot be drawn.
  var text: String {
    guard let first = boxes.first?.frame else { return issues.map(\.description).joined(separator: "\n") }
    let extent = boxes.dropFirst().reduce(first) { $0.union($1.frame) }
    let scale =
      [Self.container.size.width, extent.size.width, extent.size.height]
      .map { CGFloat(Self.columns) / max($0, 1) }.min() ?? 1
    func cells(_ rect: CGRect) -> CGRect {
      CGRect(
        x: (rect.origin.x - extent.origin.x) * scale, y: (rect.origin.y - extent.origin.y) * scale / 2,
        width: rect.size.width * scale, height: rect.size.height * scale / 2)
    }
    let size = cells(extent).size
    var canvas = CharacterCanvas(
      columns: min(Self.columns, max(1, Int(size.width.rounded()))),
      rows: min(Self.rows, max(1, Int(size.height.rounded()))))
    for box in boxes { canvas.draw(cells(box.frame), box.pen, label: box.label) }
    return canvas.text
  }

  /// Returns the frames of all groups, outer groups first, from the markers in their corners.
  private static func groups(in supplementaries: [LayoutElement]) -> [CGRect] {
    var corners: [String: [CGPoint]] = [:]
    for element in supplementaries where element.key.isCorner {
      corners[element.key.kind ?? "", default: []].append(element.frame.origin)
    }
    let kinds = corners.keys.filter { $0.hasPrefix(GroupCorner.first.rawValue) }.sorted {
      ($0.count, $0) < ($1.count, $1)
    }
    return kinds.flatMap { kind -> [CGRect] in
      let opposite = GroupCorner.last.rawValue + kind.dropFirst(GroupCorner.first.rawValue.count)
      return zip(corners[kind] ?? [], corners[opposite] ?? [])
        .map { CGRect(x: $0.x, y: $0.y, width: $1.x - $0.x, height: $1.y - $0.y) }
    }
  }
}

/// A marker at the beginning or end of a group. It is needed because the solver returns elements, not groups.
private enum GroupCorner: String {
  case first = "\u{0}first "
  case last = "\u{0}last "

  func mark(_ path: String) -> SupplementarySpec {
    SupplementarySpec(
      kind: rawValue + path, size: SizeSpec(width: .absolute(0), height: .absolute(0)),
      containerAnchor: AnchorSpec(edges: self == .first ? [.top, .leading] : [.bottom, .trailing]))
  }
}

extension GroupSpec {
  fileprivate func marked(as path: String) -> GroupSpec {
    var marked = self
    marked.supplementaryItems += [GroupCorner.first.mark(path), GroupCorner.last.mark(path)]
    switch members {
    case .subitems(let list):
      marked.members = .subitems(list.enumerated().map { $1.marked(as: "\(path).\($0)") })
    case .subitemCount(let item, let count): marked.members = .subitemCount(item.marked(as: "\(path).0"), count)
    case .repeatingSubitem(let item, let count):
      marked.members = .repeatingSubitem(item.marked(as: "\(path).0"), count)
    case .custom: break
    }
    return marked
  }
}

extension SubitemSpec {
  fileprivate func marked(as path: String) -> SubitemSpec {
    if case .group(let group) = self { .group(group.marked(as: path)) } else { self }
  }
}

extension ElementKey {
  fileprivate var isCorner: Bool { kind?.hasPrefix("\u{0}") == true }
}
