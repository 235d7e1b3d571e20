import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Lists on screen: the frames of rows, headers and footers, and their backgrounds.
@MainActor
struct ListLayoutTests {
  typealias List = UICollectionLayoutListConfiguration

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func list(_ appearance: List.Appearance, _ change: (inout List) -> Void = { _ in }) -> List {
    var list = List(appearance: appearance)
    change(&list)
    return list
  }

  private func phone(_ list: List, counts: [Int], width: CGFloat = 390, rowHeight: CGFloat? = nil) -> CollectionFixture
  {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout.list(using: list), counts: counts, size: CGSize(width: width, height: 844),
      showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in rowHeight }
    phone.run(for: 0.1)
    return phone
  }

  private func supplementary(_ kind: String, of section: Int, on phone: CollectionFixture) -> CGRect? {
    phone.collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
  }

  @Test func plainRowsFillTheWidth() {
    let phone = phone(list(.plain), counts: [2, 1])
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 0, y: 44, width: 390, height: 44))
    expectEqual(phone.frame(ofItem: 0, section: 1), CGRect(x: 0, y: 88, width: 390, height: 44))
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 132))
  }

  @Test func rowsTakeCellsPreferredHeight() {
    let phone = phone(list(.grouped), counts: [3], rowHeight: 61)
    expectEqual(phone.frame(ofItem: 2), CGRect(x: 0, y: 157, width: 390, height: 61))
    expectEqual(phone.collectionView.contentSize.height, 238)
  }

  @Test func insetGroupsStandAwayFromTheEdges() {
    let narrow = phone(list(.insetGrouped), counts: [2, 2])
    expectEqual(narrow.frame(ofItem: 0), CGRect(x: 16, y: 35, width: 358, height: 44))
    expectEqual(narrow.frame(ofItem: 0, section: 1)?.origin.y, 178)
    let wide = phone(list(.insetGrouped), counts: [2], width: 430)
    expectEqual(wide.frame(ofItem: 0), CGRect(x: 20, y: 35, width: 390, height: 44))
  }

  @Test func headersAndFootersStandAroundTheRows() {
    let phone = phone(
      list(.insetGrouped) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      }, counts: [2])
    expectEqual(supplementary(header, of: 0, on: phone), CGRect(x: 16, y: 0, width: 358, height: 17.5))
    expectEqual(phone.frame(ofItem: 0)?.origin, CGPoint(x: 16, y: 17 + 2 / 3.0).rounded)
    expectEqual(supplementary(footer, of: 0, on: phone)?.size, CGSize(width: 358, height: 17.5))
    expectEqual(phone.collectionView.contentSize.height, 123)
  }

  @Test func plainHeadersStayVisible() throws {
    let phone = phone(list(.plain) { $0.headerMode = .supplementary }, counts: [30, 30])
    expectEqual(phone.frame(ofItem: 0)?.origin.y, 28)
    phone.scroll(toY: 200)
    let view = try #require(phone.collectionView.supplementaryView(forElementKind: header, at: [0, 0]))
    expectEqual(view.frame, CGRect(x: 0, y: 200, width: 390, height: 28))
    let attributes = phone.collectionView.collectionViewLayout.layoutAttributesForElements(
      in: phone.collectionView.bounds)
    expectEqual(attributes?.first { $0.representedElementKind == header }?.zIndex, 1_000_000_200)
  }

  @Test func groupedHeadersScrollAway() {
    let phone = phone(list(.grouped) { $0.headerMode = .supplementary }, counts: [60])
    phone.scroll(toY: 200)
    expectNil(phone.collectionView.supplementaryView(forElementKind: header, at: [0, 0]))
  }

  @Test func firstItemHeaderIsOrdinaryCell() {
    let phone = phone(list(.plain) { $0.headerMode = .firstItemInSection }, counts: [3])
    expectEqual(phone.frame(ofItem: 0), CGRect(x: 0, y: 22, width: 390, height: 44))
    expectEmpty(phone.collectionView.visibleSupplementaryViews(ofKind: header))
  }

  /// The padding is above each header, not between header and rows; a header that is the first item has it too.
  @Test func headerTopPaddingIsKeptAboveHeaders() {
    let padded = phone(
      list(.plain) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = 12
      }, counts: [1, 1])
    expectEqual(supplementary(header, of: 0, on: padded)?.origin.y, 12)
    expectEqual(padded.frame(ofItem: 0)?.origin.y, 40)
    expectEqual(supplementary(header, of: 1, on: padded)?.origin.y, 96)
    let first = phone(
      list(.plain) {
        $0.headerMode = .firstItemInSection
        $0.headerTopPadding = 0
      }, counts: [1])
    expectEqual(first.frame(ofItem: 0)?.origin.y, 0)
    let none = phone(list(.plain) { $0.headerTopPadding = 24 }, counts: [1])
    expectEqual(none.frame(ofItem: 0)?.origin.y, 0)
  }

  /// A list section is an ordinary section: published code may change its properties.
  @Test func listsCombineWithOtherSections() {
    let list = list(.insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 1 else { return Sections.carousel(.groupPaging, width: 0.8, height: 200) }
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      section.interGroupSpacing = 10
      section.contentInsets.top = 0
      return section
    }
    let phone = CollectionFixture(layout, counts: [3, 2])
    expectEqual(phone.frame(ofItem: 0, section: 1), CGRect(x: 16, y: 200, width: 358, height: 44))
    expectEqual(phone.frame(ofItem: 1, section: 1)?.origin.y, 254)
  }

  /// Rows of inset groups avoid the notch; plain rows extend below it, since their cells' margins avoid it.
  @Test func insetGroupsKeepClearOfTheSafeArea() {
    func first(_ appearance: List.Appearance) -> CGRect? {
      let safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      let device = TestDevice(size: CGSize(width: 844, height: 390), scale: 3, safeArea: safeArea)
      let view = UICollectionView(
        frame: device.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list(appearance)))
      let source = RecordingDataSource(counts: [2])
      source.register(with: view)
      view.dataSource = source
      device.window.addSubview(view)
      device.frame()
      return view.layoutAttributesForItem(at: [0, 0])?.frame
    }
    expectEqual(first(.insetGrouped), CGRect(x: 67, y: 35, width: 710, height: 44))
    expectEqual(first(.plain), CGRect(x: 0, y: 0, width: 844, height: 44))
  }

  // MARK: Background

  @Test func listUsesAppearanceBackgroundColor() {
    let colors: [(List.Appearance, UIColor)] = [
      (.plain, .systemBackground), (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
    ]
    for (appearance, color) in colors {
      expectEqual(phone(list(appearance), counts: [1]).collectionView.backgroundColor, color)
    }
  }

  @Test func aListIsPaintedInItsOwnColour() {
    let phone = phone(list(.grouped) { $0.backgroundColor = .systemPink }, counts: [1])
    expectEqual(phone.collectionView.backgroundColor, .systemPink)
    // The list's color covers the view's background color, whenever that is set.
    phone.collectionView.backgroundColor = .black
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(phone.collectionView.backgroundColor, .systemPink)
  }

  @Test func aClearListShowsTheColourBehindIt() {
    let phone = phone(list(.grouped) { $0.backgroundColor = .clear }, counts: [1])
    phone.collectionView.backgroundColor = .systemTeal
    phone.step()
    expectEqual(phone.collectionView.backgroundColor, .systemTeal)
  }

  @Test func anotherLayoutFindsTheColourThatWasThere() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(40))), counts: [2])
    phone.collectionView.backgroundColor = .systemYellow
    let list = UICollectionViewCompositionalLayout.list(using: list(.insetGrouped))
    phone.collectionView.setCollectionViewLayout(list, animated: false)
    phone.step()
    expectEqual(phone.collectionView.backgroundColor, .systemGroupedBackground)
    phone.collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(40))), animated: false)
    phone.step()
    expectEqual(phone.collectionView.backgroundColor, .systemYellow)
  }
}

extension CGPoint {
  /// The point rounded to the pixels of a screen with a scale of three.
  fileprivate var rounded: CGPoint { CGPoint(x: (x * 3).rounded() / 3, y: (y * 3).rounded() / 3) }
}
