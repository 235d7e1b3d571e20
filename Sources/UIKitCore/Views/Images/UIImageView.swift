import Foundation
import Geometry
import Drawing

/// A view that shows an image, scaled according to its `contentMode`.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. The default is `nil`.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      imageDidChange(from: oldValue)
      KeyValueObservers.check(self)
    }
  }
  /// The image while the view is highlighted; `nil`, the default, for the same image.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { setNeedsDisplay() } } }
  /// Whether the view shows ``highlightedImage``. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  final var animation: ImageAnimation?

  /// Creates a view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    showFrames(from: nil)
  }

  /// Creates a view as large as an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    showFrames(from: nil)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.read(self, as: UIImageView.self)
  }

  override var naturalLabel: String? { image?.spokenName }
  override var naturalTraits: UIAccessibilityTraits { .image }

  /// The configuration of symbol images, for properties that the image's own configuration does not set. The default is
  /// `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  open dynamic override var intrinsicContentSize: CGSize {
    naturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }

  /// The image's own insets, by which the view is aligned.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The distances of the image's baseline from the edges of a view of its size; zero for images without one.
  package override var baselineInsets: (first: CGFloat, last: CGFloat) {
    guard let image, let natural = naturalSize,
      let below = configured(image).baselineOffset(with: traitCollection)
    else { return (0, 0) }
    return (natural.height - below, below)
  }

  private var naturalSize: CGSize? { image.map { configured($0).size(with: traitCollection) } }

  private func configured(_ image: UIImage) -> UIImage {
    guard let preferredSymbolConfiguration, let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  private func imageDidChange(from old: UIImage?) {
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
    showFrames(from: old)
  }

  /// Starts the animation of an animated image, and ends that of the one before.
  private func showFrames(from old: UIImage?) {
    if let images = image?.images {
      (animationImages, animationDuration, animationRepeatCount) = (images, image?.duration ?? 0, 0)
      startAnimating()
    } else if old?.images != nil {
      stopAnimating()
      animationImages = nil
    }
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage ?? image : image).map { configured($0) } }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let shown = runningImage ?? shownImage else { return }
    let destination = contentMode.fit.placement(of: shown.size(with: traitCollection), in: bounds)
    guard destination.width > 0, destination.height > 0 else { return }
    commands.append(layer.filtered(shown.command(in: destination, traits: traitCollection, tint: tintColor)))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { window?.root?.register(self) }
  }

  /// Symbols scale with the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isSymbolImage ?? false || image?.dynamicAsset != nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Animation

  /// The images of the animation, all of the same size, which replace ``image`` while it runs. Setting them stops the
  /// animation. The default is `nil`.
  open var animationImages: [UIImage]? {
    get { baseAnimationImages }
    set { baseAnimationImages = newValue }
  }
  /// The images of the animation while the view is highlighted. Setting them stops the animation. The default is `nil`.
  open var highlightedAnimationImages: [UIImage]? {
    get { baseHighlightedAnimationImages }
    set { baseHighlightedAnimationImages = newValue }
  }
  /// The duration of one cycle of the animation, in seconds. 0, the default, means 30 images per second.
  open var animationDuration: TimeInterval {
    get { baseAnimationDuration }
    set { baseAnimationDuration = newValue }
  }
  /// The number of rounds of the animation. 0, the default, is infinite.
  open var animationRepeatCount: Int {
    get { baseAnimationRepeatCount }
    set { baseAnimationRepeatCount = newValue }
  }
  /// Whether the animation runs.
  open var isAnimating: Bool { animation?.isRunning ?? false }
  /// Starts the animation with its first image, in the next frame on screen. It has no effect without images.
  open func startAnimating() { baseStartAnimating() }
  /// Stops the animation, and shows ``image`` again.
  open func stopAnimating() { baseStopAnimating() }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
