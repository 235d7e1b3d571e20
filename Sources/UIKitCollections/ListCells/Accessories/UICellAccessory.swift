import Foundation
import UIKitCore

/// Something at the edge of a list cell: a chevron, a check mark, a button, a view of the app's own.
///
/// - Fidelity: documented.
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  /// When a cell shows the accessory.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// How much room across is kept for the accessory, which stands in its middle.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as the view takes.
    case actual
    /// As much as system accessories of the kind take; more for a view of the app's own that is wider.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  public enum AccessoryType {
    case customView(UIView)
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
  }

  public let accessoryType: AccessoryType

  let displayedState: DisplayedState
  /// Hidden accessories keep their room.
  let isHidden: Bool
  let reservedLayoutWidth: LayoutDimension
  let tintColor: UIColor?
  private(set) var backgroundColor: UIColor?
  private(set) var actionHandler: ActionHandler?
  /// The font is `nil` for the body's at the text size of the moment.
  private(set) var label: (text: String, font: UIFont?)?
  private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic
  private(set) var showsVerticalSeparator = false
  private(set) var placement: Placement?
  private(set) var maintainsFixedSize = false
  private(set) var menu: UIMenu?
  private(set) var menuHandler: MenuSelectedElementDidChangeHandler?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, width: LayoutDimension, tint: UIColor?
  ) {
    accessoryType = type
    displayedState = displayed
    self.isHidden = isHidden
    reservedLayoutWidth = width
    tintColor = tint
  }

  private func with(_ change: (inout UICellAccessory) -> Void) -> UICellAccessory {
    var changed = self
    change(&changed)
    return changed
  }
}

extension UICellAccessory {
  /// The chevron of a row that leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// The chevron of a row that has others in it; it points down while they are shown.
  ///
  /// - Parameter actionHandler: Instead of showing or hiding them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor
    ).with {
      $0.outlineStyle = options.style
      $0.actionHandler = actionHandler
    }
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// - Parameter actionHandler: What a touch does, instead of uncovering the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with {
      $0.backgroundColor = options.backgroundColor
      $0.actionHandler = actionHandler
    }
  }

  /// - Parameter actionHandler: What a touch does.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with {
      $0.backgroundColor = options.backgroundColor
      $0.actionHandler = actionHandler
    }
  }

  /// The handle by which a row is dragged to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with { $0.showsVerticalSeparator = options.showsVerticalSeparator }
  }

  /// A circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with { $0.backgroundColor = options.backgroundColor }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with { $0.label = (text, options.fixedFont) }
  }

  /// - Parameter actionHandler: What a touch does.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with { $0.actionHandler = actionHandler }
  }

  /// A menu, and the title of its element that is chosen.
  ///
  /// - Parameter selectedElementDidChangeHandler: Called with the menu when another element has been chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor
    ).with {
      $0.menu = menu
      $0.menuHandler = selectedElementDidChangeHandler
    }
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayedState, isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth, tint: configuration.tintColor
    ).with {
      $0.placement = configuration.placement
      $0.maintainsFixedSize = configuration.maintainsFixedSize
    }
  }
}
