import UIKit

/// A tall card: photograph, and three lines over its lower end.
final class ExpeditionCell: UICollectionViewCell {
  private let photo = PhotoView()
  private let place = UILabel(size: 14, weight: .semibold, color: UIColor.white.withAlphaComponent(0.85))
  private let title = UILabel(size: 27, weight: .bold, color: .white, lines: 2)
  private let facts = UILabel(size: 15, weight: .medium, color: UIColor.white.withAlphaComponent(0.85))

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func configure(with expedition: Expedition) {
    photo.image = UIImage(named: expedition.photo)
    place.text = expedition.place
    title.text = expedition.title
    facts.text = expedition.facts
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds
    let width = bounds.width - 48
    let titleHeight = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    facts.frame = CGRect(x: 24, y: bounds.height - 26 - 20, width: width, height: 20)
    title.frame = CGRect(x: 24, y: facts.frame.minY - 6 - titleHeight, width: width, height: titleHeight)
    place.frame = CGRect(x: 24, y: title.frame.minY - 4 - 18, width: width, height: 18)
  }

  private func setUp() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 10)
    photo.cornerRadius = 28
    photo.shadeOpacity = 0.55
    contentView.addSubview(photo)
    for label in [place, title, facts] { photo.addSubview(label) }
  }
}
