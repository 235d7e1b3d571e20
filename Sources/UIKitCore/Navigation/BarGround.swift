import Foundation

/// The background of a bar: glass, a colour on it, and an image on that.
final class BarGround: UIVisualEffectView {
  /// An opaque colour needs no glass below it.
  func show(_ effect: UIBlurEffect?, under color: UIColor?, image: UIImage? = nil) {
    let isHidden = color.map { $0.drawn(with: traitCollection).alpha >= 1 } ?? false
    self.effect = isHidden ? nil : effect
    contentView.backgroundColor = color
    show(image)
  }

  private var picture: UIImageView?

  private func show(_ image: UIImage?) {
    guard image != nil || picture != nil else { return }
    let picture = picture ?? addPicture()
    if picture.image !== image { picture.image = image }
  }

  private func addPicture() -> UIImageView {
    let picture = UIImageView(frame: contentView.bounds)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    self.picture = picture
    return picture
  }
}
