import UIKit

/// A face in a ring that glows until its story has been seen.
final class NeighborCell: BaseCell {
  private static let diameter: CGFloat = 70
  private static let colors: [UIColor] = [.systemOrange, .systemPink, .systemPurple]

  private let ring = UIView()
  private let glow = CAGradientLayer()
  /// The gap between the ring and the face.
  private let gap = UIView()
  private let face = UILabel(picture: 32)
  private let name = UILabel()
  private let badge = UIImageView(image: UIImage(systemName: "plus.circle.fill"))

  func configure(with neighbor: Neighbor, isSeen: Bool, isMe: Bool) {
    face.text = neighbor.emoji
    face.backgroundColor = neighbor.color.withAlphaComponent(0.3)
    name.text = neighbor.name
    name.textColor = isSeen ? .secondaryLabel : .label
    glow.isHidden = isSeen
    badge.isHidden = !isMe
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.diameter + 6 + ceil(name.font.lineHeight)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, diameter) = (contentView.bounds.width, Self.diameter)
    ring.frame = CGRect(x: (width - diameter) / 2, y: 0, width: diameter, height: diameter)
    glow.frame = ring.bounds
    gap.frame = ring.bounds.insetBy(dx: glow.isHidden ? 1 : 2.5, dy: glow.isHidden ? 1 : 2.5)
    face.frame = ring.bounds.insetBy(dx: 5, dy: 5)
    for circle in [ring, gap, face, badge] { circle.layer.cornerRadius = circle.bounds.height / 2 }
    glow.cornerRadius = diameter / 2
    contentView.place(badge, at: CGRect(x: ring.frame.maxX - 23, y: diameter - 23, width: 24, height: 24))
    badge.layer.cornerRadius = 12
    let height = ceil(name.font.lineHeight)
    name.frame = CGRect(x: -4, y: diameter + 6, width: width + 8, height: height)
  }

  override func setUp() {
    ring.backgroundColor = .systemGray4
    gap.backgroundColor = .systemBackground
    glow.colors = Self.colors.map(\.cgColor)
    glow.startPoint = CGPoint(x: 0, y: 1)
    glow.endPoint = CGPoint(x: 1, y: 0)
    face.textAlignment = .center
    face.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .caption1)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    // The background separates the symbol's disc from the face.
    badge.backgroundColor = .systemBackground
    badge.contentMode = .center
    badge.clipsToBounds = true
    ring.layer.addSublayer(glow)
    for view in [gap, face] { ring.addSubview(view) }
    for view in [ring, name, badge] { contentView.addSubview(view) }
  }
}
