import Foundation
import UIKitCore

/// The state of a header or footer, from which its configurations are updated.
///
/// - Fidelity: documented; there is no focus, so `isFocused` is `true` only if an app sets it.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view ignores touches. The default is `false`.
  public var isDisabled = false
  /// Whether the view is highlighted by a touch. The default is `false`.
  public var isHighlighted = false
  /// Whether the view is selected. The default is `false`.
  public var isSelected = false
  /// Whether the view is focused. The default is `false`.
  public var isFocused = false
  /// Whether the view is pinned to an edge while its section scrolls. The default is `false`.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom property; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
