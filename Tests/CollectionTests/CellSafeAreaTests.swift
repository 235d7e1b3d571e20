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

  @Test func aListContentIsAsHighEverywhere() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    expectEqual(heights { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }.count, 1)
  }
}
