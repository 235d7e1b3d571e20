import UIKit

/// A photograph with three lines of white text over its lower end.
final class CardCell: BaseCell {
  struct Style {
    var titleSize: CGFloat
    var cornerRadius: CGFloat
    /// The distance from the card's edges to its text.
    var padding: CGFloat
    /// The space at both sides of the card.
    var margin: CGFloat = 0
    var throwsShadow = false
    /// The width divided by the height, for a cell that determines its own height.
    var aspectRatio: CGFloat?
  }

  private let photo = PhotoView()
  private let eyebrow = UILabel(
    .footnote, weight: .semibold, color: UIColor.white.withAlphaComponent(0.85), lines: 2)
  private let title = UILabel(.title1, weight: .bold, color: .white, lines: 0)
  private let subtitle = UILabel(.subheadline, weight: .medium, color: UIColor.white.withAlphaComponent(0.9), lines: 2)
  private var style = Style(titleSize: 30, cornerRadius: 22, padding: 20)

  func configure(photo name: String, eyebrow line: String, title text: String, subtitle note: String, style: Style) {
    photo.image = UIImage(named: name)
    eyebrow.text = line
    title.text = text
    subtitle.text = note
    self.style = style
    title.font = .scaled(style.titleSize, weight: .bold)
    photo.cornerRadius = style.cornerRadius
    layer.shadowOpacity = style.throwsShadow ? 0.22 : 0
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let ratio = style.aspectRatio else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let width = layoutAttributes.size.width
    let text = heights(in: width - 2 * (style.margin + style.padding)).reduce(0) { $0 + $1.height + $1.gap }
    layoutAttributes.size.height = max((width / ratio).rounded(), ceil(text) + 2 * style.padding + 2)
    return layoutAttributes
  }

  /// Returns the lines of text from the lowest up, with the gaps above them.
  private func heights(in width: CGFloat) -> [(label: UILabel, height: CGFloat, gap: CGFloat)] {
    [(subtitle, CGFloat(6)), (title, 4), (eyebrow, 0)].map { label, gap in
      let height = label.height(fitting: width)
      return (label, height, height > 0 ? gap : 0)
    }
  }

  /// Returns the lines that fit in a height; if not all do, only the title remains.
  private func heights(in width: CGFloat, atMost availableHeight: CGFloat) -> [(
    label: UILabel, height: CGFloat, gap: CGFloat
  )] {
    var lines = heights(in: width)
    for label in [eyebrow, subtitle] where lines.reduce(0, { $0 + $1.height + $1.gap }) > availableHeight {
      lines = lines.map { $0.label === label ? (label, 0, 0) : $0 }
    }
    return lines.map { ($0.label, min($0.height, max(0, availableHeight)), $0.gap) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds.insetBy(dx: style.margin, dy: 0)
    let width = photo.bounds.width - 2 * style.padding
    var bottom = photo.bounds.height - style.padding - 2
    for (label, height, gap) in heights(in: width, atMost: bottom - style.padding / 2) {
      label.frame = CGRect(x: style.padding, y: bottom - height, width: width, height: height)
      bottom -= height + gap
    }
  }

  override func setUp() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 10)
    photo.shadeOpacity = 0.6
    contentView.addSubview(photo)
    for label in [eyebrow, title, subtitle] { photo.addSubview(label) }
  }
}
