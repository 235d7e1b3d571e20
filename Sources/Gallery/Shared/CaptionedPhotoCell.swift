import UIKit

/// A photograph with its name and a line in grey below.
final class CaptionedPhotoCell: BaseCell {
  private let photo = PhotoView()
  private let title = UILabel(size: 15, weight: .semibold)
  private let subtitle = UILabel(size: 13, color: .secondaryLabel)

  func configure(photo name: String, title text: String, subtitle line: String) {
    photo.image = UIImage(named: name)
    title.text = text
    subtitle.text = line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    subtitle.frame = CGRect(x: 2, y: size.height - 18, width: size.width - 4, height: 18)
    title.frame = CGRect(x: 2, y: subtitle.frame.minY - 20, width: size.width - 4, height: 20)
    photo.frame = CGRect(x: 0, y: 0, width: size.width, height: title.frame.minY - 8)
  }

  override func setUp() {
    photo.cornerRadius = 14
    for view in [photo, title, subtitle] { contentView.addSubview(view) }
  }
}
