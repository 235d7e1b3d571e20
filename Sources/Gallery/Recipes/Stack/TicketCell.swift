import UIKit

/// A colored card whose first line is visible while others cover the rest of it.
final class TicketCell: BaseCell {
  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBlue, .systemPurple, .systemRed,
  ]

  private let card = UIView()
  private let title = UILabel(.title3, weight: .bold, color: .white)
  private let place = UILabel(.footnote, weight: .medium, color: UIColor.white.withAlphaComponent(0.85))
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
    card.place(title, at: CGRect(x: 20, y: 14, width: size.width - 40, height: max(25, ceil(title.font.lineHeight))))
    card.place(
      place,
      at: CGRect(x: 20, y: title.frame.maxY + 1, width: size.width - 40, height: max(20, ceil(place.font.lineHeight))))
    card.place(photo, at: CGRect(x: 12, y: 72, width: size.width - 24, height: max(0, size.height - 84)))
  }

  override func setUp() {
    // The visible part of a covered ticket does not grow.
    title.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 19, weight: .bold), maximumPointSize: 26)
    place.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 14, weight: .medium), maximumPointSize: 18)
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = .continuous
    photo.cornerRadius = 12
    // A shadow upwards: the edge of every card is visible on the one below it.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: -2)
    for view in [title, place, photo] { card.addSubview(view) }
    contentView.addSubview(card)
  }
}
