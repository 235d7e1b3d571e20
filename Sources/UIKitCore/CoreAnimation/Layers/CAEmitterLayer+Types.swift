/// The shape from which particles are emitted.
///
/// - Fidelity: approximated; depth is ignored.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name. Unknown names count as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A horizontal line as wide as the emitter. Its particles move upward, so that a longitude of `.pi` lets them fall.
  public static let line = Self(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box, of which the front counts.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle whose radius is the emitter's width.
  public static let circle = Self(rawValue: "circle")
  /// A sphere, of which the outline counts.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
///
/// - Fidelity: documented.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names count as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
///
/// - Fidelity: approximated; light is not added up.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name. Unknown names count as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order: here the oldest first.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front: here the oldest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// With light that adds up: here the oldest first.
  public static let additive = Self(rawValue: "additive")
}
