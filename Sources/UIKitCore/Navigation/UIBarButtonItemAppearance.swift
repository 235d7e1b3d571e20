import Foundation

/// What a bar's buttons look like in each state.
///
/// - Fidelity: documented; the focused state is absent.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()

  public convenience override init() { self.init(style: .plain) }

  public init(style: UIBarButtonItem.Style) { super.init() }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  final var duplicate: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }

  final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    switch state {
    case .highlighted: highlighted.titleTextAttributes
    case .disabled: disabled.titleTextAttributes
    default: normal.titleTextAttributes
    }
  }
}

/// What a bar's buttons look like in one state.
///
/// - Fidelity: documented; backgrounds and position adjustments are absent.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
