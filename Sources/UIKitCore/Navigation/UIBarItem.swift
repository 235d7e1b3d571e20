import Foundation
import Geometry

/// What all things in bars have.
///
/// - Fidelity: documented; landscape images and title attributes for states are absent.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  /// For tests of the app: said to nobody.
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  /// Whoever shows the item looks again.
  final var onChange: (() -> Void)?
  func didChange() { onChange?() }
}
