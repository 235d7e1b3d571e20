import UIKit

/// One photograph, edge to edge.
final class PostCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func configure(with post: Post) {
    imageView.image = UIImage(named: post.photo)
  }

  private func setUp() {
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = .tertiarySystemFill
    contentView.addSubview(imageView)
  }
}
