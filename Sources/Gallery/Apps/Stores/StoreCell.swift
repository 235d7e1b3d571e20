import UIKit

/// A card with a photograph at its leading side.
final class StoreCell: BaseCell {
  private let card = UIView()
  private let photo = PhotoView()
  private let name = UILabel(size: 20, weight: .bold)
  private let rating = UILabel(size: 14, weight: .semibold, color: .systemOrange)
  private let kind = UILabel(size: 14, weight: .medium, color: .secondaryLabel)
  private let note = UILabel(size: 14, lines: 2)

  func configure(with store: Store) {
    photo.image = UIImage(named: store.photo)
    name.text = store.name
    rating.text = store.rating
    kind.text = store.kind
    note.text = store.note
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    let inner = card.bounds.insetBy(dx: 12, dy: 12)
    let photoWidth = inner.height * 0.88
    card.place(photo, at: CGRect(x: inner.minX, y: inner.minY, width: photoWidth, height: inner.height))
    let x = inner.minX + photoWidth + 14
    let width = inner.maxX - x
    let stars = ceil(rating.intrinsicContentSize.width)
    card.place(rating, at: CGRect(x: inner.maxX - stars - 2, y: inner.minY + 4, width: stars, height: 26))
    card.place(name, at: CGRect(x: x, y: inner.minY + 4, width: width - stars - 10, height: 26))
    card.place(kind, at: CGRect(x: x, y: inner.minY + 32, width: width, height: 20))
    let height = min(note.height(fitting: width), 40)
    card.place(note, at: CGRect(x: x, y: inner.maxY - height - 4, width: width, height: height))
  }

  override func setUp() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 24
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    photo.cornerRadius = 14
    contentView.addSubview(card)
    for view in [photo, name, rating, kind, note] { card.addSubview(view) }
  }
}
