import Foundation
import UIKitCore

/// The options of accessories that only show something.
extension UICellAccessory {
  /// Options of the chevron of a row that leads somewhere.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Options of a check mark.
  public struct CheckmarkOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Options of a text at the end of a row.
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?
    /// Until it is set, the body's.
    public var font: UIFont {
      get { ownFont ?? bodyFont }
      set { ownFont = newValue }
    }
    /// Whether a font that was not given follows the text size.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      ownFont = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    private var ownFont: UIFont?
    private let bodyFont = UIFont.preferredFont(forTextStyle: .body)

    /// `nil` for the body's, whatever the text size comes to be.
    var fixedFont: UIFont? { ownFont ?? (adjustsFontForContentSizeCategory ? nil : bodyFont) }
  }

  /// Options of the chevron that shows and hides the children of a row.
  public struct OutlineDisclosureOptions {
    public enum Style: Hashable, Sendable {
      /// As a header for rows that look like one, as a cell for others.
      case automatic
      /// Touching anything but the chevron selects the row.
      case cell
      /// Touching the row anywhere is as touching the chevron.
      case header
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
}
