import UIKit

/// The cover pinned to the leading edge of its row, with the background that hides elements scrolling under it.
final class CoverView: BaseReusableView {
  static let elementKind = "cover"
  /// The minimum distance from the screen's edge to the cover.
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
    // The cover does not grow.
    title.font = .preferred(.body, weight: .bold, atMost: 22)
    photo.cornerRadius = 14
    photo.shadeOpacity = 0.7
    photo.addSubview(title)
    addSubview(photo)
  }
}
