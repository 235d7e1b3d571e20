import Foundation

/// An animation of a symbol.
///
/// - Fidelity: documented.
public protocol SymbolEffect: Hashable, Sendable {
  /// The motion of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once, or as often as its options say.
///
/// - Fidelity: documented.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
///
/// - Fidelity: documented.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol appears or disappears.
///
/// - Fidelity: documented.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
///
/// - Fidelity: documented.
public protocol ContentTransitionSymbolEffect {}

/// The motion of an effect.
///
/// - Fidelity: approximated; motions are those of the whole symbol, and sizes and paces are estimates.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The values of a property one after another, at equal distances in time.
  struct Track: Hashable, Sendable {
    var path: String
    var values: [Double]
  }

  /// The kind of the effect, by which it is removed.
  var kind: String
  var tracks: [Track]
  /// The duration of one round, in seconds.
  var duration: TimeInterval
  /// Whether the effect repeats until it is removed, unless its options limit it.
  var repeats = false
  /// Whether the last values stay.
  var isHeld = false

  init(
    _ kind: String, _ tracks: [String: [Double]], duration: TimeInterval, repeats: Bool = false, isHeld: Bool = false
  ) {
    self.kind = kind
    self.tracks = tracks.sorted { $0.key < $1.key }.map { Track(path: $0.key, values: $0.value) }
    (self.duration, self.repeats, self.isHeld) = (duration, repeats, isHeld)
  }
}

/// The number of rounds and the speed of an effect.
///
/// - Fidelity: documented.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The rounds of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: TimeInterval = 0
    /// Rounds without a pause.
    public static let continuous = RepeatBehavior(count: nil)
    /// Rounds with pauses between them.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)
    /// A number of rounds, or any number for `nil`, with pauses in seconds between them.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  enum Rounds: Hashable, Sendable {
    case usual, once
    case several(RepeatBehavior)
  }

  var rounds = Rounds.usual
  var pace = 1.0

  /// The usual number of rounds at the usual speed.
  public static let `default` = SymbolEffectOptions()
  /// Rounds until the effect is removed.
  public static let repeating = SymbolEffectOptions(rounds: .several(.continuous))
  /// One round.
  public static let nonRepeating = SymbolEffectOptions(rounds: .once)
  /// A number of rounds; any number for `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(rounds: .several(RepeatBehavior(count: count)))
  }
  /// Rounds with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(rounds: .several(behavior))
  }
  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(pace: speed) }

  /// Rounds until the effect is removed, at the same speed.
  public var repeating: SymbolEffectOptions { with(.several(.continuous)) }
  /// One round at the same speed.
  public var nonRepeating: SymbolEffectOptions { with(.once) }
  /// A number of rounds at the same speed.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.several(RepeatBehavior(count: count))) }
  /// Rounds with a behavior at the same speed.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(.several(behavior)) }
  /// The same rounds at a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rounds: rounds, pace: speed) }

  private func with(_ rounds: Rounds) -> SymbolEffectOptions { SymbolEffectOptions(rounds: rounds, pace: pace) }
}
