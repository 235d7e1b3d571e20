import Foundation
import UIKitCore

extension UIListContentConfiguration {
  /// How the picture looks, and the room that is kept for it.
  ///
  /// - Fidelity: documented.
  public struct ImageProperties: Hashable {
    /// As a side of ``reservedLayoutSize``: as much as symbols need, which grows with the text.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// `nil` for the tint colour of the view.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = newValue }
    }
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer.transformer }
      set { tintTransformer.transformer = newValue }
    }
    public var cornerRadius: CGFloat = 0
    /// A picture that is larger is shown smaller, in its proportions. A side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// In the middle of so much room the picture is shown, whatever its own size. A side of 0 is the picture's own, and
    /// across, for symbols, the room that all of them take so that the texts of a list align.
    public var reservedLayoutSize = CGSize.zero
    /// `nil` for the tint colour of the view.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeTransformer.transformer }
      set { strokeTransformer.transformer = newValue }
    }
    public var strokeWidth: CGFloat = 0

    private var ownTint: UIColor?
    /// What the state makes of a tint colour that was not set.
    var stateTint: UIColor?
    private var tintTransformer = ComparedTransformer()
    private var strokeTransformer = ComparedTransformer()

    init(symbols: UIImage.SymbolConfiguration? = nil) { preferredSymbolConfiguration = symbols }

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tintTransformer(self.tintColor ?? tintColor) }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeTransformer(strokeColor ?? tintColor) }
  }
}
