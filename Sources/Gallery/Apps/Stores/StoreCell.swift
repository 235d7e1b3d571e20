import UIKit

/// A card with a photograph at its leading side. Its text grows only to a limit, so that the map below stays visible.
final class StoreCell: BaseCell {
  private let card = UIView()
  private let photo = PhotoView()
  private let name = UILabel(.title3, weight: .bold)
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

  /// Returns the height, 148 points at the default text size.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    let lines = [(20, 30), (14, 22), (14, 22), (14, 22)] as [(CGFloat, CGFloat)]
    return 148
      + lines.reduce(0) { height, line in
        let font = UIFont.systemFont(ofSize: line.0)
        let grown = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: line.1, compatibleWith: traits)
        return height + max(0, ceil(grown.lineHeight) - ceil(font.lineHeight))
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    let inner = card.bounds.insetBy(dx: 12, dy: 12)
    let photoWidth = min(inner.height * 0.88, 96)
    card.place(photo, at: CGRect(x: inner.minX, y: inner.minY, width: photoWidth, height: inner.height))
    let x = inner.minX + photoWidth + 14
    let width = inner.maxX - x
    let stars = ceil(rating.intrinsicContentSize.width)
    let (first, second) = (max(26, ceil(name.font.lineHeight)), max(20, ceil(kind.font.lineHeight)))
    card.place(rating, at: CGRect(x: inner.maxX - stars - 2, y: inner.minY + 4, width: stars, height: first))
    card.place(name, at: CGRect(x: x, y: inner.minY + 4, width: width - stars - 10, height: first))
    card.place(kind, at: CGRect(x: x, y: inner.minY + 6 + first, width: width, height: second))
    let height = min(note.height(fitting: width), max(0, inner.height - 12 - first - second))
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
    name.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .bold), maximumPointSize: 30)
    for (label, weight) in [(rating, UIFont.Weight.semibold), (kind, .medium), (note, .regular)] {
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14, weight: weight), maximumPointSize: 22)
    }
    for view in [photo, name, rating, kind, note] { card.addSubview(view) }
  }
}
