import Foundation
import LayoutSolver
import UIKitCore

/// Room among the items for what may be dropped there. The data knows nothing of it.
enum DropGap: Equatable {
  /// An item of the collection view's own is shown there, unseen.
  case moved(ItemMove)
  /// Something that comes from elsewhere.
  case inserted(IndexPath)

  /// As shown.
  var path: IndexPath {
    switch self {
    case .moved(let move): move.to
    case .inserted(let path): path
    }
  }

  func moved(to path: IndexPath) -> DropGap {
    switch self {
    case .moved(let move): .moved(ItemMove(from: move.from, to: path))
    case .inserted: .inserted(path)
    }
  }

  /// Where an item of the data is shown.
  func shown(_ path: IndexPath) -> IndexPath {
    switch self {
    case .moved(let move): return move.shown(path)
    case .inserted(let gap):
      guard path.count == 2, path.section == gap.section, path.item >= gap.item else { return path }
      return IndexPath(item: path.item + 1, section: path.section)
    }
  }

  /// Where what is shown is in the data. For the gap it is the item that made room, or the last one.
  func data(_ path: IndexPath) -> IndexPath {
    switch self {
    case .moved(let move): return move.data(path)
    case .inserted(let gap):
      guard path.count == 2, path.section == gap.section, path.item > gap.item else { return path }
      return IndexPath(item: path.item - 1, section: path.section)
    }
  }

  /// Items per section as shown.
  func shown(counts: [Int]) -> [Int] {
    switch self {
    case .moved(let move): return move.shown(counts: counts)
    case .inserted(let gap): return counts.adding(1, at: gap.section)
    }
  }

  /// Items per section in the data.
  func data(counts: [Int]) -> [Int] {
    switch self {
    case .moved(let move): return ItemMove(from: move.to, to: move.from).shown(counts: counts)
    case .inserted(let gap): return counts.adding(-1, at: gap.section)
    }
  }

  /// What a layout is told when the room is elsewhere, comes or goes.
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

/// Takes up the room; it is no item's.
final class GapCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
