import Foundation

/// The background of a bar: a material, a color over it, and an image over that.
final class BarBackgroundView: UIVisualEffectView {
  /// Shows a background. The effect is left out behind an opaque color.
  ///
  /// - Parameter isTranslucent: Whether content is visible through the bar. If not, the color is made opaque; without a
  ///   color, the background's is used.
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
