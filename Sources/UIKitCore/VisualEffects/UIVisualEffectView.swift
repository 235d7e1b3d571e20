import Foundation
import Geometry

/// Frosted glass, or content that takes on the colours behind it.
///
/// What lies behind is blurred up to the view's edges, as if it went on beyond them. Corners are round where the view
/// clips to its bounds.
///
/// - Fidelity: documented; subviews belong into ``contentView``.
open class UIVisualEffectView: UIView {
  private let glass = MaterialView(frame: .zero)
  private let content = VibrantContentView(frame: .zero)

  /// - Parameter effect: Nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
    showEffect()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [glass, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    glass.isUserInteractionEnabled = false
  }

  open var contentView: UIView { content }

  /// Inside an animation block, glass becomes thicker or thinner bit by bit.
  open var effect: UIVisualEffect? { didSet { if effect != oldValue { showEffect() } } }

  private func showEffect() {
    glass.material = (effect as? UIBlurEffect)?.material(traitCollection) ?? .clear
    content.vibrancy = (effect as? UIVibrancyEffect)?.material(traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  package override var hasSolidContent: Bool { effect is UIBlurEffect }
}
