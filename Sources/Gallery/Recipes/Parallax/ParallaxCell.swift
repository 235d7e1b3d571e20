import UIKit

/// A card with a wider photograph behind it, which moves against the scroll.
final class ParallaxCell: BaseCell {
  /// The photograph's extra width, as a fraction of the card's width.
  private static let surplus: CGFloat = 0.5

  /// The card's position: -1 when it is about to enter from the right, 0 in the center, 1 when it has left to the left.
  var shift: CGFloat = 0 {
    didSet { if shift != oldValue { placePhoto() } }
  }

  private let pane = UIView()
  private let photo = PhotoView()
  private let eyebrow = UILabel(
    .footnote, weight: .semibold, color: UIColor.white.withAlphaComponent(0.85), lines: 2)
  private let title = UILabel(size: 30, weight: .bold, color: .white, lines: 0)

  func configure(with expedition: Expedition) {
    photo.image = UIImage(named: expedition.photo)
    eyebrow.text = expedition.place
    title.text = expedition.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = contentView.bounds
    placePhoto()
    let (width, room) = (max(0, pane.bounds.width - 48), max(0, pane.bounds.height - 40))
    let height = min(room, title.height(fitting: width))
    title.frame = CGRect(x: 24, y: pane.bounds.height - 26 - height, width: width, height: height)
    let line = max(18, eyebrow.height(fitting: width))
    eyebrow.frame = CGRect(x: 24, y: title.frame.minY - 4 - line, width: width, height: line)
    // Half a place is no help.
    eyebrow.isHidden = height + 4 + line > room
  }

  private func placePhoto() {
    let surplus = Self.surplus * pane.bounds.width
    photo.frame = pane.bounds.insetBy(dx: -surplus / 2, dy: 0).offsetBy(dx: shift * surplus / 2, dy: 0)
  }

  override func setUp() {
    pane.clipsToBounds = true
    pane.layer.cornerRadius = 28
    pane.layer.cornerCurve = .continuous
    photo.shadeOpacity = 0.6
    pane.addSubview(photo)
    for label in [eyebrow, title] { pane.addSubview(label) }
    contentView.addSubview(pane)
  }
}
