import Foundation
import Geometry
import UIKitCore

/// The lines above and below a row of a list.
///
/// - Fidelity: documented; visual effects are absent.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list's appearance and the row's place in its section have it.
    case automatic
    case visible
    case hidden
  }

  /// From where the row's text begins to the end of the row. Each edge of insets that still has this value is automatic.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  static let automatic = CGFloat.greatestFiniteMagnitude

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row.
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// Of the lines of rows that are selected while several can be.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
