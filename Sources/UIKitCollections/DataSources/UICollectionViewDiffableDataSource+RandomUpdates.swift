import DiffableData
import Geometry

extension UICollectionViewDiffableDataSource: RandomlyUpdated {
  func updateAtRandom(_ random: inout SeededGenerator) {
    let shown = snapshot()
    var new = shown
    let some = shown.itemIdentifiers.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: new.shuffleItems(using: &random)
    case 2, 3:
      // The items return at once, because the app still counts on them; the second change interrupts the first.
      new.deleteItems(some)
      apply(new)
      new = shown
    case 4: new.reloadItems(some)
    default: new.reconfigureItems(some)
    }
    apply(new, animatingDifferences: Int.random(in: 0..<4, using: &random) > 0)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Gives the items of one section another order.
  fileprivate mutating func shuffleItems(using random: inout SeededGenerator) {
    guard let section = sectionIdentifiers.randomElement(using: &random) else { return }
    let items = itemIdentifiers(inSection: section).shuffled(using: &random)
    deleteItems(items)
    appendItems(items, toSection: section)
  }
}
