import UIKit

/// The cover that stays at the leading edge of its row, with the ground that hides what passes under it.
final class CoverView: BaseReusableView {
  static let elementKind = "cover"
  /// From the screen's edge to the cover, at least.
  static let margin: CGFloat = 20
  static let gap: CGFloat = 12

  private let photo = PhotoView()
  private let title = UILabel(.body, weight: .bold, color: .white, lines: 2)

  func configure(with mix: Mix) {
    photo.image = UIImage(named: mix.cover)
    title.text = mix.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height
    place(photo, at: CGRect(x: bounds.width - side, y: 0, width: side, height: side))
    let height = title.height(fitting: side - 24)
    title.frame = CGRect(x: 12, y: side - height - 12, width: side - 24, height: height)
  }

  override func setUp() {
    backgroundColor = .systemBackground
    // A cover does not grow.
    title.font = .preferred(.body, weight: .bold, atMost: 22)
    photo.cornerRadius = 14
    photo.shadeOpacity = 0.7
    photo.addSubview(title)
    addSubview(photo)
  }
}
