import UIKit

/// A line of a list: symbol, title over subtitle, and a detail at the end.
final class RowCell: BaseCell {
  private let symbol = UILabel(size: 28)
  private let title = UILabel(size: 17)
  private let subtitle = UILabel(size: 15, color: .secondaryLabel)
  private let detail = UILabel(size: 17, color: .secondaryLabel)
  private let separator = UIView()
  private var margin: CGFloat = 20

  /// - Parameters:
  ///   - showsSeparator: A hairline to the next row.
  ///   - margin: Free room at both ends, in points.
  func configure(with row: Row, showsSeparator: Bool, margin: CGFloat = 20) {
    symbol.text = row.symbol
    title.text = row.title
    subtitle.text = row.subtitle
    detail.text = row.detail
    separator.isHidden = !showsSeparator
    self.margin = margin
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let text = symbol.text == nil ? margin : margin + 48
    let detailWidth = ceil(detail.intrinsicContentSize.width)
    let end = size.width - margin - (detailWidth > 0 ? detailWidth + 12 : 0)
    let lines: CGFloat = subtitle.text == nil ? 22 : 42
    let top = (size.height - lines) / 2
    contentView.place(symbol, at: CGRect(x: margin, y: 0, width: 40, height: size.height))
    contentView.place(title, at: CGRect(x: text, y: top, width: end - text, height: 22))
    contentView.place(subtitle, at: CGRect(x: text, y: top + 22, width: end - text, height: 20))
    contentView.place(detail, at: CGRect(x: end + 12, y: 0, width: detailWidth, height: size.height))
    contentView.place(
      separator, at: CGRect(x: text, y: size.height - hairline, width: size.width - text, height: hairline))
  }

  override func setUp() {
    separator.backgroundColor = .separator
    let shade = UIView()
    shade.backgroundColor = .systemGray5
    selectedBackgroundView = shade
    for view in [symbol, title, subtitle, detail, separator] { contentView.addSubview(view) }
  }
}
