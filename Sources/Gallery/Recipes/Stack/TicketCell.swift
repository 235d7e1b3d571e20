import UIKit

/// A coloured card whose first line can be read while others lie on the rest of it.
final class TicketCell: BaseCell {
  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBlue, .systemPurple, .systemRed,
  ]

  private let card = UIView()
  private let title = UILabel(size: 19, weight: .bold, color: .white)
  private let place = UILabel(size: 14, weight: .medium, color: UIColor.white.withAlphaComponent(0.85))
  private let photo = PhotoView()

  func configure(with expedition: Expedition, number: Int) {
    card.backgroundColor = Self.colors[number % Self.colors.count]
    title.text = expedition.title
    place.text = expedition.place
    photo.image = UIImage(named: expedition.photo)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
    let size = card.bounds.size
    card.place(title, at: CGRect(x: 20, y: 14, width: size.width - 40, height: 25))
    card.place(place, at: CGRect(x: 20, y: 40, width: size.width - 40, height: 20))
    card.place(photo, at: CGRect(x: 12, y: 72, width: size.width - 24, height: max(0, size.height - 84)))
  }

  override func setUp() {
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = .continuous
    photo.cornerRadius = 12
    // A light from above: the edge of every card shows on the one below it.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: -2)
    for view in [title, place, photo] { card.addSubview(view) }
    contentView.addSubview(card)
  }
}
