import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The lines between rows of a list.
@MainActor
struct ListSeparatorTests {
  private typealias List = UICollectionLayoutListConfiguration

  private func lines(_ phone: ListPhone, _ item: Int, in section: Int = 0) throws -> [CGRect] {
    try phone.cell(item, in: section).lines
  }

  private let thin: CGFloat = 1.0 / 3

  @Test func plainRowsHaveBottomAndFirstTopSeparators() throws {
    let phone = ListPhone(.plain, texts: [["a", "b", "c"]])
    try expectEqual(lines(phone, 0).map(\.minY), [0, 44 - thin])
    try expectEqual(lines(phone, 1).map(\.minY), [44 - thin])
    try expectEqual(lines(phone, 2).map(\.minY), [44 - thin])
    for item in 0..<3 {
      #expect(try lines(phone, item).allSatisfy { $0.minX == 16 && $0.maxX == 390 && abs($0.height - thin) < 1e-9 })
    }
  }

  @Test func groupsAreClosedByWholeLines() throws {
    let phone = ListPhone(.grouped, texts: [["a", "b", "c"]])
    try expectEqual(lines(phone, 0).map(\.minX), [0, 16])
    try expectEqual(lines(phone, 1).map(\.minX), [16])
    try expectEqual(lines(phone, 2).map(\.minX), [0])
  }

  @Test func insetGroupsAndSidebarsAreNot() throws {
    let inset = ListPhone(.insetGrouped, texts: [["a", "b", "c"], ["d"]])
    try expectEqual((0..<3).map { try lines(inset, $0).count }, [1, 1, 0])
    try expectEmpty(lines(inset, 0, in: 1))
    let sidebar = ListPhone(.sidebar, texts: [["a", "b"]])
    try expectEmpty(lines(sidebar, 0))
  }

  @Test func listMayHideSeparators() throws {
    let phone = ListPhone(.plain, texts: [["a", "b"]]) { $0.showsSeparators = false }
    try expectEmpty(lines(phone, 0))
  }

  @Test func firstItemHeaderHasNoSeparator() throws {
    let phone = ListPhone(.grouped, texts: [["head", "a", "b"]]) { $0.headerMode = .firstItemInSection }
    try expectEmpty(lines(phone, 0))
    try expectEqual(lines(phone, 1).map(\.minX), [0, 16])
    try expectEqual(phone.cell(0).listPosition?.role, .header)
  }

  @Test func theHandlerHasTheLastWord() throws {
    var asked: Set<IndexPath> = []
    let phone = ListPhone(.plain, texts: [["a", "b", "c", "d"]]) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { path, said in
        asked.insert(path)
        var said = said
        if path.item == 1 { said.bottomSeparatorVisibility = .visible }
        if path.item == 2 {
          said.topSeparatorVisibility = .visible
          said.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
        }
        if path.item == 3 {
          said.bottomSeparatorVisibility = .visible
          said.bottomSeparatorInsets.trailing = 100
        }
        return said
      }
    }
    expectEqual(asked, [[0, 0], [0, 1], [0, 2], [0, 3]])
    try expectEmpty(lines(phone, 0))
    try expectEqual(lines(phone, 1).map(\.minX), [16])
    try expectEqual(lines(phone, 2).map(\.minX), [50])
    try expectEqual(lines(phone, 2).map(\.maxX), [360])
    try expectEqual(lines(phone, 3).map(\.minX), [16])
    try expectEqual(lines(phone, 3).map(\.maxX), [290])
  }

  @Test func theColourIsTheLists() throws {
    let phone = ListPhone(.plain, texts: [["a"]]) { $0.separatorConfiguration.color = .systemPink }
    try expectIdentical(phone.cell(0).bottomLine?.backgroundColor, UIColor.systemPink)
  }

  /// The background of a touched or selected row covers the separators next to it.
  @Test func separatorsHideBesideHighlightedRow() throws {
    let phone = ListPhone(.plain, texts: [["a", "b", "c"]])
    phone.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    phone.step()
    try expectEqual((0..<3).map { try lines(phone, $0).count }, [1, 0, 1])
    phone.collectionView.deselectItem(at: [0, 1], animated: false)
    phone.step()
    try expectEqual((0..<3).map { try lines(phone, $0).count }, [2, 1, 1])
    phone.touch(.began, at: CGPoint(x: 100, y: 110))
    phone.run(for: 0.3)
    try expectEqual((0..<3).map { try lines(phone, $0).count }, [2, 0, 0])
  }

  @Test func amongManyThatAreSelectedLinesStay() throws {
    let phone = ListPhone(.plain, texts: [["a", "b", "c"]]) {
      $0.separatorConfiguration.multipleSelectionColor = .systemPurple
    }
    phone.collectionView.allowsMultipleSelection = true
    phone.collectionView.isEditing = true
    phone.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    phone.run(for: 0.5)
    try expectEqual((0..<3).map { try lines(phone, $0).count }, [2, 1, 1])
    try expectIdentical(phone.cell(1).bottomLine?.backgroundColor, UIColor.systemPurple)
    try expectIdentical(phone.cell(0).bottomLine?.backgroundColor, UIColor.separator)
  }

  /// Rows that become the first or last of a section are updated, as are those that no longer are.
  @Test func linesFollowTheData() throws {
    let phone = ListPhone(.init(appearance: .insetGrouped), counts: [3]) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    try expectEqual(phone.cell(2).layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    phone.counts = [2]
    phone.collectionView.deleteItems(at: [[0, 2]])
    phone.run(for: 0.5)
    try expectEmpty(phone.cell(1).lines)
    try expectEqual(phone.cell(1).layer.cornerRadius, 10)
    phone.counts = [1]
    phone.collectionView.deleteItems(at: [[0, 0]])
    phone.run(for: 0.5)
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    try expectEqual(phone.cell(0).layer.maskedCorners, all)
    #expect(try phone.cell(0).clipsToBounds)
    phone.counts = [3]
    phone.collectionView.insertItems(at: [[0, 0], [0, 2]])
    phone.run(for: 0.5)
    try expectEqual(phone.cell(1).layer.cornerRadius, 0)
    try expectEqual(phone.cell(1).lines.count, 1)
  }
}
