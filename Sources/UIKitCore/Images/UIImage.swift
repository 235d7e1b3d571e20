import Foundation
import Drawing

/// A picture. Immutable, so that it can be used from anywhere.
///
/// - Fidelity: documented; PNG and JPEG are read, orientation tags are not.
open class UIImage: NSObject, @unchecked Sendable {
  private let kind = CoreFoundationKind()

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the shape counts; it is filled with the tint colour.
    case alwaysTemplate = 2
  }

  enum Content: Hashable, Sendable {
    case pixels(ImagePixels)
    /// Drawn afresh for every size and screen.
    case symbol(SymbolSource)

    static let nothing = Content.pixels(ImagePixels(width: 0, height: 0, pixels: [], name: "empty"))
  }

  private(set) final var content = Content.nothing
  /// Pixels per point.
  open private(set) var scale: CGFloat = 1
  open private(set) var renderingMode = RenderingMode.automatic
  /// Given by `withTintColor`; wins over the tint of the view that shows the picture.
  package private(set) final var ownTint: UIColor?

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

  /// A picture of no size, which shows nothing.
  public override init() { super.init() }

  convenience init(symbol: SymbolSource) {
    let scale = (symbol.traits ?? .current).displayScale
    self.init(content: .symbol(symbol), scale: scale > 0 ? scale : UITraitCollection.screen.displayScale)
  }

  var symbol: SymbolSource? { if case .symbol(let symbol) = content { symbol } else { nil } }

  /// The picture itself; of a symbol, as it is under the current traits.
  package var pixels: ImagePixels {
    switch content {
    case .pixels(let pixels): pixels
    case .symbol(let symbol): symbol.picture(with: UITraitCollection.current.merging(symbol.traits)).pixels
    }
  }

  /// In points.
  open var size: CGSize {
    switch content {
    case .pixels(let pixels): CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    case .symbol(let symbol): symbol.picture(with: UITraitCollection.current.merging(symbol.traits)).size
    }
  }

  /// Decodes a PNG or JPEG picture; nil if it is neither, damaged, or larger than 8,192 pixels on a side.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = try? HostServices.current.decodeImage?(data, "data") else { return nil }
    self.init(pixels: pixels, scale: scale)
  }

  /// Reads a file; `@2x` and `@3x` before the extension give the scale.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url),
      let pixels = try? HostServices.current.decodeImage?(data, url.lastPathComponent)
    else { return nil }
    self.init(pixels: pixels, scale: ImageCatalog.scale(ofFileNamed: url.deletingPathExtension().lastPathComponent))
  }

  /// A picture of the app's main bundle, or of the gallery; read once and kept.
  public convenience init?(named name: String) {
    guard let entry = ImageCatalog.entry(named: name, in: nil) else { return nil }
    self.init(pixels: entry.pixels, scale: entry.scale)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let entry = ImageCatalog.entry(named: name, in: bundle) else { return nil }
    self.init(pixels: entry.pixels, scale: entry.scale)
  }

  /// - Parameter configuration: Counts for symbols only, which have no pictures of this name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// What `#imageLiteral(resourceName:)` makes: a picture that is there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let entry = ImageCatalog.entry(named: name, in: nil) else {
      refuse(
        "There is no picture named \"\(name)\" in the main bundle. Add it to the target's resources, or ask with "
          + "UIImage(named:), which returns nil.")
    }
    self.init(pixels: entry.pixels, scale: entry.scale)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// The picture's shape, filled with a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, scale: scale, renderingMode: renderingMode, ownTint: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.scale == scale && other.renderingMode == renderingMode
      && other.ownTint == ownTint
  }

  open override var hash: Int { content.hashValue }

  // MARK: Core Graphics

  open var imageOrientation: Orientation { .up }
  /// The pixels; of a symbol, as it is under the current traits.
  open var cgImage: CGImage? { pixels.width > 0 ? CGImage(pixels) : nil }

  // MARK: Symbols

  open class var add: UIImage { baseAdd }
  open class var remove: UIImage { baseRemove }
  open class var checkmark: UIImage { baseCheckmark }
  open class var strokedCheckmark: UIImage { baseStrokedCheckmark }
  open class var actions: UIImage { baseActions }
  /// What has been said about the symbol, and by `withConfiguration`.
  open var configuration: Configuration? { symbolConfiguration }
  open var symbolConfiguration: SymbolConfiguration? { baseSymbolConfiguration }
  /// A symbol as `configuration` wants it, which forgets what was said before; other pictures as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { baseWithConfiguration(configuration) }
  /// A symbol with `configuration` laid over its own; nil for other pictures.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    baseApplyingSymbolConfiguration(configuration)
  }
  open var isSymbolImage: Bool { symbol != nil }

  // MARK: Preparation

  open func preparingForDisplay() -> UIImage? { self }
  /// - Parameter completionHandler: Called at once.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  open func byPreparingForDisplay() async -> UIImage? { self }
  /// A smaller picture, stretched to the size.
  ///
  /// - Parameter size: In points.
  /// - Returns: nil for a size that no picture can have.
  @preconcurrency @MainActor
  open func preparingThumbnail(of size: CGSize) -> UIImage? { basePreparingThumbnail(of: size) }
  @preconcurrency @MainActor
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Stretched over the rectangle.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { baseDraw(in: rect) }
}
