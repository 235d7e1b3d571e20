import UIKit

/// A card with a photograph on its left.
final class StoreCell: UICollectionViewCell {
  private let card = UIView()
  private let photo = PhotoView()
  private let name = UILabel(size: 20, weight: .bold)
  private let rating = UILabel(size: 14, weight: .semibold, color: .systemOrange)
  private let kind = UILabel(size: 14, weight: .medium, color: .secondaryLabel)
  private let note = UILabel(size: 14, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

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
    photo.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.height * 0.88, height: inner.height)
    let x = photo.frame.maxX + 14
    let width = inner.maxX - x
    rating.sizeToFit()
    rating.frame.origin = CGPoint(x: inner.maxX - rating.frame.width - 2, y: inner.minY + 8)
    name.frame = CGRect(x: x, y: inner.minY + 4, width: rating.frame.minX - x - 8, height: 26)
    kind.frame = CGRect(x: x, y: name.frame.maxY + 2, width: width, height: 20)
    let height = note.sizeThatFits(CGSize(width: width, height: 60)).height
    note.frame = CGRect(x: x, y: inner.maxY - height - 4, width: width, height: height)
  }

  private func setUp() {
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
