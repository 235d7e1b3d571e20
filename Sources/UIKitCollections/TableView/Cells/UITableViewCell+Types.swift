import Foundation
import UIKitCore

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Where the labels lie.
  ///
  /// - Fidelity: documented; `value2` looks as `value1` does.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    /// The detail at the end of the line.
    case value1 = 1
    case value2 = 2
    /// The detail below.
    case subtitle = 3
  }

  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What a row shows of touches and of its selection; all but `none` are the same.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
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
