import Foundation
import UIKitCore

extension UICellAccessory {
  /// The side of a custom view, and its position among the accessories there.
  public enum Placement {
    /// A closure that returns a position among the accessories of a side, which it receives in order from the leading
    /// to the trailing edge. Positions outside the list are clamped.
    public typealias Position = ([UICellAccessory]) -> Int

    /// The leading edge, by default after the other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge, by default before the other accessories.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the accessories of the same kind, or before all accessories if there are none of
    /// that kind.
    public static func position(before accessory: UICellAccessory) -> Position {
      let kind = AccessoryKind(accessory)
      return { $0.firstIndex { AccessoryKind($0) == kind } ?? 0 }
    }

    /// Returns the position after the accessories of the same kind, or after all accessories if there are none of that
    /// kind.
    public static func position(after accessory: UICellAccessory) -> Position {
      let kind = AccessoryKind(accessory)
      return { accessories in
        accessories.lastIndex { AccessoryKind($0) == kind }.map { $0 + 1 } ?? accessories.count
      }
    }

    var displayedState: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// A custom view used as an accessory, with its position.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and position of the view.
    public let placement: Placement
    /// Whether the view is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the view. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; `nil`, the default, for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size instead of taking its natural size. The default is `false`.
    public var maintainsFixedSize: Bool

    /// Creates an accessory; `nil` represents the default of a value.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
