import Foundation
import UIKitCore

/// A view at the edge of a list cell: a chevron, a checkmark, a button or a custom view.
///
/// - Fidelity: documented.
public struct UICellAccessory {
  /// A closure called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The condition for showing an accessory.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always shown.
    case always
    /// The accessory is shown while the cell is in editing mode.
    case whenEditing
    /// The accessory is shown while the cell is not in editing mode.
    case whenNotEditing
  }

  /// The width reserved for an accessory, in which it is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the view.
    case actual
    /// The width of system accessories of the kind, or of a wider custom view.
    case standard
    /// A width in points; negative values and NaN count as 0, and infinity is clamped.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public enum AccessoryType {
    /// A custom view.
    case customView(UIView)
    /// A chevron.
    case disclosureIndicator
    /// A chevron that points down while the row's children are visible.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button with a minus sign.
    case delete
    /// A button with a plus sign.
    case insert
    /// A handle of three lines.
    case reorder
    /// A circle that is filled while the row is selected.
    case multiselect
    /// A label.
    case label
    /// A button with the letter i.
    case detail
    /// A button that opens a menu.
    case popUpMenu
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  let displayedState: DisplayedState
  /// Whether the accessory is invisible while its space remains reserved.
  let isHidden: Bool
  let reservedLayoutWidth: LayoutDimension
  let tintColor: UIColor?
  private(set) var backgroundColor: UIColor?
  private(set) var actionHandler: ActionHandler?
  /// The text and its font; if the font is `nil`, it is that of body text at the current text size.
  private(set) var label: (text: String, font: UIFont?)?
  private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic
  private(set) var showsVerticalSeparator = false
  private(set) var placement: Placement?
  private(set) var maintainsFixedSize = false
  private(set) var menu: UIMenu?
  private(set) var menuHandler: MenuSelectedElementDidChangeHandler?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: some AccessoryOptions) {
    accessoryType = type
    displayedState = displayed
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
  }

  private func with(_ change: (inout UICellAccessory) -> Void) -> UICellAccessory {
    var changed = self
    change(&changed)
    return changed
  }
}

extension UICellAccessory {
  /// Returns the chevron of a row that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Returns the chevron of a row with children. It points down while the children are visible.
  ///
  /// - Parameter actionHandler: A closure called when the chevron is tapped, instead of expanding or collapsing the
  ///   row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options).with {
      $0.outlineStyle = options.style
      $0.actionHandler = actionHandler
    }
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns the button that deletes a row.
  ///
  /// - Parameter actionHandler: A closure called when the button is tapped, instead of showing the row's trailing swipe
  ///   actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options).with {
      $0.backgroundColor = options.backgroundColor
      $0.actionHandler = actionHandler
    }
  }

  /// Returns the button that inserts a row.
  ///
  /// - Parameter actionHandler: A closure called when the button is tapped.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options).with {
      $0.backgroundColor = options.backgroundColor
      $0.actionHandler = actionHandler
    }
  }

  /// Returns the handle by which a row is dragged to another position.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options).with { $0.showsVerticalSeparator = options.showsVerticalSeparator }
  }

  /// Returns a circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options).with { $0.backgroundColor = options.backgroundColor }
  }

  /// Returns a label at the end of a row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options).with { $0.label = (text, options.fixedFont) }
  }

  /// Returns the button that shows details of a row.
  ///
  /// - Parameter actionHandler: A closure called when the button is tapped.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options).with { $0.actionHandler = actionHandler }
  }

  /// Returns a button with the title of a menu's selected element, which opens the menu.
  ///
  /// - Parameter selectedElementDidChangeHandler: A closure called with the menu after another element has been
  ///   selected.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed, options).with {
      $0.menu = menu
      $0.menuHandler = selectedElementDidChangeHandler
    }
  }

  /// Returns an accessory that displays a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayedState, configuration
    ).with {
      $0.placement = configuration.placement
      $0.maintainsFixedSize = configuration.maintainsFixedSize
    }
  }
}
