import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Adds a view that fills the margins of `view`, 60 points high.
@MainActor
private func fillMargins(of view: UIView) {
  let square = UIView()
  square.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(square)
  let guide = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    square.topAnchor.constraint(equalTo: guide.topAnchor),
    square.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    square.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    square.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    square.heightAnchor.constraint(equalToConstant: 60),
  ])
}

private final class MarginCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fillMargins(of: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

private struct MarginContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { MarginContentView(self) }
  func updated(for state: any UIConfigurationState) -> MarginContent { self }
}

private final class MarginContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ content: MarginContent) {
    configuration = content
    super.init(frame: .zero)
    fillMargins(of: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// The home indicator and bars concern the scroll view only: rows that pass under them keep their height.
@MainActor
@Suite(.serialized) struct CellSafeAreaTests {
  private let device = TestDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    draws: false)
  private var root: RenderRoot { device.root }

  /// The heights of all rows, each measured where a scroll over the whole list first shows it, and the log's messages.
  private func heights(_ configure: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) -> Set<CGFloat> {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44)))
    let view = UICollectionView(frame: root.window.bounds, collectionViewLayout: layout)
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      configure(view, path)
    }
    root.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    dataSource.apply(snapshot, animatingDifferences: false)
    var heights: Set<CGFloat> = []
    var heard: [String] = []
    ConstraintLog.listener = { heard.append($0) }
    for frame in 0..<200 {
      root.advance(to: Double(frame) / 10)
      view.contentOffset.y += 17
      root.layout()
      for cell in view.visibleCells { heights.insert(cell.frame.height) }
    }
    ConstraintLog.listener = nil
    expectEqual(heard, [])
    view.removeFromSuperview()
    return heights
  }

  @Test func plainCellMarginContentKeepsHeightAtAnyPosition() {
    let cells = UICollectionView.CellRegistration<MarginCell, Int> { _, _, _ in }
    expectEqual(heights { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }, [76])
  }

  @Test func contentViewPreservingMarginsKeepsHeightAtAnyPosition() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.contentConfiguration = MarginContent()
    }
    expectEqual(heights { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }, [76])
  }

  /// Views deep in a cell, whose margins follow the safe area by default, see none of it either.
  @Test func aStackWithMarginsIsAsHighEverywhere() {
    final class StackCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "Row"
        let stack = UIStackView(arrangedSubviews: [label])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: contentView.topAnchor),
          stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let cells = UICollectionView.CellRegistration<StackCell, Int> { _, _, _ in }
    expectEqual(heights { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }.count, 1)
  }

  /// A list's content is as wide as its longest text in an item whose width is estimated.
  @Test func aListContentIsAsWideAsItsText() throws {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(40), heightDimension: .absolute(36))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let view = UICollectionView(
      frame: root.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 10)
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    root.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Fruit", "Vegetables and more"])
    dataSource.apply(snapshot, animatingDifferences: false)
    root.layout()
    for (item, text) in ["Fruit", "Vegetables and more"].enumerated() {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      let label = UILabel()
      (label.text, label.font) = (text, UIListContentConfiguration.cell().textProperties.font)
      #expect(abs(cell.frame.width - (label.intrinsicContentSize.width + 22)) < 1, "\(text): \(cell.frame.width)")
      expectEqual(cell.frame.height, 36)
    }
    view.removeFromSuperview()
  }

  @Test func aListContentIsAsHighEverywhere() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    expectEqual(heights { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }.count, 1)
  }
}
