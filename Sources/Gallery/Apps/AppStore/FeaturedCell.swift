import UIKit

/// Three lines of text above a wide picture, under a hairline, for featured apps.
final class FeaturedCell: BaseCell {
  /// The photo's height divided by its width.
  static let photoShape: CGFloat = 0.62
  /// The height of the line and text above the picture, at the default text size.
  static let textHeight: CGFloat = 86

  private let line = UIView()
  private let eyebrow = UILabel(.caption1, weight: .semibold, color: .systemBlue)
  private let title = UILabel(.title2)
  private let subtitle = UILabel(.body, color: .secondaryLabel)
  private let photo = PhotoView()

  func configure(with feature: Feature) {
    eyebrow.text = feature.eyebrow
    title.text = feature.title
    subtitle.text = feature.subtitle
    photo.image = UIImage(named: feature.photo)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    layoutAttributes.size.height = ceil(placeWords(in: width) + width * Self.photoShape)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    line.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)
    let top = placeWords(in: size.width)
    photo.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  /// - Returns: The top of the picture.
  private func placeWords(in width: CGFloat) -> CGFloat {
    var top: CGFloat = 9
    for (label, least) in [(eyebrow, CGFloat(16)), (title, 28), (subtitle, 22)] {
      label.numberOfLines = traitCollection.hasVeryLargeText ? 0 : 1
      label.frame = CGRect(x: 0, y: top, width: width, height: max(least, label.height(fitting: width)))
      top = label.frame.maxY
    }
    return top + 11
  }

  override func setUp() {
    line.backgroundColor = .separator
    photo.cornerRadius = 8
    for view in [line, eyebrow, title, subtitle, photo] { contentView.addSubview(view) }
  }
}
