import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
@testable import UIKitCore
import TestSupport

@MainActor
@Suite(.serialized) struct ConstraintCellTests {
  /// Texts for a width of 180 of 200 points: "five words ..." of one, two and four lines.
  private static let notes = ["one", "one two three four five", "alpha beta gamma delta epsilon zeta eta theta iota"]

  private func list(_ height: NSCollectionLayoutDimension = .estimated(44)) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: Sections.list(height))
  }

  /// The height of a title, lines of text, and three gaps.
  private func height(lines: Int) -> CGFloat { CGFloat(30 + 20 + 20 * lines) }

  @Test(arguments: [false, true]) func cellIsAsHighAsItsTextNeeds(isTiedToCell: Bool) throws {
    NoteCell.isTiedToCell = isTiedToCell
    defer { NoteCell.isTiedToCell = false }
    let host = NotesFixture(list(), notes: Self.notes)
    host.step()
    // 210 points of text on two lines, 460 on three.
    expectEqual(host.frames(of: 0..<3).map(\.height), [height(lines: 1), height(lines: 2), height(lines: 3)])
    expectEqual(host.frames(of: 0..<3).map(\.minY), [0, 70, 160])
    let cell = try #require(host.cell(1))
    expectEqual(cell.title.frame, CGRect(x: 10, y: 10, width: 10, height: 20))
    expectEqual(cell.note.frame, CGRect(x: 10, y: 40, width: 180, height: 40))
  }

  @Test func textWrapsAgainAtAnotherWidth() {
    let host = NotesFixture(list(), notes: Self.notes)
    host.step()
    host.root.environment.size = CGSize(width: 500, height: 400)
    host.step()
    expectEqual(host.frames(of: 0..<3).map(\.height), [height(lines: 1), height(lines: 1), height(lines: 1)])
    host.root.environment.size = CGSize(width: 120, height: 800)
    host.step()
    expectEqual(host.frames(of: 0..<2).map(\.height), [height(lines: 1), height(lines: 3)])
  }

  @Test func textChangeMeasuresCellAgain() throws {
    let host = NotesFixture(list(), notes: Self.notes)
    host.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    host.step()
    try #require(host.cell(0)).note.text = Self.notes[2]
    host.step()
    expectEqual(host.frames(of: 0..<2).map(\.minY), [0, height(lines: 3)])
  }

  @Test func constraintChangeMeasuresCellAgainIfEnabled() throws {
    let modes: [(UICollectionView.SelfSizingInvalidation, grown: CGFloat)] = [
      (.enabledIncludingConstraints, 55), (.enabled, 0), (.disabled, 0),
    ]
    for (mode, grown) in modes {
      let host = NotesFixture(list(), notes: Self.notes)
      host.collectionView.selfSizingInvalidation = mode
      host.step()
      let cell = try #require(host.cell(0))
      let gap = try #require(cell.contentView.constraints.first { $0.secondItem === cell.title && $0.constant == 10 })
      gap.constant = 65
      host.step()
      expectEqual(host.frames(of: 0..<1).map(\.height), [height(lines: 1) + grown])
    }
  }

  @Test func gridRowsAreAsHighAsTheirTallestCell() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .estimated(50)), subitems: [item])
    let host = NotesFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      notes: ["one", "one two three", "one", "one"])
    host.step()
    // 80 points remain for the text, which is 125 wide.
    expectEqual(host.frames(of: 0..<4).map(\.minX), [0, 100, 0, 100])
    expectEqual(
      host.frames(of: 0..<4).map(\.height), [height(lines: 1), height(lines: 2), height(lines: 1), height(lines: 1)])
    expectEqual(host.frames(of: 0..<4).map(\.minY), [0, 0, 90, 90])
  }

  @Test func cellsSizeOrthogonalSections() {
    let size = Sections.size(.absolute(150), .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let host = NotesFixture(UICollectionViewCompositionalLayout(section: section), notes: ["one two three four", "b"])
    host.step()
    // 130 points remain for 170 points of text.
    expectEqual(host.collectionView.contentSize.height, height(lines: 2))
    expectEqual(host.cell(0)?.bounds.size, CGSize(width: 150, height: height(lines: 2)))
  }

  @Test func cellsMayDetermineTheirWidth() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.estimated(50), .absolute(70)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(70)), subitems: [item])
    let host = NotesFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), notes: ["abc", "abcdef"])
    host.step()
    expectEqual(host.frames(of: 0..<2).map(\.width), [50, 80])
    expectEqual(host.frames(of: 0..<2).map(\.minX), [0, 50])
  }

  @Test func headersSizeThemselves() throws {
    let section = Sections.list(.absolute(70))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let host = NotesFixture(UICollectionViewCompositionalLayout(section: section), notes: ["a"])
    host.header = "one two three four five"
    host.step()
    expectEqual(host.cell(0)?.frame.minY, 48)
    let header = host.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expectEqual((header as? NoteHeader)?.label.frame, CGRect(x: 10, y: 4, width: 180, height: 40))
  }

  @Test func contentMakesSpaceForListAccessories() throws {
    let phone = ListPhone(.init(appearance: .plain), counts: [2]) { cell, path in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      label.text = String(repeating: "abcdefghi ", count: 4)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      cell.accessories = path.item == 0 ? [] : [.disclosureIndicator()]
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }
    // 375 points of text fit into 390, but not next to a chevron.
    try expectEqual(phone.cell(0).frame.height, 20)
    try expectEqual(phone.cell(1).frame.height, 40)
  }

  @Test func separatorFollowsItsLayoutGuide() throws {
    let phone = ListPhone(.init(appearance: .plain), counts: [3]) { cell, path in
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "abc"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      label.pinForTesting(to: cell.contentView, leading: 70)
      if path.item == 1 {
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
      }
    }
    try expectEqual(phone.cell(0).lines.last?.minX, 16)
    try expectEqual(phone.cell(1).lines.last?.minX, 70)
    try expectEqual(phone.cell(1).lines.last?.maxX, 390)
    try expectEqual(phone.cell(1).frame.height, 20)
    let guide = try phone.cell(0).separatorLayoutGuide.layoutFrame
    expectEqual(guide.minX, 16)
    expectEqual(guide.maxX, 390)
    expectEqual(guide.maxY, 20)
  }

  @Test func constraintsAlignWithListContent() throws {
    let phone = ListPhone(.init(appearance: .plain), counts: [1]) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "abc"
      let list = UIListContentView(configuration: content)
      let badge = UIView()
      for view in [list, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
      }
      list.pinForTesting(to: cell.contentView, leading: 0)
      guard let text = list.textLayoutGuide else { return }
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 3),
        badge.topAnchor.constraint(equalTo: text.topAnchor), badge.bottomAnchor.constraint(equalTo: text.bottomAnchor),
        badge.widthAnchor.constraint(equalToConstant: 5),
      ])
    }
    phone.step()
    let content = try phone.cell(0).contentView
    let list = try #require(content.subviews[0] as? UIListContentView)
    let text = try #require(list.textLayoutGuide).layoutFrame
    expectNil(list.secondaryTextLayoutGuide)
    expectNil(list.imageLayoutGuide)
    expectGreater(text.width, 0)
    expectEqual(list.frame.size, content.bounds.size)
    expectEqual(content.subviews[1].frame, CGRect(x: text.maxX + 3, y: text.minY, width: 5, height: text.height))
  }

  @Test func cellsGrowWithTheTextSize() throws {
    let host = NotesFixture(list(), notes: ["one"])
    host.step()
    let cell = try #require(host.cell(0))
    for label in [cell.title, cell.note] {
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
      label.adjustsFontForContentSizeCategory = true
    }
    host.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.step()
    let grown = UIFontMetrics.default.scaledValue(
      for: 20,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    expectGreater(grown, 40)
    expectAtMost(abs(cell.frame.height - 30 - 2 * grown), 1)
  }

  // MARK: Cost

  @Test func scrollingBuildsConstraintsOnce() {
    let host = NotesFixture(list(), notes: (0..<1000).map { Self.notes[$0 % 3] })
    host.step()
    var seen = Set(host.islands.map(ObjectIdentifier.init))
    var kept = host.islands
    for _ in 0..<200 {
      host.collectionView.contentOffset.y += 40
      host.step()
      for island in host.islands where seen.insert(ObjectIdentifier(island)).inserted { kept.append(island) }
    }
    expectAtMost(kept.count, 14)
    #expect(kept.allSatisfy { $0.work.rebuilds == 0 })
    // A cell that shows another note is measured once: some pivots for its text, none for unchanged constraints.
    let pivots = kept.reduce(0) { $0 + $1.work.pivots }
    expectAtMost(pivots, 14 * 60 + 110 * 14, "\(pivots) pivots")
  }

  @Test func movingCellsSolvesNothing() {
    let host = NotesFixture(list(), notes: (0..<1000).map { Self.notes[$0 % 3] })
    host.step()
    let before = host.islands.map(\.work)
    host.collectionView.contentOffset.y += 1
    host.step()
    expectEqual(Array(host.islands.map(\.work).prefix(before.count)), before)
  }

  @Test func layoutAfterMeasuringNeedsNoPivot() throws {
    let host = NotesFixture(list(), notes: Self.notes)
    host.step()
    let cell = try #require(host.cell(2))
    let before = try #require(cell.island).work
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let measured = try #require(cell.island).work
    cell.contentView.setNeedsLayout()
    cell.layoutIfNeeded()
    try expectEqual(#require(cell.island).work, measured)
    expectAtMost(measured.pivots - before.pivots, 12)
  }
}
