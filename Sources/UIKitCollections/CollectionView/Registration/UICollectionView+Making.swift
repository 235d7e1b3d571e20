import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Requests views from the data source, and decoration views from the layout.
extension UICollectionView {
  func makeView(for placement: Placement) -> UICollectionReusableView {
    let path = placement.key.indexPath
    switch placement.key {
    case .item: return makeCell(at: path)
    case .supplementary(let kind, _, _): return makeSupplementary(kind, at: path)
    case .decoration(let kind, _, _):
      let queue = ReuseQueue.decoration(kind: kind)
      pool.register(currentLayout.decorationClass(ofKind: kind), for: queue)
      return pool.lending { [pool] in
        pool.take(from: queue, identifier: kind, frame: placement.frame)
          ?? UICollectionReusableView(frame: placement.frame)
      }
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionViewCell {
    if isGap(path) { return GapCell(frame: .zero) }
    if let placeholder = order.placeholder(at: path) { return makeCell(of: placeholder, at: path) }
    guard let dataSource else {
      raise(
        "The cell at \(path.readable) is needed, but the collection view's data source no longer exists; keep a strong reference to it."
      )
    }
    let cell: UICollectionViewCell = pool.lending {
      CellRequests.during(of: self) { dataSource.collectionView(self, cellForItemAt: dataPath(path)) }
    }
    if cell.queue == nil {
      raise(
        "The cell returned from collectionView(_:cellForItemAt:) for \(path.readable) does not have a "
          + "reuseIdentifier - cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:) or "
          + "dequeueConfiguredReusableCell(using:for:item:).")
    }
    requireUnused(cell, at: path)
    return cell
  }

  private func makeCell(of placeholder: ItemPlaceholder, at path: IndexPath) -> UICollectionViewCell {
    let cell: UICollectionViewCell = pool.lending {
      CellRequests.during(of: self) { placeholder.makeCell(self, dataPath(path)) }
    }
    cell.isPlaceholder = true
    placeholder.cell = cell
    return cell
  }

  private func makeSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    guard let dataSource else {
      raise(
        "The view of kind \"\(kind)\" at \(path.readable) is needed, but the data source no longer exists; keep a strong reference to it."
      )
    }
    let view = pool.lending {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    if view.queue == nil, !(view is EmptySupplementaryView) {
      raise(
        "The view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \"\(kind)\" at "
          + "\(path.readable) does not have a reuseIdentifier - views must be retrieved by calling "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) or "
          + "dequeueConfiguredReusableSupplementary(using:for:).")
    }
    requireUnused(view, at: path)
    return view
  }

  private func requireUnused(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let key = view.displayedKey, displayed[key]?.view === view else { return }
    raise(
      "The data source returned the view that is already shown at \(key.indexPath.readable) for \(path.readable) too. "
        + "Dequeue a view for each index path.")
  }
}
