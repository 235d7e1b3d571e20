/// The coverage of a list of declarations.
struct Coverage {
  /// A part of UIKit that the table has a row for.
  struct Family {
    let name: String
    /// The prefixes of the names of its types.
    let prefixes: [String]
    /// Whether collection views depend on the part.
    let isCore: Bool
  }

  static let families = [
    Family(name: "`NSCollectionLayout…`", prefixes: ["NSCollectionLayout"], isCore: true),
    Family(name: "`UICollection…`", prefixes: ["UICollection"], isCore: true),
    Family(name: "`NSDiffable…`", prefixes: ["NSDiffable"], isCore: true),
    Family(name: "`UIList…`", prefixes: ["UIList"], isCore: true),
    Family(name: "`UICellAccessory`", prefixes: ["UICellAccessory"], isCore: true),
    Family(name: "`UIBackground…`, `UIContent…`", prefixes: ["UIBackground", "UIContent"], isCore: true),
    Family(name: "`UIPageControl…`", prefixes: ["UIPageControl"], isCore: true),
    Family(name: "`UIScrollView…`", prefixes: ["UIScrollView"], isCore: true),
    Family(
      name: "configuration states, swipe actions",
      prefixes: ["UICell", "UIConfig", "UIViewConfig", "UISwipeActions", "UIContextual"], isCore: false),
    Family(name: "Auto Layout, stack views", prefixes: ["NSLayout", "UILayout", "UIStackView"], isCore: false),
    Family(
      name: "views, labels, images", prefixes: ["UIViewController", "UIView", "UILabel", "UIImage"], isCore: false),
    Family(name: "gestures, colors, fonts, traits, the rest", prefixes: [""], isCore: false),
  ]

  struct Row {
    let family: Family
    var listed = 0
    var missing: [Declaration] = []
    /// The declarations that are present in another form, such as a property where UIKit has a method.
    var differing: [Declaration] = []

    var present: Int { listed - missing.count - differing.count }
  }

  private(set) var rows = families.map { Row(family: $0) }

  init(of list: [Declaration], in present: Set<Declaration>) {
    let names = Set(present.map(\.name))
    for declaration in list {
      guard let row = rows.firstIndex(where: { $0.family.holds(declaration) }) else { continue }
      rows[row].listed += 1
      if present.contains(declaration) { continue }
      if names.contains(declaration.name) { rows[row].differing.append(declaration) }
      if !names.contains(declaration.name) { rows[row].missing.append(declaration) }
    }
  }

  /// The present and listed declarations of the parts on which collection views depend.
  var core: (present: Int, listed: Int) { Self.sum(rows.filter(\.family.isCore)) }
  var all: (present: Int, listed: Int) { Self.sum(rows) }

  private static func sum(_ rows: [Row]) -> (present: Int, listed: Int) {
    (rows.reduce(0) { $0 + $1.present }, rows.reduce(0) { $0 + $1.listed })
  }
}

extension Coverage.Family {
  fileprivate func holds(_ declaration: Declaration) -> Bool { prefixes.contains { declaration.type.hasPrefix($0) } }
}

extension Declaration {
  /// The name that a caller writes.
  var name: String { member.isEmpty ? type : "\(type).\(member)" }
}
