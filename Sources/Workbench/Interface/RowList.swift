import Foundation
import UIKit
import Geometry
import UIKitCollections
import UIKitCore

/// A list of rows in the window's interface.
final class RowList: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  struct Row: Equatable {
    var title: String
    /// A text behind the title, smaller and fainter.
    var note = ""
    var detail = ""
    var isHeader = false
    /// Whether the row names the rows below it, which belong to a larger group.
    var isSubheader = false
    /// Whether the text is small and may have several lines.
    var isFine = false
    /// Whether a fine row can be chosen.
    var isSelectable = false
    /// Whether the row has a value that buttons, and dragging sideways, change.
    var isAdjustable = false
  }

  let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let onSelect: (Int) -> Void
  /// Called with a row and the number of steps by which its value changes.
  var onStep: (Int, Int) -> Void = { _, _ in }
  /// The row whose value is dragged, and the steps so far.
  var dragged: (row: Int, steps: Int)?
  var rows: [Row] = []
  var selection: Int?
  var heights = RowHeights()
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

extension RowList.Row {
  fileprivate var canBeChosen: Bool { !isHeader && !isSubheader && (!isFine || isSelectable) }
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
