import Drawing
import Foundation
import Geometry
import Synchronization

/// An image. It is immutable, and can be used on any thread.
///
/// - Fidelity: documented; PNG, JPEG and TIFF are supported, orientation tags are ignored.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  private let kind = CoreFoundationKind()

  /// The interpretation of an image's colors.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, and other images have their own colors, unless a control decides otherwise.
    case automatic = 0
    /// The image has its own colors.
    case alwaysOriginal = 1
    /// The image's shape is filled with the tint color.
    case alwaysTemplate = 2
  }

  enum Content: Hashable, Sendable {
    case pixels(ImagePixels)
    /// A symbol, which is drawn for each size and scale.
    case symbol(SymbolSource)

    static let nothing = Content.pixels(ImagePixels(width: 0, height: 0, pixels: [], name: "empty"))
  }

  private(set) final var content = Content.nothing
  /// The number of pixels per point.
  open private(set) var scale: CGFloat = 1
  /// The interpretation of the image's colors. The default is `automatic`.
  open private(set) var renderingMode = RenderingMode.automatic
  /// The color set by `withTintColor`, which takes precedence over the tint color of the view.
  package private(set) final var ownTint: UIColor?

  /// A name that tests and analytics find the image by. The default is `nil`.
  open var accessibilityIdentifier: String?
  /// What assistive technologies say for the image, where the app gives it to a view. The default is `nil`.
  open var accessibilityLabel: String?

  /// The asset of the image; `nil` before its first use, and for an image without variants.
  final let ownAsset = Mutex<UIImageAsset?>(nil)
  /// The asset with the variants of the image for different traits, to which others can be added.
  ///
  /// - Fidelity: documented; it is never `nil`, as since iOS 13.
  open var imageAsset: UIImageAsset? { baseAsset }

  /// The images of an animated image; `nil` for others.
  open private(set) var images: [UIImage]?
  /// The duration of one round of an animated image, in seconds; 0 for others.
  open private(set) var duration: TimeInterval = 0
  /// The insets of the parts that keep their size when the image is stretched. The default is zero.
  open private(set) var capInsets = UIEdgeInsets.zero
  /// The way in which the middle of the image fills a larger area. The default is `tile`.
  open private(set) var resizingMode = ResizingMode.tile
  /// Whether the image was made by ``resizableImage(withCapInsets:)``.
  private(set) final var isResizable = false

  /// The ways in which the middle of an image fills a larger area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// Returns an image that shows images one after the other in an image view.
  ///
  /// - Parameter duration: The time of one round, in seconds; 0 for 30 images per second.
  /// - Returns: `nil` without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(content: first.content, scale: first.scale, renderingMode: first.renderingMode)
    image.images = images
    image.duration = duration.isFinite && duration > 0 ? duration : TimeInterval(images.count) / 30
    return image
  }

  /// Returns an animated image of the images whose names are a name followed by 0, 1 and so on, up to 1024.
  ///
  /// - Parameter duration: The time of one round, in seconds; 0 for 30 images per second.
  /// - Returns: `nil`, with a message on standard error, without images.
  /// - Fidelity: documented; the numbers may begin at 1, and end before the first one that is missing.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numberedImages(named: name), duration: duration)
  }

  /// Returns an animated image of the images whose names are a name followed by 0, 1 and so on, with corners and edges that
  /// keep their size when it is stretched. The middle is repeated.
  ///
  /// - Parameter duration: The time of one round, in seconds; 0 for 30 images per second.
  /// - Returns: `nil`, with a message on standard error, without images.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of the images whose names are a name followed by 0, 1 and so on, with corners and edges that
  /// keep their size when it is stretched.
  ///
  /// - Parameter duration: The time of one round, in seconds; 0 for 30 images per second.
  /// - Returns: `nil`, with a message on standard error, without images.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = numberedImages(named: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    guard let image = animatedImage(with: images, duration: duration) else { return nil }
    (image.capInsets, image.resizingMode, image.isResizable) = (capInsets.finite, resizingMode, true)
    return image
  }

  /// Returns the image with corners and edges that keep their size when it is stretched. The middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with corners and edges that keep their size when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let image = UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: ownTint)
    image.capInsets = capInsets.finite
    image.resizingMode = resizingMode
    image.isResizable = true
    return image
  }

  /// Returns the image with a left and a top part that keep their size when it is stretched. One point beside them is
  /// stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let right = Swift.max(0, size.width - CGFloat(leftCapWidth) - 1)
    let bottom = Swift.max(0, size.height - CGFloat(topCapHeight) - 1)
    let insets = UIEdgeInsets(top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: bottom, right: right)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  convenience init(content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic, ownTint: UIColor? = nil)
  {
    self.init()
    self.content = content
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    self.ownTint = ownTint
  }

  package convenience init(
    pixels: ImagePixels, scale: CGFloat, renderingMode: RenderingMode = .automatic, ownTint: UIColor? = nil
  ) {
    self.init(content: .pixels(pixels), scale: scale, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// Creates the image of an archive.
  public required convenience init?(coder: NSCoder) {
    self.init()
    guard let content = Content(imageIn: coder) else { return nil }
    let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    self.content = content
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    ownTint = coder.decodeObject(of: UIColor.self, forKey: "UITintColor")
    isResizable = coder.decodeBool(forKey: "UIResizable")
    guard isResizable else { return }
    capInsets = NSCoder.uiEdgeInsets(for: coder.decodeObject(of: NSString.self, forKey: "UICapInsets") as String? ?? "")
    resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
  }

  /// Writes the image to an archive: its pixels, or the name of its symbol.
  ///
  /// - Fidelity: approximated; configurations of symbols, the images of an animated image and the variants of an asset for
  ///   other traits are left out.
  open func encode(with coder: NSCoder) {
    content.encode(with: coder)
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(ownTint, forKey: "UITintColor")
    coder.encode(isResizable, forKey: "UIResizable")
    coder.encode(NSCoder.string(for: capInsets), forKey: "UICapInsets")
    coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
  }

  /// Whether images can be read from archives that name the classes they contain. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  convenience init(entry: ImageCatalog.Entry) {
    self.init(pixels: entry.pixels, scale: entry.scale, renderingMode: entry.renderingMode)
    dynamicAsset = entry.set.map { UIImageAsset(set: $0) }
    guard let slices = entry.slices else { return }
    (capInsets, resizingMode, isResizable) = (slices.caps.finite, slices.mode, true)
  }

  /// Creates an image of zero size, which shows nothing.
  public override init() { super.init() }

  convenience init(symbol: SymbolSource) {
    let scale = (symbol.traits ?? .current).displayScale
    self.init(content: .symbol(symbol), scale: scale > 0 ? scale : UITraitCollection.screen.displayScale)
  }

  var symbol: SymbolSource? { if case .symbol(let symbol) = content { symbol } else { nil } }

  /// The pixels of the image; for a symbol, under the current traits.
  package var pixels: ImagePixels {
    switch content {
    case .pixels(let pixels): pixels
    case .symbol(let symbol): symbol.picture(with: UITraitCollection.current.merging(symbol.traits)).pixels
    }
  }

  /// The size of the image in points; for a symbol, under the current traits.
  open var size: CGSize {
    switch content {
    case .pixels(let pixels): CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    case .symbol(let symbol): symbol.picture(with: UITraitCollection.current.merging(symbol.traits)).size
    }
  }

  /// Creates an image from the data of a PNG, JPEG or TIFF file, with one point per pixel. Returns `nil` if it has
  /// another format, is damaged, or is larger than 8,192 pixels on a side.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the data of a PNG, JPEG or TIFF file, with `scale` pixels per point. Returns `nil` if it has
  /// another format, is damaged, or is larger than 8,192 pixels on a side.
  public convenience init?(data: Data, scale: CGFloat) {
    let pixels =
      if let picture = TIFFPicture(data) { picture.pixels } else {
        try? HostServices.current.decodeImage?(data, "data")
      }
    guard let pixels else { return nil }
    self.init(pixels: pixels, scale: scale)
  }

  /// Creates an image from a PNG or JPEG file. The suffixes `@2x` and `@3x` before the extension determine the scale.
  /// Returns `nil` if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url),
      let pixels = try? HostServices.current.decodeImage?(data, url.lastPathComponent)
    else { return nil }
    self.init(pixels: pixels, scale: ImageCatalog.scale(ofFileNamed: url.deletingPathExtension().lastPathComponent))
  }

  /// Creates an image from an asset catalog or a file in the main bundle, or from the gallery's photographs. Returns
  /// `nil`, with a message on standard error, if there is none.
  ///
  /// The file is read once. The name may omit the extension and the suffixes `@2x` and `@3x`.
  public convenience init?(named name: String) {
    guard let entry = ImageCatalog.entry(named: name, in: nil) else { return nil }
    self.init(entry: entry)
  }

  /// Creates an image from an asset catalog or a file in a bundle, or in the main one for `nil`. Returns `nil`, with a
  /// message on standard error, if there is none.
  ///
  /// - Parameter traitCollection: The traits for which a picture of an asset catalog is chosen; `nil` for the current
  ///   ones.
  /// - Fidelity: documented; views show the picture for their own traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let entry = ImageCatalog.entry(named: name, in: bundle, traits: traitCollection) else { return nil }
    self.init(entry: entry)
  }

  /// Creates an image from a file in a bundle, or in the main one for `nil`. Returns `nil`, with a message on standard
  /// error, if there is none.
  ///
  /// - Parameter configuration: Ignored; it applies to symbols only.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the image of an `#imageLiteral(resourceName:)`.
  ///
  /// - Precondition: The main bundle contains the image.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let entry = ImageCatalog.entry(named: name, in: nil) else {
      refuse(
        "There is no image named \"\(name)\" in the main bundle. Add it to the target's resources, or use "
          + "UIImage(named:), which returns nil.")
    }
    self.init(entry: entry)
  }

  /// Returns the image with another interpretation of its colors.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    keepingCaps(UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: ownTint))
  }

  /// Returns the image's shape filled with a color.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  /// Returns the image's shape filled with a color, with a rendering mode. In the mode `alwaysTemplate`, the tint color
  /// of the view takes precedence.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    keepingCaps(UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: color))
  }

  /// Returns the image with edges for alignment that lie inside of its own.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = keepingCaps(UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: ownTint))
    image.alignmentRectInsets = alignmentInsets.finite
    return image
  }

  /// The distance of the baseline from the image's bottom, which the app has set, in points; `nil` for none.
  private(set) final var ownBaseline: CGFloat?

  /// Returns the image with a baseline. An image view and a picture in a text are aligned by it.
  ///
  /// - Parameter baselineOffset: The distance of the baseline from the image's bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    withBaseline(FiniteGeometry.coordinate(baselineOffset))
  }

  /// Returns the image without the baseline of `withBaselineOffset(fromBottom:)`. The baseline of a symbol remains.
  open func imageWithoutBaseline() -> UIImage { withBaseline(nil) }

  private func withBaseline(_ baseline: CGFloat?) -> UIImage {
    let image = keepingCaps(UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: ownTint))
    image.ownBaseline = baseline
    return image
  }

  private func keepingCaps(_ image: UIImage) -> UIImage {
    image.alignmentRectInsets = alignmentRectInsets
    image.ownBaseline = ownBaseline
    (image.capInsets, image.resizingMode, image.isResizable) = (capInsets, resizingMode, isResizable)
    (image.images, image.duration) = (images?.map { $0.withRenderingMode(image.renderingMode) }, duration)
    image.dynamicAsset = dynamicAsset
    return image
  }

  /// Returns an equal image without an asset, also of its own images.
  final func copied() -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.dynamicAsset = nil
    image.images = images?.map { $0.copied() }
    return image
  }

  /// Returns a variant of the image with its colors, caps and insets.
  final func rendered(_ variant: UIImage) -> UIImage {
    let image = UIImage(content: variant.content, scale: variant.scale, renderingMode: renderingMode, ownTint: ownTint)
    guard !isResizable else { return keepingCaps(image) }
    let shown = variant.keepingCaps(image)
    if alignmentRectInsets != .zero { shown.alignmentRectInsets = alignmentRectInsets }
    return shown
  }

  /// The distances of the edges for alignment from the image's own. An image view is aligned by them. The default is
  /// zero.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.scale == scale && other.renderingMode == renderingMode
      && other.ownTint == ownTint && other.images == images && other.capInsets == capInsets
      && other.isResizable == isResizable && other.ownBaseline == ownBaseline
      && other.alignmentRectInsets == alignmentRectInsets
  }

  open override var hash: Int { content.hashValue }

  // MARK: Core Graphics

  /// The transformation that displays the image upright. Always `up`, because images are stored upright.
  open var imageOrientation: Orientation { .up }
  /// The pixels of the image, or `nil` if its size is zero; for a symbol, under the current traits.
  open var cgImage: CGImage? { pixels.width > 0 ? CGImage(pixels) : nil }

  /// The format of pictures that are drawn from the image: of its scale, and opaque if it is.
  @preconcurrency @MainActor
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, pixels.isOpaque)
    return format
  }

  /// Returns the image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { baseFlipped }
  /// Returns an image that is mirrored where the layout runs from right to left.
  ///
  /// - Fidelity: approximated; the direction is that of the traits at the time of the call.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UITraitCollection.current.layoutDirection == .rightToLeft ? baseFlipped : self
  }
  /// Makes a thumbnail of an image, and passes it to a closure; `nil` if the size is not one.
  @preconcurrency @MainActor
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  private final var baseFlipped: UIImage {
    guard pixels.width > 0 else { return self }
    let flipped = UIImage(cgImage: CGImage(pixels), scale: scale, orientation: .upMirrored)
    return UIImage(content: flipped.content, scale: scale, renderingMode: renderingMode, ownTint: ownTint)
  }

  // MARK: Symbols

  /// A plus sign in a circle.
  open class var add: UIImage { baseAdd }
  /// A minus sign in a circle.
  open class var remove: UIImage { baseRemove }
  /// A check mark.
  open class var checkmark: UIImage { baseCheckmark }
  /// A check mark. Drawn like ``checkmark``.
  open class var strokedCheckmark: UIImage { baseStrokedCheckmark }
  /// An ellipsis in a circle.
  open class var actions: UIImage { baseActions }
  /// The configuration of a symbol; `nil` for other images.
  open var configuration: Configuration? { symbolConfiguration }
  /// The configuration of a symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? { baseSymbolConfiguration }
  /// Returns a symbol with `configuration` in place of its own. Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { baseWithConfiguration(configuration) }
  /// Returns a symbol with `configuration` in addition to its own, which takes precedence; `nil` for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    baseApplyingSymbolConfiguration(configuration)
  }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbol != nil }

  // MARK: Preparation

  /// Returns the image itself: images are decoded when they are created.
  open func preparingForDisplay() -> UIImage? { self }
  /// Calls a closure with the image itself, at once.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// Returns the image itself: images are decoded when they are created.
  open func byPreparingForDisplay() async -> UIImage? { self }
  /// Returns the image scaled to a size, which may change its proportions.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: `nil` if the size is not positive and finite.
  @preconcurrency @MainActor
  open func preparingThumbnail(of size: CGSize) -> UIImage? { basePreparingThumbnail(of: size) }
  /// Returns the image scaled to a size in points, which may change its proportions; `nil` if the size is not positive
  /// and finite.
  @preconcurrency @MainActor
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// Draws the image in the current graphics context, with its top left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current graphics context, stretched to a rectangle.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { baseDraw(in: rect) }
  /// Draws the image in the current graphics context, with its top left corner at a point.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Fidelity: approximated; see ``CGBlendMode``.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in the current graphics context, stretched to a rectangle.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Fidelity: approximated; see ``CGBlendMode``.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    baseDraw(in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Fills a rectangle with copies of the image, from its top left corner.
  ///
  /// - Fidelity: approximated; more than 10,000 copies are drawn as one stretched image.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) { baseDrawAsPattern(in: rect) }
}
