import UIKit

/// A photograph with its name and a gray line below.
final class CaptionedPhotoCell: BaseCell {
  private static let gap: CGFloat = 8

  private let photo = PhotoView()
  private let title = UILabel(.subheadline, weight: .semibold)
  private let subtitle = UILabel(.footnote, color: .secondaryLabel)

  func configure(photo name: String, title text: String, subtitle line: String) {
    photo.image = UIImage(named: name)
    title.text = text
    subtitle.text = line
  }

  private static func titleHeight(in traits: UITraitCollection) -> CGFloat { traits.scaled(20, with: .subheadline) }
  private static func subtitleHeight(in traits: UITraitCollection) -> CGFloat { traits.scaled(18, with: .footnote) }

  /// Returns the height of the text with the gap above it: 46 points at the default text size.
  static func captionHeight(in traits: UITraitCollection) -> CGFloat {
    gap + titleHeight(in: traits) + subtitleHeight(in: traits)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let (below, above) = (Self.subtitleHeight(in: traitCollection), Self.titleHeight(in: traitCollection))
    subtitle.frame = CGRect(x: 2, y: size.height - below, width: size.width - 4, height: below)
    title.frame = CGRect(x: 2, y: subtitle.frame.minY - above, width: size.width - 4, height: above)
    photo.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, title.frame.minY - Self.gap))
  }

  override func setUp() {
    photo.cornerRadius = 14
    for view in [photo, title, subtitle] { contentView.addSubview(view) }
  }
}
