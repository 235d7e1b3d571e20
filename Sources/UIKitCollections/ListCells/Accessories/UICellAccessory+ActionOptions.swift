import Foundation
import UIKitCore

/// The options of accessories with an action.
extension UICellAccessory {
  /// The options of the button that deletes a row.
  public struct DeleteOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for white.
    public var tintColor: UIColor?
    /// The color of the disc; `nil`, the default, for red.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of the button that inserts a row.
  public struct InsertOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for white.
    public var tintColor: UIColor?
    /// The color of the disc; `nil`, the default, for green.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of the mark of rows that can be selected together with others.
  public struct MultiselectOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for white.
    public var tintColor: UIColor?
    /// The color of the disc; `nil`, the default, for the cell's tint color.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of the handle by which a row is dragged.
  public struct ReorderOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for gray.
    public var tintColor: UIColor?
    /// Whether a line precedes the handle, if it is not the only accessory on its side. The default is `true`.
    public var showsVerticalSeparator: Bool

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of the button that shows details of a row.
  public struct DetailOptions {
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
}
