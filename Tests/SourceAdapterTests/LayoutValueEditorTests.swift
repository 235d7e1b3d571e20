import SourceAdapter
import TestSupport
import Testing

/// Changes of layout values are written where the user's source has the values.
struct LayoutValueEditorTests {
  private typealias Value = LayoutValues.Value
  private typealias Key = LayoutValues.Key

  private static let grid = """
    func makeLayout() -> NSCollectionLayoutSection {
      let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.row))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing // between rows
      return section
    }
    let spacing: CGFloat = 8
    enum Metrics { static let row: CGFloat = 120 }

    """

  private static let gridValues: [Value] = [
    Value(Key("section", "interGroupSpacing"), old: "8"),
    Value(Key("section", "contentInsets.top"), old: "0"), Value(Key("section", "contentInsets.leading"), old: "0"),
    Value(Key("section", "contentInsets.bottom"), old: "0"), Value(Key("section", "contentInsets.trailing"), old: "0"),
    Value(Key("section", "orthogonalScrollingBehavior"), old: ".none"),
    Value(Key("group", "widthDimension"), old: ".fractionalWidth(1)"),
    Value(Key("group", "heightDimension"), old: ".absolute(120)"),
    Value(Key("group", "interItemSpacing"), old: ".fixed(0)"),
    Value(Key("group/0", "widthDimension"), old: ".fractionalWidth(0.3333)"),
    Value(Key("group/0", "heightDimension"), old: ".fractionalHeight(1)"),
    Value(Key("group/0", "contentInsets.top"), old: "2"), Value(Key("group/0", "contentInsets.leading"), old: "2"),
    Value(Key("group/0", "contentInsets.bottom"), old: "2"), Value(Key("group/0", "contentInsets.trailing"), old: "2"),
  ]

  private func changed(
    _ changes: [(Key, String)], in source: String = grid, values: [Value] = gridValues
  ) -> ChangedSources {
    var section = LayoutValues(name: "section 0", values: values)
    for (key, new) in changes {
      guard let index = section.values.firstIndex(where: { $0.key == key }) else {
        Issue.record("no value \(key)")
        continue
      }
      section.values[index].new = new
    }
    return LayoutValueEditor.changing([section], in: [("/p/Layout.swift", Array(source.utf8))])
  }

  /// The lines that differ, without indentation.
  private func lines(_ result: ChangedSources) -> [String] {
    guard let file = result.files.first else { return [] }
    let old = Set(file.old.split(separator: "\n"))
    return file.new.split(separator: "\n").filter { !old.contains($0) }.map { String($0.drop { $0 == " " }) }
  }

  @Test func valuesAreReplacedWhereTheyAreUsed() {
    let result = changed([
      (Key("section", "interGroupSpacing"), "12"), (Key("group", "heightDimension"), ".absolute(100)"),
      (Key("group/0", "widthDimension"), ".fractionalWidth(0.5)"), (Key("group/0", "contentInsets.leading"), "4"),
    ])
    expectEqual(result.missing, [])
    expectEqual(
      lines(result),
      [
        "let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))",
        "item.contentInsets = .init(top: 2, leading: 4, bottom: 2, trailing: 2)",
        "let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))",
        "section.interGroupSpacing = 12 // between rows",
      ])
  }

  @Test func otherSectionsThatTheSameCodeMakesAreNamed() {
    let source = """
      func row() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return section
      }
      func card() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        return section
      }
      """
    let (spacing, top) = (Key("section", "interGroupSpacing"), Key("section", "contentInsets.top"))
    let row = [
      Value(spacing, old: "8"), Value(top, old: "0"), Value(Key("group", "heightDimension"), old: ".absolute(44)"),
    ]
    let card = [
      Value(spacing, old: "20"), Value(Key("group", "heightDimension"), old: ".absolute(60)"),
    ]
    var changed = row
    (changed[0].new, changed[1].new) = ("12", "4")
    let sections = [("section 0", changed), ("section 2", row), ("section 1", card)].map(LayoutValues.init)
    let result = LayoutValueEditor.changing(sections, in: [("/p/Layout.swift", Array(source.utf8))])
    expectEqual(result.missing, [])
    expectEqual(result.shared.filter { $0.section == 0 }.map(\.key), row.map(\.key))
    expectEqual(result.shared.filter { $0.section == 0 }.map(\.others), row.map { _ in ["section 2"] })
    expectEqual(result.shared.filter { $0.section == 2 }.count, 0)
  }

  @Test func valuesAreFoundByLine() {
    let places = changed([]).places
    let lines = Dictionary(uniqueKeysWithValues: places.map { ($0.key, $0.line) })
    expectEqual(lines[Key("group/0", "widthDimension")], 2)
    expectEqual(lines[Key("group/0", "contentInsets.top")], 4)
    expectEqual(lines[Key("section", "interGroupSpacing")], 8)
    expectNil(lines[Key("section", "contentInsets.top")])
  }

  @Test func valuesWithoutCodeAreAssignedAfterTheirPartIsMade() {
    let result = changed([
      (Key("section", "contentInsets.top"), "16"), (Key("section", "contentInsets.leading"), "8"),
      (Key("section", "orthogonalScrollingBehavior"), ".paging"), (Key("group", "interItemSpacing"), ".fixed(4)"),
    ])
    expectEqual(result.missing, [])
    expectEqual(
      lines(result),
      [
        "group.interItemSpacing = .fixed(4)",
        "section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 0)",
        "section.orthogonalScrollingBehavior = .paging",
      ])
  }

  @Test func zeroInsetsAreWrittenInFull() {
    let source = Self.grid.replacing(
      "section.interGroupSpacing", with: "section.contentInsets = .zero\n  section.interGroupSpacing")
    let result = changed([(Key("section", "contentInsets.top"), "16")], in: source)
    expectEqual(
      lines(result), ["section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0)"])
  }

  @Test func partsAreFoundInFunctionsClosuresAndProperties() {
    let source = """
      final class Page {
        private let item: NSCollectionLayoutItem = {
          let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1)))
          item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
          return item
        }()
        private func row() -> NSCollectionLayoutGroup {
          .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        }
        private func group() -> NSCollectionLayoutGroup {
          return NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        }
        func section() -> NSCollectionLayoutSection {
          let section = NSCollectionLayoutSection(group: group())
          section.interGroupSpacing = 8
          return section
        }
      }

      """
    let result = changed(
      [
        (Key("group/0", "contentInsets.top"), "9"), (Key("group/0", "widthDimension"), ".fractionalWidth(0.25)"),
        (Key("group", "heightDimension"), ".estimated(80)"),
      ], in: source)
    expectEqual(result.missing, [])
    let found = lines(result).joined(separator: "\n")
    expectContains(found, "top: 9, leading: 2")
    expectContains(found, "widthDimension: .fractionalWidth(0.25)")
    expectContains(found, "layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))")
  }

  @Test func theSectionWithTheSameValuesIsChanged() {
    let other = Self.grid.replacing("makeLayout", with: "other").replacing("1.0 / 3.0", with: "0.5")
      .components(separatedBy: "let spacing")[0]
    let result = changed([(Key("group/0", "contentInsets.top"), "5")], in: other + Self.grid)
    let text = result.files.first?.new ?? ""
    expectTrue(text.hasPrefix(other))
    expectEqual(lines(result), ["item.contentInsets = .init(top: 5, leading: 2, bottom: 2, trailing: 2)"])
  }

  @Test func twoEqualSectionsAreReported() {
    let twice = Self.grid.components(separatedBy: "let spacing")[0] + Self.grid
    let result = changed([(Key("group/0", "contentInsets.top"), "5")], in: twice)
    expectEqual(result.files, [])
    expectEqual(result.missing.count, 1)
  }

  @Test(arguments: ["view.bounds.width", "count * 8", "", "}{", "8; let x = 3 +"])
  func computedValuesAreReported(code: String) {
    let source = Self.grid.replacing("= spacing //", with: "= \(code) //")
    let result = changed([(Key("section", "interGroupSpacing"), "12")], in: source)
    if result.files.isEmpty { expectFalse(result.missing.isEmpty) }
    // The rest of a damaged file is kept as it is.
    for file in result.files {
      expectEqual(file.old.utf8.count(where: { $0 == 0x0A }), file.new.utf8.count(where: { $0 == 0x0A }))
    }
  }

  @Test func namesThatReferToEachOtherEnd() {
    let source = Self.grid.replacing("let spacing: CGFloat = 8", with: "let spacing = other\nlet other = spacing")
    let result = changed([(Key("section", "interGroupSpacing"), "12")], in: source)
    expectEqual(result.files, [])
    expectEqual(result.missing.count, 1)
  }

  // MARK: Flow layouts

  private static let flow = """
    func makeLayout() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: 120)
      layout.sectionInset = .zero
      layout.minimumLineSpacing = 4 // between lines
      return layout
    }
    let side: CGFloat = 90
    let section = NSCollectionLayoutSection(group: group)

    """

  private static let flowValues: [Value] = [
    Value(Key("flow", "itemSize.width"), old: "90"), Value(Key("flow", "itemSize.height"), old: "120"),
    Value(Key("flow", "minimumLineSpacing"), old: "4"), Value(Key("flow", "minimumInteritemSpacing"), old: "10"),
    Value(Key("flow", "sectionInset.top"), old: "0"), Value(Key("flow", "sectionInset.left"), old: "0"),
    Value(Key("flow", "sectionInset.bottom"), old: "0"), Value(Key("flow", "sectionInset.right"), old: "0"),
    Value(Key("flow", "headerReferenceSize.height"), old: "0"),
    Value(Key("flow", "footerReferenceSize.height"), old: "30"),
  ]

  @Test func valuesOfFlowLayoutsAreReplacedAndAdded() {
    let changes = [
      (Key("flow", "itemSize.width"), "80"), (Key("flow", "itemSize.height"), "110"),
      (Key("flow", "minimumLineSpacing"), "6"), (Key("flow", "minimumInteritemSpacing"), "2"),
      (Key("flow", "sectionInset.left"), "16"), (Key("flow", "headerReferenceSize.height"), "44"),
    ]
    let result = changed(changes, in: Self.flow, values: Self.flowValues)
    expectEqual(result.missing, [])
    expectEqual(
      lines(result),
      [
        "layout.minimumInteritemSpacing = 2", "layout.headerReferenceSize = CGSize(width: 0, height: 44)",
        "layout.itemSize = CGSize(width: 80, height: 110)",
        "layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)",
        "layout.minimumLineSpacing = 6 // between lines",
      ])
  }

  /// An assignment does not change a value that the delegate returns.
  @Test func valuesOfADelegateAreNamed() {
    let result = changed([(Key("flow", "footerReferenceSize.height"), "40")], in: Self.flow, values: Self.flowValues)
    expectEqual(result.files, [])
    expectEqual(
      result.missing,
      ["section 0: the code of footerReferenceSize.height of the flow is not a literal or a constant"])
  }
}
