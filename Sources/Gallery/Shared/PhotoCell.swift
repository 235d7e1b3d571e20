import UIKit

/// One photograph, edge to edge.
final class PhotoCell: BaseCell {
  private let photo = PhotoView()

  func configure(with name: String, cornerRadius: CGFloat = 0) {
    photo.image = UIImage(named: name)
    photo.cornerRadius = cornerRadius
  }

  override func setUp() {
    photo.frame = contentView.bounds
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(photo)
  }
}
