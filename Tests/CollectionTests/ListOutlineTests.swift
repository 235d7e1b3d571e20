import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore
import TestSupport

/// Rows of an outline: their indentation, the direction of their chevrons, and their reaction to touches.
@MainActor
struct ListOutlineTests {
  private func phone(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
    content: UIListContentConfiguration = .cell()
  ) -> (ListPhone, Outline) {
    let phone = ListPhone(.init(appearance: appearance), counts: [2]) { cell, path in
      var content = content
      content.text = "\(path.item)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
    }
    let outline = Outline(phone)
    phone.collectionView.dataSource = outline
    phone.run(for: 0.1)
    return (phone, outline)
  }

  @Test func rowsAreIndentedByTheirLevel() throws {
    let (phone, _) = phone()
    try expectEqual(phone.cell(0).indentationLevel, 0)
    try expectEqual(phone.cell(1).indentationLevel, 1)
    try expectEqual(phone.cell(1).contentView.frame.minX, 10)
    try expectEqual(phone.cell(1).lines.last?.minX, 26)
  }

  /// Every level is indented by its full width, in every list and both directions.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func everyLevelCountsTheSame(direction: UITraitEnvironmentLayoutDirection) throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .sidebar, .sidebarPlain] {
      let phone = ListPhone(.init(appearance: appearance), counts: [4], direction: direction) { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.indentationLevel = path.item
        cell.indentationWidth = 12
      }
      let starts = try (0..<4).map { item in
        let cell = try phone.cell(item)
        let label = try #require(cell.label("Text"))
        let frame = cell.convert(label.bounds, from: label)
        return direction == .leftToRight ? frame.minX : cell.bounds.width - frame.maxX
      }
      expectEqual(starts, [16, 28, 40, 52], "\(appearance)")
    }
  }

  @Test func theChevronTurnsAsTheRowIsExpanded() throws {
    let (phone, outline) = phone()
    let chevron = try #require(try phone.cell(0).accessoryStrip.trailing.first?.subviews.first)
    expectEqual(chevron.transform, .identity)
    expectIdentical(chevron.tintColor, UIColor.systemBlue)
    phone.tap(CGPoint(x: 367, y: 22))
    expectEqual(outline.toggled, [[0, 0]])
    expectEmpty(phone.selections)
    outline.refresh()
    phone.step()
    expectFalse(chevron.layer.animations.isEmpty)
    phone.run(for: 0.5)
    expectEqual(chevron.transform, CGAffineTransform(rotationAngle: .pi / 2))
    try expectEqual(phone.cell(0).states.last?.isExpanded, true)
  }

  @Test func aHeaderIsTouchedAnywhere() {
    for (style, content, toggles) in [
      (UICellAccessory.OutlineDisclosureOptions.Style.automatic, UIListContentConfiguration.sidebarHeader(), true),
      (.header, .cell(), true), (.automatic, .cell(), false), (.cell, .sidebarHeader(), false),
    ] {
      let (phone, outline) = phone(.sidebar, style: style, content: content)
      phone.tap(CGPoint(x: 100, y: 22))
      expectNotEqual(outline.toggled.isEmpty, toggles)
      expectEqual(phone.selections.isEmpty, toggles)
    }
  }

  @Test func disclosureHandlerReplacesExpansion() {
    var done = 0
    let phone = ListPhone(.init(appearance: .plain), counts: [1]) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories = [.outlineDisclosure(actionHandler: { done += 1 })]
    }
    phone.tap(CGPoint(x: 367, y: 22))
    expectEqual(done, 1)
  }
}

/// An outline whose first row contains the second.
@MainActor
private final class Outline: NSObject, UICollectionViewDataSource, OutlineProviding {
  private let phone: ListPhone
  private(set) var toggled: [IndexPath] = []

  init(_ phone: ListPhone) { self.phone = phone }

  func outlineItem(at indexPath: IndexPath) -> OutlineItem? {
    OutlineItem(level: indexPath.item, isExpanded: indexPath.item == 0 && toggled.count % 2 == 1)
  }

  func toggleOutlineItem(at indexPath: IndexPath) { toggled.append(indexPath) }

  func refresh() { phone.collectionView.collectionViewLayout.invalidateLayout() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { phone.numberOfSections(in: collectionView) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    phone.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    phone.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
