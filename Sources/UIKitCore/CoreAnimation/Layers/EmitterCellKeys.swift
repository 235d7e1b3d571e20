import Foundation

/// The properties of the cells of emitters, by their names.
@MainActor
enum EmitterCellKeys {
  /// Makes the properties known by name, once.
  static func register() { _ = all }

  private static let all: Void = {
    flags()
    times()
    lengths()
    colors()
    KeyValueAccess.add("contents", of: CAEmitterCell.self, as: Any.self) {
      $0.contents
    } set: {
      $0.contents = $1
    }
    KeyValueAccess.add("name", \CAEmitterCell.name)
  }()

  private static func flags() {
    KeyValueAccess.add("enabled", \CAEmitterCell.isEnabled)
    KeyValueAccess.add("isEnabled", \CAEmitterCell.isEnabled)
    KeyValueAccess.add("autoreverses", \CAEmitterCell.autoreverses)
  }

  private static func times() {
    add("lifetime", \.lifetime)
    add("lifetimeRange", \.lifetimeRange)
    add("birthRate", \.birthRate)
    add("repeatCount", \.repeatCount)
    add("speed", \.speed)
    add("beginTime", \.beginTime)
    add("timeOffset", \.timeOffset)
    add("repeatDuration", \.repeatDuration)
    add("duration", \.duration)
  }

  private static func lengths() {
    for (key, property) in [
      ("emissionLatitude", \CAEmitterCell.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
      ("emissionRange", \.emissionRange), ("velocity", \.velocity), ("velocityRange", \.velocityRange),
      ("xAcceleration", \.xAcceleration), ("yAcceleration", \.yAcceleration), ("zAcceleration", \.zAcceleration),
      ("scale", \.scale), ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
      ("spinRange", \.spinRange), ("contentsScale", \.contentsScale),
    ] { add(key, property) }
  }

  private static func colors() {
    KeyValueAccess.add("color", \CAEmitterCell.color)
    for (key, property) in [
      ("redRange", \CAEmitterCell.redRange), ("greenRange", \.greenRange), ("blueRange", \.blueRange),
      ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed), ("greenSpeed", \.greenSpeed),
      ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
    ] { add(key, property) }
  }

  private static func add<Value>(_ key: String, _ property: ReferenceWritableKeyPath<CAEmitterCell, Value>) {
    KeyValueAccess.add(key, property)
  }
}
