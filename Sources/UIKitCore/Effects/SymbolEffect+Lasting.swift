import Foundation

/// An effect that keeps a symbol larger or smaller.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  /// The effect with a larger symbol.
  public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
  /// The effect with a smaller symbol.
  public var down: ScaleSymbolEffect { changed { $0.isUp = false } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("scale", ["transform.scale": [1, isUp ? 1.2 : 0.8]], duration: 0.3, isHeld: true)
  }
  private func changed(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that keeps a symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that shows a symbol.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isUp = true
  /// The effect with a larger symbol.
  public var up: AppearSymbolEffect { changed { $0.isUp = true } }
  /// The effect with a smaller symbol.
  public var down: AppearSymbolEffect { changed { $0.isUp = false } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      "appear", ["opacity": [0, 1], "transform.scale": [isUp ? 0.6 : 1.4, 1]], duration: 0.35, isHeld: true)
  }
  private func changed(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that shows a symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that hides a symbol.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isUp = false
  /// The effect with a larger symbol.
  public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
  /// The effect with a smaller symbol.
  public var down: DisappearSymbolEffect { changed { $0.isUp = false } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      "appear", ["opacity": [1, 0], "transform.scale": [1, isUp ? 1.4 : 0.6]], duration: 0.35, isHeld: true)
  }
  private func changed(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The usual effect of a place.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("automatic", [:], duration: 0.35)
  }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual effect of a place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect with which one symbol takes the place of another.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect in which the old symbol becomes smaller.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect in which the old symbol becomes larger.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect in which the old symbol is gone at once.
  public var offUp: ReplaceSymbolEffect { self }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Returns the effect that turns one symbol into another, which is a replacement here.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("replace", [:], duration: 0.35)
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect with which one symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
