import Foundation

/// The background of a bar: glass, a colour on it, and an image on that.
final class BarGround: UIVisualEffectView {
  /// An opaque colour needs no glass below it.
  ///
  /// - Parameter isTranslucent: If not, the colour is made opaque; without one it is the background's.
  func show(_ effect: UIBlurEffect?, under color: UIColor?, image: UIImage? = nil, isTranslucent: Bool = true) {
    let isHidden = color.map { $0.drawn(with: traitCollection).alpha >= 1 } ?? false
    self.effect = isHidden || !isTranslucent ? nil : effect
    contentView.backgroundColor = isTranslucent ? color : color?.withAlphaComponent(1) ?? .systemBackground
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
