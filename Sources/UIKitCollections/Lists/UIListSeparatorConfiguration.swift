import Foundation
import Geometry
import UIKitCore

/// The appearance of the separators above and below a row of a list.
///
/// - Fidelity: documented; visual effects are absent.
public struct UIListSeparatorConfiguration: Hashable {
  /// The condition for showing a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The visibility that the list's appearance and the row's position determine.
    case automatic
    /// The separator is shown.
    case visible
    /// The separator is not shown.
    case hidden
  }

  /// The default insets: from the start of the row's text to the end of the row. Each edge with this value is
  /// automatic.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  static let automatic = CGFloat.greatestFiniteMagnitude

  /// The visibility of the separator above the row. The default is `automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row from the edges of the row. The default is ``automaticInsets``.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the separator below the row from the edges of the row. The default is ``automaticInsets``.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the separators. The default is `separator`.
  public var color = UIColor.separator
  /// The color of the separators of rows selected together with others. The default is `separator`.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default separators for an appearance; they are the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
