import UIKit

/// A note: its title, the first lines, and the day at the bottom.
final class NoteCell: BaseCell {
  private let title = UILabel(.headline, lines: 2)
  private let text = UILabel(.subheadline, color: .secondaryLabel, lines: 5)
  private let date = UILabel(.footnote, color: .tertiaryLabel)

  func configure(with note: Note) {
    title.text = note.title
    text.text = note.text
    date.text = note.date
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    for label in [title, text] { label.numberOfLines = 0 }
    let width = layoutAttributes.size.width - 28
    let lines = [title, text].reduce(0) { $0 + $1.height(fitting: width) }
    layoutAttributes.size.height = 24 + lines + 4 + 6 + dateHeight
    return layoutAttributes
  }

  private var dateHeight: CGFloat { max(18, ceil(date.font.lineHeight)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: 14, dy: 12)
    date.frame = CGRect(x: inner.minX, y: inner.maxY - dateHeight, width: inner.width, height: dateHeight)
    title.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: title.height(fitting: inner.width))
    let availableHeight = max(0, date.frame.minY - 6 - title.frame.maxY - 4)
    text.frame = CGRect(
      x: inner.minX, y: title.frame.maxY + 4, width: inner.width,
      height: min(text.height(fitting: inner.width), availableHeight))
  }

  override func setUp() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    for view in [title, text, date] { contentView.addSubview(view) }
  }
}
