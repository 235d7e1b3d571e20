import UIKit
import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// A row of a list in the window's interface: a title, and a detail at the trailing edge.
final class RowCell: UICollectionViewCell {
  private let title = InterfaceStyle.label()
  private let note = InterfaceStyle.label(font: .systemFont(ofSize: 9), color: .secondaryLabel)
  private let detail = InterfaceStyle.label(font: InterfaceStyle.caption, color: .secondaryLabel)
  private lazy var buttons = [("−", -1), ("+", 1)].map { symbol, steps in
    let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.onStep(steps) })
    button.setTitle(symbol, for: .normal)
    button.isHidden = true
    return button
  }
  /// The distance by which the title begins later.
  private var indent: CGFloat = 0
  /// Called with the number of steps by which the row's value changes.
  var onStep: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.minimumScaleFactor = 0.9
    note.lineBreakMode = .byTruncatingHead
    detail.textAlignment = .right
    contentView.addSubview(title)
    contentView.addSubview(note)
    contentView.addSubview(detail)
    buttons.forEach(contentView.addSubview)
    let highlight = UIView()
    highlight.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
    highlight.layer.cornerRadius = 6
    selectedBackgroundView = highlight
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: RowList.Row) {
    title.text = row.title
    note.text = row.note
    detail.text = row.detail
    title.font = row.isHeader ? InterfaceStyle.strong : (row.isFine ? InterfaceStyle.caption : InterfaceStyle.body)
    for button in buttons {
      button.isHidden = !row.isAdjustable
      button.accessibilityLabel = "\(row.title) \(button.currentTitle ?? "")"
    }
    if row.isAdjustable { title.font = InterfaceStyle.caption }
    title.numberOfLines = row.isFine ? 0 : 1
    title.adjustsFontSizeToFitWidth = !row.isFine
    detail.textColor = row.isAdjustable ? .label : .secondaryLabel
    if row.isSubheader { title.font = .systemFont(ofSize: InterfaceStyle.caption.pointSize, weight: .semibold) }
    indent = row.isAdjustable ? 10 : 0
    title.textColor = row.isHeader ? .secondaryLabel : .label
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var inner = contentView.bounds.insetBy(dx: 12, dy: 0)
    if let minus = buttons.first, let plus = buttons.last, !minus.isHidden {
      plus.frame = CGRect(x: inner.maxX - 18, y: 0, width: 24, height: inner.height)
      minus.frame = CGRect(x: inner.maxX - 44, y: 0, width: 24, height: inner.height)
      inner.size.width = max(0, inner.width - 48)
    }
    let wanted = (detail.text ?? "").isEmpty ? 0 : detail.sizeThatFits(inner.size).width
    let width = min(wanted, inner.width * 0.6)
    detail.frame = CGRect(x: inner.maxX - width, y: 0, width: width, height: inner.height)
    title.frame = CGRect(
      x: inner.minX + indent, y: 0, width: max(0, inner.width - indent - (width > 0 ? width + 8 : 0)),
      height: inner.height)
    guard !(note.text ?? "").isEmpty else { return note.frame = .zero }
    let free = min(title.frame.width, title.sizeThatFits(title.frame.size).width + 6)
    note.frame = CGRect(x: title.frame.minX + free, y: 0, width: max(0, title.frame.width - free), height: inner.height)
  }
}

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

  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let onSelect: (Int) -> Void
  /// Called with a row and the number of steps by which its value changes.
  var onStep: (Int, Int) -> Void = { _, _ in }
  /// The row whose value is dragged, and the steps so far.
  fileprivate var dragged: (row: Int, steps: Int)?
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

  /// Exchanges the rows and keeps the cells of the others, because most rows stay while the texts about an element
  /// change.
  private func adopt(_ new: [Row]) {
    let (old, width) = (rows, bounds.width)
    guard !old.isEmpty, !new.isEmpty, width > 0 else {
      rows = new
      return list.reloadData()
    }
    let change = RowChange(from: old, to: new)
    if change.keepsCount { rows = new } else { insertAndDelete(change, to: new) }
    change.updates.forEach(updateCell)
    let isResized = change.updates.contains {
      heights.height(of: new[$0], width: width) != heights.height(of: old[$0], width: width)
    }
    if isResized { layout.invalidateLayout() }
  }

  private func insertAndDelete(_ change: RowChange, to new: [Row]) {
    UIView.performWithoutAnimation {
      list.performBatchUpdates {
        rows = new
        list.deleteItems(at: change.deletions.map { IndexPath(item: $0, section: 0) })
        list.insertItems(at: change.insertions.map { IndexPath(item: $0, section: 0) })
      }
    }
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
