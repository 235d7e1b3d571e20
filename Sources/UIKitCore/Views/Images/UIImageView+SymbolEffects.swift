import Foundation

/// The end of a symbol's effect or transition.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  /// The view with the symbol.
  public let sender: Any?
  /// Whether the effect ended by itself, and was not removed.
  public let isFinished: Bool

  init(sender: Any?, isFinished: Bool) { (self.sender, self.isFinished) = (sender, isFinished) }
}

/// A closure that is called at the end of a symbol's effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Adds an effect that lasts until it is removed. Images that are no symbols have none.
  ///
  /// - Fidelity: approximated; the view moves as a whole.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    start(effect.configuration, options, animated, completion)
  }

  /// Adds an effect that plays once or repeats, depending on its options. Images that are not symbols have no effects.
  ///
  /// - Fidelity: approximated; the view moves as a whole.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    start(effect.configuration, options, animated, completion)
  }

  /// Adds an effect that plays once. Images that are no symbols have none.
  ///
  /// - Fidelity: approximated; the view moves as a whole.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    start(effect.configuration, options, animated, completion)
  }

  /// Removes an effect of a kind.
  ///
  /// - Fidelity: approximated; the symbol is as before at once.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, completion)
  }

  /// Removes an effect of a kind.
  ///
  /// - Fidelity: approximated; the symbol is as before at once.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, completion)
  }

  /// Removes an effect of a kind.
  ///
  /// - Fidelity: approximated; the symbol is as before at once.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration, completion)
  }

  /// Removes all effects.
  ///
  /// - Fidelity: approximated; the symbol is as before at once.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.effectPrefix) { layer.removeAnimation(forKey: key) }
  }

  /// Shows another symbol with a transition.
  ///
  /// - Fidelity: approximated; the symbols dissolve into each other.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let duration = contentTransition.configuration.duration / max(options.pace, 0.01)
    UIView.transition(
      with: self, duration: duration, options: .transitionCrossDissolve, animations: { self.image = image },
      completion: { completion?(UISymbolEffectCompletionContext(sender: self, isFinished: $0)) })
  }

  private static let effectPrefix = "UISymbolEffect."

  private func start(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard image?.isSymbolImage == true else { return }
    let group = CAAnimationGroup()
    let (count, delay) = effect.rounds(options)
    let pace = options.pace.isFinite ? max(options.pace, 0.01) : 1
    let duration = animated || !effect.isHeld ? effect.duration / pace : 0.001
    group.animations = effect.tracks.map { track in
      let animation = CAKeyframeAnimation(keyPath: track.path)
      animation.values = track.values
      animation.duration = duration
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      return animation
    }
    group.duration = duration + delay
    group.repeatCount = count
    if effect.isHeld { (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false) }
    group.delegate = SymbolEffectEnd(of: self, completion)
    layer.add(group, forKey: Self.effectPrefix + effect.kind)
  }

  private func remove(_ effect: SymbolEffectConfiguration, _ completion: UISymbolEffectCompletion?) {
    layer.removeAnimation(forKey: Self.effectPrefix + effect.kind)
    completion?(UISymbolEffectCompletionContext(sender: self, isFinished: true))
  }
}

extension SymbolEffectConfiguration {
  /// Returns the number of rounds that options mean, and the pause after each in seconds.
  fileprivate func rounds(_ options: SymbolEffectOptions) -> (count: Float, delay: TimeInterval) {
    switch options.rounds {
    case _ where isHeld: return (1, 0)
    case .usual: return (repeats ? .infinity : 1, 0)
    case .once: return (1, 0)
    case .several(let behavior): return (behavior.count.map { Float(max(1, $0)) } ?? .infinity, max(0, behavior.delay))
    }
  }
}

/// The report of an effect's end.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  private weak var view: UIImageView?
  private let completion: UISymbolEffectCompletion?

  init(of view: UIImageView, _ completion: UISymbolEffectCompletion?) {
    (self.view, self.completion) = (view, completion)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    completion?(UISymbolEffectCompletionContext(sender: view, isFinished: flag))
  }
}
