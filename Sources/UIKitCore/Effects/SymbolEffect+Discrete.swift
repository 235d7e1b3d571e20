import Foundation

/// An effect that bounces a symbol.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  /// The effect with a larger symbol.
  public var up: BounceSymbolEffect { changed { $0.isUp = true } }
  /// The effect with a smaller symbol.
  public var down: BounceSymbolEffect { changed { $0.isUp = false } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      "bounce", ["transform.scale": isUp ? [1, 1.2, 0.95, 1.03, 1] : [1, 0.8, 1.05, 0.97, 1]], duration: 0.6)
  }
  private func changed(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that bounces a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol out and in.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("pulse", ["opacity": [1, 0.3, 1]], duration: 1.6, repeats: true)
  }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that highlights the layers of a symbol one after another.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect with one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect with more and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect forward and backward.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect forward.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect with other layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect with other layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("variableColor", ["opacity": [0.4, 0.7, 1, 1, 0.4]], duration: 1.4, repeats: true)
  }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that highlights the layers of a symbol one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that makes a symbol larger and smaller.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var fades = true
  /// The effect without a change of opacity.
  public var plain: BreatheSymbolEffect { changed { $0.fades = false } }
  /// The effect with a change of opacity.
  public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    let scale = ["transform.scale": [1, 1.12, 1]]
    let all = fades ? scale.merging(["opacity": [1, 0.6, 1]]) { $1 } : scale
    return SymbolEffectConfiguration("breathe", all, duration: 2.4, repeats: true)
  }
  private func changed(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that turns a symbol.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var direction = 1.0
  /// The effect to the right.
  public var clockwise: RotateSymbolEffect { changed { $0.direction = 1 } }
  /// The effect to the left.
  public var counterClockwise: RotateSymbolEffect { changed { $0.direction = -1 } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      "rotate", ["transform.rotation.z": [0, direction * 2 * .pi]], duration: 1.8, repeats: true)
  }
  private func changed(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that shakes a symbol.
///
/// - Fidelity: approximated; the whole symbol moves, not its layers one by one.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var path = "transform.rotation.z"
  var amount = 0.15
  /// The effect that turns to the right first.
  public var clockwise: WiggleSymbolEffect { changed { $0 = WiggleSymbolEffect() } }
  /// The effect that turns to the left first.
  public var counterClockwise: WiggleSymbolEffect { changed { $0.amount = -0.15 } }
  /// The effect to the left first.
  public var left: WiggleSymbolEffect { changed { ($0.path, $0.amount) = ("transform.translation.x", -2) } }
  /// The effect to the right first.
  public var right: WiggleSymbolEffect { changed { ($0.path, $0.amount) = ("transform.translation.x", 2) } }
  /// The effect upward first.
  public var up: WiggleSymbolEffect { changed { ($0.path, $0.amount) = ("transform.translation.y", -2) } }
  /// The effect downward first.
  public var down: WiggleSymbolEffect { changed { ($0.path, $0.amount) = ("transform.translation.y", 2) } }
  /// The effect layer by layer, which moves all of them here.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect of all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The motion of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration("wiggle", [path: [0, amount, -amount, amount / 2, 0]], duration: 0.7, repeats: true)
  }
  private func changed(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that shakes a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
