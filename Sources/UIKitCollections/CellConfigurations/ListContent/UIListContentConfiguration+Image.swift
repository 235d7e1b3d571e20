import Foundation
import UIKitCore

extension UIListContentConfiguration {
  /// The appearance of the image, and the space reserved for it.
  ///
  /// - Fidelity: documented.
  public struct ImageProperties: Hashable {
    /// The value for a side of ``reservedLayoutSize`` that represents the width of symbols, which grows with the text
    /// size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of symbol images. By default they have the size of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of the image; `nil` for that of the view. Unless set, it is paler in disabled rows.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = newValue }
    }
    /// A transformer applied to the tint color; `nil`, the default, for none.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer.transformer }
      set { tintTransformer.transformer = newValue }
    }
    /// The radius of the image's corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points: a larger image is scaled down without changing its proportions. A side
    /// of 0, the default, has no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, which is centered in it. A side of 0, the default, is that of the image. For
    /// symbols, the width is that of all symbols, so that the texts of a list are aligned.
    public var reservedLayoutSize = CGSize.zero
    /// The color of the image's border; `nil`, the default, for the view's tint color.
    public var strokeColor: UIColor?
    /// A transformer applied to the border color; `nil`, the default, for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeTransformer.transformer }
      set { strokeTransformer.transformer = newValue }
    }
    /// The width of the image's border, in points. The default is 0, for none.
    public var strokeWidth: CGFloat = 0

    private var ownTint: UIColor?
    /// The default tint color in the current state.
    var stateTint: UIColor?
    private var tintTransformer = ComparedTransformer()
    private var strokeTransformer = ComparedTransformer()

    init(symbols: UIImage.SymbolConfiguration? = nil) { preferredSymbolConfiguration = symbols }

    /// Returns the tint color after applying its transformer, for a view with the given tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tintTransformer(self.tintColor ?? tintColor) }

    /// Returns the border color after applying its transformer, for a view with the given tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeTransformer(strokeColor ?? tintColor) }
  }
}
