import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// A row of a list in the window's interface: a title, and a detail at the trailing edge.
final class RowCell: UICollectionViewCell {
  private let title = InterfaceStyle.label()
  private let detail = InterfaceStyle.label(font: InterfaceStyle.caption, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    detail.textAlignment = .right
    contentView.addSubview(title)
    contentView.addSubview(detail)
    let highlight = UIView()
    highlight.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
    highlight.layer.cornerRadius = 6
    selectedBackgroundView = highlight
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: RowList.Row) {
    title.text = row.title
    detail.text = row.detail
    title.font = row.isHeader ? InterfaceStyle.strong : (row.isFine ? InterfaceStyle.caption : InterfaceStyle.body)
    title.textColor = row.isHeader ? .secondaryLabel : .label
    setNeedsLayout()
  }

  /// Returns the height of a row in a width.
  static func height(of row: RowList.Row, width: CGFloat) -> CGFloat {
    guard row.isFine else { return row.isHeader ? 34 : 28 }
    let label = InterfaceStyle.label(row.title, font: InterfaceStyle.caption)
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: max(1, width - 24), height: 10_000)).height + 6
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: 12, dy: 0)
    let wanted = (detail.text ?? "").isEmpty ? 0 : detail.sizeThatFits(inner.size).width
    let width = min(wanted, inner.width * 0.6)
    detail.frame = CGRect(x: inner.maxX - width, y: 0, width: width, height: inner.height)
    title.frame = CGRect(
      x: inner.minX, y: 0, width: max(0, inner.width - (width > 0 ? width + 8 : 0)), height: inner.height)
  }
}

/// A list of rows in the window's interface.
final class RowList: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  struct Row: Equatable {
    var title: String
    var detail = ""
    var isHeader = false
    /// Whether the text is small and may have several lines.
    var isFine = false
  }

  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let onSelect: (Int) -> Void
  private(set) var rows: [Row] = []
  private(set) var selection: Int?

  init(onSelect: @escaping (Int) -> Void) {
    self.onSelect = onSelect
    super.init(frame: .zero)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rows: [Row], selecting index: Int? = nil) {
    if rows != self.rows {
      self.rows = rows
      list.reloadData()
    }
    select(index)
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

  func scroll(pages: CGFloat) {
    let most = max(0, list.contentSize.height - list.bounds.height)
    let y = min(max(0, list.contentOffset.y + pages * list.bounds.height * 0.8), most)
    list.setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard list.frame != bounds else { return }
    list.frame = bounds
    layout.invalidateLayout()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? RowCell)?.show(rows[path.item])
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: max(1, bounds.width), height: RowCell.height(of: rows[path.item], width: bounds.width))
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    !rows[path.item].isHeader && !rows[path.item].isFine
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    selection = path.item
    onSelect(path.item)
  }
}
