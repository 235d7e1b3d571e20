import UIKit

/// A photograph as large as the page, with a title over its lower end.
final class BannerCell: UICollectionViewCell {
  static let reuseIdentifier = "BannerCell"

  private let photo = PhotoView()
  private let eyebrow = UILabel(size: 13, weight: .semibold, color: UIColor.white.withAlphaComponent(0.8))
  private let title = UILabel(size: 30, weight: .bold, color: .white, lines: 2)
  private let subtitle = UILabel(size: 15, weight: .medium, color: UIColor.white.withAlphaComponent(0.9))

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func configure(with journey: Journey) {
    photo.image = UIImage(named: journey.photo)
    eyebrow.text = journey.eyebrow
    title.text = journey.title
    subtitle.text = journey.subtitle
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    let width = photo.bounds.width - 40
    let titleHeight = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    subtitle.frame = CGRect(x: 20, y: photo.bounds.height - 22 - 20, width: width, height: 20)
    title.frame = CGRect(x: 20, y: subtitle.frame.minY - 6 - titleHeight, width: width, height: titleHeight)
    eyebrow.frame = CGRect(x: 20, y: title.frame.minY - 4 - 18, width: width, height: 18)
  }

  private func setUp() {
    photo.cornerRadius = 22
    photo.shadeOpacity = 0.62
    contentView.addSubview(photo)
    for label in [eyebrow, title, subtitle] { photo.addSubview(label) }
  }
}
