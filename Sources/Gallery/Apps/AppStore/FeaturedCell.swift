import UIKit

/// A line above three of text and a wide picture, as in a shop window.
final class FeaturedCell: BaseCell {
  static let textHeight: CGFloat = 86

  private let line = UIView()
  private let eyebrow = UILabel(size: 12, weight: .semibold, color: .systemBlue)
  private let title = UILabel(size: 22)
  private let subtitle = UILabel(size: 17, color: .secondaryLabel)
  private let photo = PhotoView()

  func configure(with feature: Feature) {
    eyebrow.text = feature.eyebrow
    title.text = feature.title
    subtitle.text = feature.subtitle
    photo.image = UIImage(named: feature.photo)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    line.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)
    eyebrow.frame = CGRect(x: 0, y: 9, width: size.width, height: 16)
    title.frame = CGRect(x: 0, y: 25, width: size.width, height: 28)
    subtitle.frame = CGRect(x: 0, y: 53, width: size.width, height: 22)
    photo.frame = CGRect(x: 0, y: Self.textHeight, width: size.width, height: max(0, size.height - Self.textHeight))
  }

  override func setUp() {
    line.backgroundColor = .separator
    photo.cornerRadius = 8
    for view in [line, eyebrow, title, subtitle, photo] { contentView.addSubview(view) }
  }
}
