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

  /// Most rows stay the same when one changes.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.keepRecording(of: self)
  }

  func show(_ row: RowList.Row) {
    title.text = row.title
    note.text = row.note
    detail.text = row.detail
    title.font = row.isHeader ? InterfaceStyle.strong : (row.isFine ? InterfaceStyle.caption : InterfaceStyle.body)
    for button in buttons {
      button.isHidden = !row.isAdjustable && !row.hasButtons
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
