import Foundation
import LayoutSolver
import UIKitCore

/// A gap between the displayed items for a drop. The data does not contain it.
enum DropGap: Equatable {
  /// An item of the collection view itself, which occupies the gap invisibly.
  case moved(ItemMove)
  /// An item from outside the collection view.
  case inserted(IndexPath)

  /// The index path of the gap among the displayed items.
  var path: IndexPath {
    switch self {
    case .moved(let move): move.to
    case .inserted(let path): path
    }
  }

  /// Returns the index path at which an item of the data is displayed.
  func shown(_ path: IndexPath) -> IndexPath {
    switch self {
    case .moved(let move): return move.shown(path)
    case .inserted(let gap):
      guard path.count == 2, path.section == gap.section, path.item >= gap.item else { return path }
      return IndexPath(item: path.item + 1, section: path.section)
    }
  }

  /// Returns the index path in the data of a displayed item. For the gap it is that of the item that moved aside for
  /// it, or of the last item.
  func data(_ path: IndexPath) -> IndexPath {
    switch self {
    case .moved(let move): return move.data(path)
    case .inserted(let gap):
      guard path.count == 2, path.section == gap.section, path.item > gap.item else { return path }
      return IndexPath(item: path.item - 1, section: path.section)
    }
  }

  /// Returns the number of displayed items in each section.
  func shown(counts: [Int]) -> [Int] {
    switch self {
    case .moved(let move): return move.shown(counts: counts)
    case .inserted(let gap): return counts.adding(1, at: gap.section)
    }
  }

  /// Returns the number of items in each section of the data.
  func data(counts: [Int]) -> [Int] {
    switch self {
    case .moved(let move): return ItemMove(from: move.to, to: move.from).shown(counts: counts)
    case .inserted(let gap): return counts.adding(-1, at: gap.section)
    }
  }

  /// Returns the layout updates that open, close or move the gap.
  static func change(from old: DropGap?, to new: DropGap?) -> BatchUpdate {
    var batch = BatchUpdate()
    switch (old, new) {
    case (.moved(let move)?, nil): batch.movedItems = [(move.to, move.from)]
    case (nil, .moved(let move)?): batch.movedItems = [(move.from, move.to)]
    case (.inserted(let path)?, nil): batch.deletedItems = [path]
    case (nil, .inserted(let path)?): batch.insertedItems = [path]
    case (let old?, let new?): batch.movedItems = [(old.path, new.path)]
    case (nil, nil): break
    }
    return batch
  }
}

extension [Int] {
  fileprivate func adding(_ change: Int, at index: Int) -> [Int] {
    var counts = self
    if counts.indices.contains(index) { counts[index] = Swift.max(0, counts[index] + change) }
    return counts
  }
}

/// The cell in the gap, which does not show an item.
final class GapCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
