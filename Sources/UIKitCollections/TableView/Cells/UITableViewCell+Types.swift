import Foundation
import UIKitCore

extension UITableViewCell {
  /// The controls that a cell shows for editing.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The arrangement of a cell's labels.
  ///
  /// - Fidelity: documented; the fonts of `value2` are approximated.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text and an image.
    case `default` = 0
    /// A text, and the detail text at the end of the line.
    case value1 = 1
    /// A tinted text that ends at a column's edge, and the detail text behind it. There is no image.
    case value2 = 2
    /// A text, and the detail text below.
    case subtitle = 3
  }

  /// The accessory at the trailing edge of a cell.
  ///
  /// - Fidelity: documented.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, for rows that lead to another screen.
    case disclosureIndicator = 1
    /// A button that shows details, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button that shows details.
    case detailButton = 4
  }

  /// The change that editing mode offers for a row.
  ///
  /// - Fidelity: documented.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No change.
    case none = 0
    /// Deleting the row.
    case delete = 1
    /// Inserting a row.
    case insert = 2
  }

  /// The background of highlighted and selected rows. All styles except `none` have the same appearance.
  ///
  /// - Fidelity: documented.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No background.
    case none = 0
    /// The default background.
    case blue = 1
    /// The default background.
    case gray = 2
    /// The default background.
    case `default` = 3
  }

  /// The style of the separators between rows.
  ///
  /// - Fidelity: documented.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none = 0
    /// Thin lines.
    case singleLine = 1
  }
}

extension UITableViewCell.CellStyle {
  var preset: UIListContentConfiguration.Preset {
    switch self {
    case .default: .cell
    case .value1, .value2: .valueCell
    case .subtitle: .subtitleCell
    }
  }
}
