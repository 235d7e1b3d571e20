import Foundation
import UIKitCore

/// The options of accessories without an action.
extension UICellAccessory {
  /// The options of the chevron of a row that leads to another screen.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for gray.
    public var tintColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a label at the end of a row.
  public struct LabelOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for the secondary label color.
    public var tintColor: UIColor?
    /// The font of the text. Unless set, it is that of body text.
    public var font: UIFont {
      get { ownFont ?? bodyFont }
      set { ownFont = newValue }
    }
    /// Whether the default font follows the text size. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; `nil` represents the default of a value.
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

    /// The font of the text; `nil` for that of body text at the current text size.
    var fixedFont: UIFont? { ownFont ?? (adjustsFontForContentSizeCategory ? nil : bodyFont) }
  }

  /// The options of the chevron that expands and collapses a row.
  public struct OutlineDisclosureOptions {
    /// The effect of a tap on the row.
    public enum Style: Hashable, Sendable {
      /// The behavior of `header` for rows with the content of a header, and of `cell` for other rows.
      case automatic
      /// A tap on the row selects it; a tap on the chevron expands or collapses it.
      case cell
      /// A tap on the row expands or collapses it, as does a tap on the chevron.
      case header
    }

    /// The effect of a tap on the row. The default is `automatic`.
    public var style: Style
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for the cell's tint color.
    public var tintColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
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
