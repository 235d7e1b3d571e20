import Foundation
import UIKitCore

/// The state of a view that is configured: a header, a footer, or the part of a cell's state that any view has.
///
/// - Fidelity: documented; nothing has focus here, so that `isFocused` is only true where an app says so.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// A header or footer that its section's scrolling keeps at the edge.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
