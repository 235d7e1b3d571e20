import UIKit

/// A row of a list: symbol, title over subtitle, and a detail at the end, or below with very large text.
final class RowCell: BaseCell {
  private static let padding: CGFloat = 12

  private let symbol = UILabel(picture: 28)
  private let title = UILabel(.body)
  private let subtitle = UILabel(.subheadline, color: .secondaryLabel)
  private let detail = UILabel(.body, color: .secondaryLabel)
  private let separator = UIView()
  private var margin: CGFloat = 20

  /// - Parameters:
  ///   - showsSeparator: Whether there is a hairline to the next row.
  ///   - margin: The space at both ends, in points.
  func configure(with row: Row, showsSeparator: Bool, margin: CGFloat = 20) {
    symbol.text = row.symbol
    title.text = row.title
    subtitle.text = row.subtitle
    detail.text = row.detail
    separator.isHidden = !showsSeparator
    self.margin = margin
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = textHeight(in: layoutAttributes.size.width) + 2 * Self.padding
    return layoutAttributes
  }

  private var textStart: CGFloat { symbol.text == nil ? margin : margin + 48 }

  private var detailWidth: CGFloat { traitCollection.hasVeryLargeText ? 0 : ceil(detail.intrinsicContentSize.width) }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - margin - textStart - (detailWidth > 0 ? detailWidth + 12 : 0))
  }

  /// Returns the labels below one another: at the default text size, their lines are 22 and 20 points high.
  private func textHeights(in width: CGFloat) -> [(label: UILabel, height: CGFloat)] {
    let isLarge = traitCollection.hasVeryLargeText
    let lines: [(label: UILabel, least: CGFloat)] = [(title, 22), (subtitle, 20)] + (isLarge ? [(detail, 22)] : [])
    return lines.map { label, least in
      label.numberOfLines = isLarge ? 0 : 1
      let height = label.height(fitting: textWidth(in: width))
      return (label, height > 0 ? max(least, height) : 0)
    }
  }

  private func textHeight(in width: CGFloat) -> CGFloat { textHeights(in: width).reduce(0) { $0 + $1.height } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let width = textWidth(in: size.width)
    var top = (size.height - textHeight(in: size.width)) / 2
    let first = max(22, ceil(title.font.lineHeight))
    let symbolFrame =
      traitCollection.hasVeryLargeText
      ? CGRect(x: margin, y: top + (first - 40) / 2, width: 40, height: 40)
      : CGRect(x: margin, y: 0, width: 40, height: size.height)
    contentView.place(symbol, at: symbolFrame)
    detail.numberOfLines = 1
    contentView.place(
      detail, at: CGRect(x: size.width - margin - detailWidth, y: 0, width: detailWidth, height: size.height))
    for (label, height) in textHeights(in: size.width) {
      contentView.place(label, at: CGRect(x: textStart, y: top, width: width, height: height))
      top += height
    }
    contentView.place(
      separator,
      at: CGRect(x: textStart, y: size.height - hairline, width: size.width - textStart, height: hairline))
  }

  override func setUp() {
    separator.backgroundColor = .separator
    let shade = UIView()
    shade.backgroundColor = .systemGray5
    selectedBackgroundView = shade
    for view in [symbol, title, subtitle, detail, separator] { contentView.addSubview(view) }
  }
}
