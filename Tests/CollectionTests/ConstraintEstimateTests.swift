import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// A cell that is a hundred points high, whatever the estimate is.
private final class TallCell: UICollectionViewCell {
  let square = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square)
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      square.heightAnchor.constraint(equalToConstant: 80),
      square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      square.widthAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// An estimate is not a size to lay out in: constraints that do not fit into it cause no conflict.
@MainActor
@Suite(.serialized) struct ConstraintEstimateTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 600), draws: false)
  private let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44)))
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cells = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    device.window.addSubview(collectionView)
  }

  private func run(_ frames: ClosedRange<Int>) {
    device.run(until: Double(frames.upperBound) / 10, rate: 10)
  }

  private func show(_ items: Range<Int>) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func messages(during work: () -> Void) -> [String] {
    var heard: [String] = []
    ConstraintLog.listener = { heard.append($0) }
    work()
    ConstraintLog.listener = nil
    return heard
  }

  @Test func cellsInsertedInAnimationAreMeasuredFirst() throws {
    let heard = messages {
      show(1..<3)
      run(0...2)
      show(0..<4)
      run(3...10)
    }
    expectEqual(heard, [])
    try expectEqual(
      #require(collectionView.cellForItem(at: [0, 3])).frame, CGRect(x: 0, y: 300, width: 200, height: 100))
    let cell = try #require(collectionView.cellForItem(at: [0, 0]) as? TallCell)
    expectEqual(cell.square.frame, CGRect(x: 0, y: 10, width: 80, height: 80))
  }

  @Test func cellsBecomingVisibleInAnimationAreMeasuredFirst() {
    let heard = messages {
      show(0..<40)
      run(0...2)
      UIView.animate(withDuration: 0.5) {
        collectionView.contentOffset.y = 1_000
        collectionView.layoutIfNeeded()
      }
      run(3...10)
      UIView.animate(withDuration: 0.5) {
        collectionView.frame.size.height = 300
        collectionView.layoutIfNeeded()
        collectionView.frame.size.height = 600
        collectionView.layoutIfNeeded()
      }
      run(11...20)
    }
    expectEqual(heard, [])
  }
}
