import Foundation

extension UIMenu {
  /// The size of a menu's elements.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Images without titles, beside each other.
    case small = 0
    /// Images above their titles, beside each other.
    case medium = 1
    /// Rows.
    case large = 2
    /// The size that suits the surroundings: rows, or images for a palette.
    case automatic = -1
  }

  /// Whether the elements are beside each other.
  var isStrip: Bool { stripSize != nil }

  /// The size of elements beside each other; `nil` for rows.
  var stripSize: ElementSize? {
    switch preferredElementSize {
    case .small, .medium: preferredElementSize
    case .large: nil
    case .automatic: options.contains(.displayAsPalette) ? .small : nil
    }
  }
}

/// Preferences for the display of a menu's elements.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of a title; 0, the default, for the system's choice.
  open var maximumNumberOfTitleLines = 0
}
