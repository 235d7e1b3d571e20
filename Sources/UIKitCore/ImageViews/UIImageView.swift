import Foundation
import Drawing

/// Shows a picture, scaled by its `contentMode`.
///
/// - Fidelity: documented; images that move by themselves are absent.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange(from: oldValue) } } }
  open var highlightedImage: UIImage? { didSet { if isHighlighted { setNeedsDisplay() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  final var animation: ImageAnimation?

  /// As large as the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override var naturalTraits: UIAccessibilityTraits { .image }

  /// Laid under what a symbol's own configuration says.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  open override var intrinsicContentSize: CGSize {
    naturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }

  private var naturalSize: CGSize? { image.map { configured($0).size(with: traitCollection) } }

  private func configured(_ image: UIImage) -> UIImage {
    guard let preferredSymbolConfiguration, let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  private func imageDidChange(from old: UIImage?) {
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage ?? image : image).map { configured($0) } }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let shown = runningImage ?? shownImage else { return }
    let destination = contentMode.placement(of: shown.size(with: traitCollection), in: bounds)
    guard destination.width > 0, destination.height > 0 else { return }
    commands.append(shown.command(in: destination, traits: traitCollection, tint: tintColor))
  }

  package override var hasSolidContent: Bool { (runningImage ?? shownImage) != nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { window?.root?.register(self) }
  }

  /// Symbols grow with the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isSymbolImage ?? false { invalidateIntrinsicContentSize() }
  }

  // MARK: Animation

  /// In place of `image` while they run, all of the same size.
  open var animationImages: [UIImage]? {
    get { baseAnimationImages }
    set { baseAnimationImages = newValue }
  }
  /// In place of `animationImages` while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { baseHighlightedAnimationImages }
    set { baseHighlightedAnimationImages = newValue }
  }
  /// Of one round, in seconds; 0 for thirty pictures a second.
  open var animationDuration: TimeInterval {
    get { baseAnimationDuration }
    set { baseAnimationDuration = newValue }
  }
  /// 0 for ever.
  open var animationRepeatCount: Int {
    get { baseAnimationRepeatCount }
    set { baseAnimationRepeatCount = newValue }
  }
  open var isAnimating: Bool { animation?.isRunning ?? false }
  /// Begins with the first picture, in the next frame on screen.
  open func startAnimating() { baseStartAnimating() }
  /// `image` is shown again.
  open func stopAnimating() { baseStopAnimating() }
}
