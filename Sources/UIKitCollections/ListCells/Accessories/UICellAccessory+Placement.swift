import Foundation
import UIKitCore

extension UICellAccessory {
  /// On which side a view of the app's own stands, and where among the accessories there.
  public enum Placement {
    /// From the accessories of the side, in the order from the leading to the trailing edge, to the place among them.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the accessories of the same kind, or first if there are none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let kind = AccessoryKind(accessory)
      return { $0.firstIndex { AccessoryKind($0) == kind } ?? 0 }
    }

    /// After the accessories of the same kind, or last if there are none.
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

  /// A view of the app's own, and where it stands.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The view stays as large as it is; otherwise it is as large as it would like to be.
    public var maintainsFixedSize: Bool

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
