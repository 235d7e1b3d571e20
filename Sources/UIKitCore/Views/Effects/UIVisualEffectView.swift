import Foundation
import Geometry

/// A view that blurs the content behind it, or draws its own content in the colors behind it.
///
/// The blur extends to the view's edges as if the content behind did not end there. Corners are round where the view
/// clips to its bounds.
///
/// - Fidelity: documented; subviews belong in ``contentView``.
open class UIVisualEffectView: UIView {
  private let materialView = MaterialView(frame: .zero)
  private let content = VibrantContentView(frame: .zero)

  /// Creates a view with an effect, or without one if `effect` is `nil`.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect?.duplicate
    showEffect()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UIVisualEffectView.self)
  }

  private func prepare() {
    for view in [materialView, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    materialView.isUserInteractionEnabled = false
  }

  /// The view that contains the subviews, above the effect.
  open var contentView: UIView { content }

  /// The effect; `nil`, the default, for none. Within an animation block, a blur changes gradually.
  ///
  /// The view keeps a copy: later changes of the object have no effect until it is set again.
  open var effect: UIVisualEffect? {
    didSet {
      effect = effect?.duplicate
      guard effect != oldValue else { return }
      if oldValue is UIGlassEffect, shapedCorners == nil { removeCorners() }
      showEffect()
    }
  }

  private func showEffect() {
    let glass = effect as? UIGlassEffect
    materialView.material =
      glass?.material(traitCollection) ?? (effect as? UIBlurEffect)?.material(traitCollection) ?? .clear
    applyCorners()
    content.vibrancy = (effect as? UIVibrancyEffect)?.material(traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  /// Glass without corners of its own is a capsule.
  override var shapedCorners: UICornerConfiguration? { ownCorners ?? (effect is UIGlassEffect ? .capsule() : nil) }

  override func cornersDidChange() {
    for part in [materialView.layer, content.layer] {
      (part.cornerRadius, part.maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
      part.cornerCurve = layer.cornerCurve
    }
  }
}
