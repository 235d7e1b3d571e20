import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// A phone with names in sections, whose cells show them and can be reordered.
@MainActor
final class MovingPhone: NSObject, Fixture, UICollectionViewDataSource, UICollectionViewDelegate {
  let device: TestDevice
  let collectionView: UICollectionView
  var names: [[String]]
  var log: [String] = []
  var immovable: Set<String> = []
  var redirect: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
  var onMove: () -> Void = {}

  init(_ layout: UICollectionViewLayout, names: [[String]], scale: CGFloat = 2) {
    device = TestDevice(size: CGSize(width: 400, height: 800), scale: scale, draws: false)
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    self.names = names
    super.init()
    collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    window.addSubview(collectionView)
    step()
  }

  /// Creates sections of rows 100 points high.
  convenience init(_ counts: Int...) {
    self.init(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))),
      names: counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
  }

  /// Begins at an item, passes over the given points, and ends at the last one if `ends` is true.
  func carry(_ path: IndexPath, over points: [CGPoint], ends: Bool = true) {
    #expect(collectionView.beginInteractiveMovementForItem(at: path))
    for point in points {
      collectionView.updateInteractiveMovementTargetPosition(point)
      step()
    }
    guard ends else { return }
    collectionView.endInteractiveMovement()
    run(for: 0.5)
  }

  /// The texts of the cells on screen, from top to bottom.
  var shown: [String] {
    collectionView.visibleCells.compactMap { $0 as? RecordingCell }.filter { !$0.isBeingReordered }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.name)
  }

  func cell(_ name: String) throws -> RecordingCell {
    try #require(collectionView.visibleCells.compactMap { $0 as? RecordingCell }.first { $0.name == name })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RecordingCell)?.name = names[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !immovable.contains(names[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath) to \(destinationIndexPath)")
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    onMove()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append("\(originalIndexPath) at \(currentIndexPath) to \(proposedIndexPath)")
    return redirect(originalIndexPath, currentIndexPath, proposedIndexPath)
  }
}
