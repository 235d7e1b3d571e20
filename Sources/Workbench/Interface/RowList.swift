import Foundation
import UIKit
import Geometry
import UIKitCollections
import UIKitCore

/// A list of rows in the window's interface.
final class RowList: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let onSelect: (Int) -> Void
  /// Called with a row and the number of steps by which its value changes.
  var onStep: (Int, Int) -> Void = { _, _ in }
  /// The row whose value is dragged, and the steps so far.
  private var dragged: (row: Int, steps: Int)?
  private(set) var rows: [Row] = []
  private(set) var selection: Int?
  private var heights = RowHeights()
  private var flashes = false

  init(onSelect: @escaping (Int) -> Void) {
    self.onSelect = onSelect
    super.init(frame: .zero)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    let pan = UIPanGestureRecognizer { [weak self] in self?.drag($0) }
    pan.delegate = self
    list.addGestureRecognizer(pan)
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows for a moment how long the list is, once it is laid out.
  func flashScrollIndicators() {
    flashes = true
    setNeedsLayout()
  }

  func show(_ rows: [Row], selecting index: Int? = nil) {
    if rows != self.rows { adopt(rows) }
    select(index)
  }

  /// Replaces the rows that differ and keeps all other cells, because most rows stay the same while the texts about an
  /// element change.
  private func adopt(_ new: [Row]) {
    let (old, width) = (rows, bounds.width)
    guard !old.isEmpty, !new.isEmpty, width > 0 else {
      rows = new
      return list.reloadData()
    }
    let change = RowChange(from: old, to: new)
    let anchor = anchor(through: change)
    defer { restore(anchor) }
    if change.keepsCount { rows = new } else { insertAndDelete(change, to: new) }
    change.updates.forEach(updateCell)
    let isResized = change.updates.contains {
      heights.height(of: new[$0], width: width) != heights.height(of: old[$0], width: width)
    }
    // A batch update has asked for the heights already.
    if change.keepsCount, isResized { layout.invalidateLayout() }
  }

  /// The first visible row that remains, by its new index, and its distance from the upper edge. `nil` at the top of the
  /// list, where new rows are meant to be seen.
  private func anchor(through change: RowChange) -> (row: Int, distance: CGFloat)? {
    let offset = list.contentOffset.y
    guard offset > 0 else { return nil }
    for path in list.indexPathsForVisibleItems.sorted() {
      guard let row = change.index(after: path.item), let frame = layout.layoutAttributesForItem(at: path)?.frame,
        frame.minY >= offset
      else { continue }
      return (row, frame.minY - offset)
    }
    return nil
  }

  /// Scrolls so that a row is where it was, and a click reaches the row that the user saw under the mouse.
  private func restore(_ anchor: (row: Int, distance: CGFloat)?) {
    guard let anchor else { return }
    list.layoutIfNeeded()
    guard let frame = layout.layoutAttributesForItem(at: IndexPath(item: anchor.row, section: 0))?.frame else { return }
    let most = max(0, list.contentSize.height - list.bounds.height)
    list.setContentOffset(CGPoint(x: 0, y: min(max(0, frame.minY - anchor.distance), most)), animated: false)
  }

  private func insertAndDelete(_ change: RowChange, to new: [Row]) {
    UIView.performWithoutAnimation {
      list.performBatchUpdates {
        rows = new
        list.deleteItems(at: change.deletions.map { IndexPath(item: $0, section: 0) })
        list.insertItems(at: change.insertions.map { IndexPath(item: $0, section: 0) })
      }
    }
    selection = selection.flatMap(change.index(after:))
    dragged = dragged.flatMap { drag in change.index(after: drag.row).map { ($0, drag.steps) } }
  }

  private func updateCell(at index: Int) {
    (list.cellForItem(at: IndexPath(item: index, section: 0)) as? RowCell)?.show(rows[index])
  }

  func select(_ index: Int?) {
    let index = index.flatMap { rows.indices.contains($0) ? $0 : nil }
    if let selection, selection != index {
      list.deselectItem(at: IndexPath(item: selection, section: 0), animated: false)
    }
    selection = index
    guard let index else { return }
    list.layoutIfNeeded()
    let path = IndexPath(item: index, section: 0)
    list.selectItem(at: path, animated: false, scrollPosition: [])
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return }
    list.scrollRectToVisible(frame, animated: false)
  }

  /// The rows that can be chosen or adjusted.
  var stops: [Int] { rows.indices.filter { rows[$0].canBeChosen } }

  /// Returns the frame of a row in another view.
  func frame(ofRow row: Int, in view: UIView) -> CGRect {
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: row, section: 0))?.frame ?? .zero
    return view.convert(frame.insetBy(dx: 4, dy: 0), from: list)
  }

  func reveal(row: Int) {
    list.layoutIfNeeded()
    guard let frame = layout.layoutAttributesForItem(at: IndexPath(item: row, section: 0))?.frame else { return }
    list.scrollRectToVisible(frame, animated: false)
    list.layoutIfNeeded()
  }

  func scroll(pages: CGFloat) {
    let most = max(0, list.contentSize.height - list.bounds.height)
    let y = min(max(0, list.contentOffset.y + pages * list.bounds.height * 0.8), most)
    list.setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if list.frame != bounds {
      list.frame = bounds
      layout.invalidateLayout()
    }
    guard flashes, bounds.height > 0 else { return }
    flashes = false
    list.layoutIfNeeded()
    list.flashScrollIndicators()
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let distance = pan.translation(in: list)
    guard abs(distance.x) > abs(distance.y), let path = list.indexPathForItem(at: pan.location(in: list)) else {
      return false
    }
    return rows.indices.contains(path.item) && rows[path.item].isAdjustable
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? RowCell)?.show(rows[path.item])
    (cell as? RowCell)?.onStep = { [weak self, weak cell] steps in
      guard let self, let row = cell.flatMap(list.indexPath(for:))?.item else { return }
      onStep(row, steps)
    }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: max(1, bounds.width), height: heights.height(of: rows[path.item], width: bounds.width))
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    rows[path.item].canBeChosen
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    selection = path.item
    onSelect(path.item)
  }
}

/// Dragging a value sideways.
extension RowList: UIGestureRecognizerDelegate {
  /// The points of a drag for one step.
  private static let pointsPerStep: CGFloat = 4

  fileprivate func drag(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      let start = pan.location(in: list) - pan.translation(in: list)
      dragged = list.indexPathForItem(at: start).map { ($0.item, 0) }
    case .changed:
      guard let now = dragged else { return }
      let steps = Int((pan.translation(in: list).x / Self.pointsPerStep).rounded(.towardZero))
      guard steps != now.steps else { return }
      dragged?.steps = steps
      onStep(now.row, steps - now.steps)
    default: dragged = nil
    }
  }
}
