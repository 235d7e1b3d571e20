import Foundation
import Drawing

/// Shows a picture, scaled by its `contentMode`.
///
/// - Fidelity: documented; animation images are not there yet.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange(from: oldValue) } } }
  open var highlightedImage: UIImage? { didSet { if isHighlighted { setNeedsDisplay() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// As large as the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func imageDidChange(from old: UIImage?) {
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let shown = shownImage else { return }
    let destination = contentMode.placement(of: shown.size, in: bounds)
    guard destination.width > 0, destination.height > 0 else { return }
    commands.append(.image(ImageCommand(image: shown.pixels, destination: destination, tint: tint(of: shown))))
  }

  package override var hasSolidContent: Bool { shownImage != nil }

  private func tint(of image: UIImage) -> Color? {
    if let own = image.ownTint, image.renderingMode != .alwaysTemplate { return own.drawn(with: traitCollection) }
    return image.renderingMode == .alwaysTemplate ? tintColor.drawn(with: traitCollection) : nil
  }
}
