import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// A row of squares of 10 points, 4 apart, pinned to the cell's leading edge; the second can be hidden.
private final class SquaresCell: UICollectionViewCell {
  let squares = (0..<3).map { _ in UIView() }
  let row = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for square in squares {
      square.widthAnchor.constraint(equalToConstant: 10).isActive = true
      row.addArrangedSubview(square)
    }
    row.spacing = 4
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var frames: [CGFloat] { squares.filter { !$0.isHidden }.map(\.frame.minX) }
}

/// Adds its constraints in `updateConstraints`, as that method is meant to be used.
private final class LateCell: UICollectionViewCell {
  let inner = UIView()
  private(set) var updates = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if updates == 0 {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    updates += 1
    super.updateConstraints()
  }
}

/// Cells are created while the collection view is laid out, after constraints have been updated.
@MainActor
@Suite(.serialized) struct ConstraintCellUpdateTests {
  private final class Source<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
    let registration: UICollectionView.CellRegistration<Cell, Int>

    init(_ configure: @escaping (Cell, Int) -> Void) { registration = .init { cell, _, item in configure(cell, item) } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
  }

  private let device = TestDevice(size: CGSize(width: 200, height: 400))

  private func show<Cell>(_ source: Source<Cell>) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50)))
    let collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    collectionView.dataSource = source
    device.window.addSubview(collectionView)
    device.frame()
    return collectionView
  }

  @Test func stackViewsAreArrangedInTheFirstFrame() throws {
    let source = Source<SquaresCell> { _, _ in }
    let view = show(source)
    let cells = view.visibleCells.compactMap { $0 as? SquaresCell }
    expectEqual(cells.count, 8)
    #expect(cells.allSatisfy { $0.frames == [0, 14, 28] })
  }

  @Test func reusedCellsShowTheirNewItem() throws {
    let source = Source<SquaresCell> { cell, item in cell.squares[1].isHidden = item >= 8 }
    let view = show(source)
    view.contentOffset.y = 600
    device.frame()
    let cells = view.visibleCells.compactMap { $0 as? SquaresCell }
    expectEqual(cells.count, 8)
    #expect(cells.allSatisfy { $0.frames == [0, 14] })
  }

  @Test func constraintsUpdateOnceBeforeLayout() throws {
    let source = Source<LateCell> { _, _ in }
    let view = show(source)
    let cells = view.visibleCells.compactMap { $0 as? LateCell }
    expectEqual(cells.count, 8)
    #expect(cells.allSatisfy { $0.inner.frame == CGRect(x: 5, y: 3, width: 195, height: 47) && $0.updates == 1 })
  }
}
