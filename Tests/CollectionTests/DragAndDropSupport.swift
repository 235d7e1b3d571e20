import DeviceSupport
import Foundation
import UIKit

import UIKitCollections
import UIKitCore

/// Two collection views of names side by side, with drag and drop within and between them, as in published code.
@MainActor
final class DragPhone: Fixture {
  let device = TestDevice(size: CGSize(width: 400, height: 800), draws: false)
  let left: NameBoard
  let right: NameBoard

  init(_ left: [String], _ right: [String]) {
    self.left = NameBoard(names: left, frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    self.right = NameBoard(names: right, frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    for board in [self.left, self.right] { window.addSubview(board.collectionView) }
    step()
  }

  /// A finger that rests until the item is lifted, moves over `points`, and lifts if `drops` is true.
  func drag(_ start: CGPoint, over points: [CGPoint], drops: Bool = true) {
    hold(start, for: 0.7)
    for offset in points {
      touch(.moved, at: offset)
      run(for: 0.4)
    }
    guard drops, let end = points.last else { return }
    touch(.ended, at: end)
    run(for: 1)
  }
}

/// A list of names, 100 points high each, that supports drag and drop.
@MainActor
final class NameBoard: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let collectionView: UICollectionView
  var names: [String]
  var log: [String] = []
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation: UIDropOperation?
  /// Titles of the actions in a name's context menu.
  var menu: [String] = []

  init(names: [String], frame: CGRect) {
    self.names = names
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    collectionView = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    super.init()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
  }

  /// The names from top to bottom; a hidden item, and a gap for a dropped one, as "_".
  var shown: [String] {
    var rows: [Int: String] = [:]
    for cell in collectionView.visibleCells.compactMap({ $0 as? NameCell }) where cell.alpha > 0 {
      rows[Int(((cell.frame.minY) / 100).rounded())] = cell.name
    }
    return (0...(rows.keys.max() ?? 0)).map { rows[$0] ?? "_" }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NameCell)?.name = names[indexPath.item]
    return cell
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !menu.isEmpty else { return nil }
    let actions = menu.map { title in UIAction(title: title) { [weak self] _ in self?.log.append(title) } }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu opens") }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu ends") }

  // MARK: Drag

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = names[indexPath.item]
    if name == "stays" { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return [item]
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.append("drag begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    log.append("drag ended")
  }

  // MARK: Drop

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.append("entered")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.append("left")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop ended")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: operation ?? (collectionView.hasActiveDrag ? .move : .copy), intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let end = IndexPath(item: collectionView.numberOfItems(inSection: 0), section: 0)
    let destination = coordinator.destinationIndexPath ?? end
    for item in coordinator.items {
      if intent == .insertIntoDestinationIndexPath {
        let name = item.dragItem.localObject as? String ?? ""
        log.append("\(name) into \(names[destination.item])")
        coordinator.drop(item.dragItem, intoItemAt: destination, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      } else if let source = item.sourceIndexPath {
        log.append("move \(source.item) to \(destination.item)")
        let target = IndexPath(item: min(destination.item, names.count - 1), section: 0)
        collectionView.performBatchUpdates {
          self.names.insert(self.names.remove(at: source.item), at: target.item)
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
      } else {
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [self] object, _ in
          log.append("insert \(object as? NSString ?? "") at \(destination.item)")
          collectionView.performBatchUpdates {
            self.names.insert(String(describing: object as? NSString ?? ""), at: destination.item)
            collectionView.insertItems(at: [destination])
          }
        }
        coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { [self] _ in log.append("landed") }
      }
    }
  }
}

final class NameCell: UICollectionViewCell {
  var name = ""
  var states: [UICollectionViewCell.DragState] = []

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) { states.append(dragState) }
}
