import Foundation

/// The properties of the pictures that a renderer makes.
///
/// - Fidelity: approximated; each picture is sRGB with eight bits per channel.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 0 for that of the screen. The default is that of the current traits.
  open var scale: CGFloat
  /// Whether pictures are drawn on black, rather than on transparent. The default is `false`.
  open var opaque = false
  /// The range of colors in the pictures.
  ///
  /// - Fidelity: approximated; it is kept, and pictures have the standard range.
  open var preferredRange = Range.automatic
  /// Whether pictures have colors beyond the standard range; an older form of ``preferredRange``.
  ///
  /// - Fidelity: approximated; it is kept, and pictures have the standard range.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The rectangle of the drawing's coordinates that a renderer's pictures show; empty before a renderer has the format.
  open internal(set) var bounds = CGRect.zero

  /// The ranges of colors.
  public enum Range: Int, Hashable, Sendable {
    /// The app has no preference.
    case unspecified = -1
    /// The range is that of the screen.
    case automatic = 0
    /// Colors beyond the standard range are kept.
    case extended = 1
    /// Colors are within the standard range.
    case standard = 2
  }

  /// Creates a format with the default values.
  public override init() {
    scale = UITraitCollection.current.displayScale
    super.init()
  }

  /// Creates a format with the number of pixels per point of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns a format with the default values.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a format with the default values.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a copy for a renderer, with the rectangle that its pictures show.
  func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }
}
