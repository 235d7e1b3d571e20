import UIKit

/// A photograph with three lines of white text over its lower end.
final class CardCell: BaseCell {
  struct Style {
    var titleSize: CGFloat
    var cornerRadius: CGFloat
    /// From the card's edges to its text.
    var padding: CGFloat
    /// Free room at both sides of the card.
    var margin: CGFloat = 0
    var throwsShadow = false
    /// Width over height, for a cell whose height is its own to choose.
    var aspectRatio: CGFloat?
  }

  private let photo = PhotoView()
  private let eyebrow = UILabel(size: 13, weight: .semibold, color: UIColor.white.withAlphaComponent(0.85))
  private let title = UILabel(size: 30, weight: .bold, color: .white, lines: 2)
  private let subtitle = UILabel(size: 15, weight: .medium, color: UIColor.white.withAlphaComponent(0.9), lines: 2)
  private var style = Style(titleSize: 30, cornerRadius: 22, padding: 20)

  func configure(photo name: String, eyebrow line: String, title text: String, subtitle note: String, style: Style) {
    photo.image = UIImage(named: name)
    eyebrow.text = line
    title.text = text
    subtitle.text = note
    self.style = style
    title.font = .systemFont(ofSize: style.titleSize, weight: .bold)
    photo.cornerRadius = style.cornerRadius
    layer.shadowOpacity = style.throwsShadow ? 0.22 : 0
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let ratio = style.aspectRatio else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size.height = (layoutAttributes.size.width / ratio).rounded()
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds.insetBy(dx: style.margin, dy: 0)
    let width = photo.bounds.width - 2 * style.padding
    var bottom = photo.bounds.height - style.padding - 2
    for (label, gap) in [(subtitle, CGFloat(6)), (title, 4), (eyebrow, 0)] {
      let height = label.height(fitting: width)
      label.frame = CGRect(x: style.padding, y: bottom - height, width: width, height: height)
      if height > 0 { bottom -= height + gap }
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
