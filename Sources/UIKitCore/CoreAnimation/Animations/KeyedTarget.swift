import Foundation
import Geometry

/// A value that a layer stores by a key, as the target of an animation.
struct KeyedTarget {
  let key: String
  /// A property of layers with values of the same kind.
  let model: AnimationTarget

  /// - Parameter sample: A value of the animation; `nil` is returned for values that cannot be interpolated.
  init?(key: String, sample: Any?) {
    guard let sample else { return nil }
    let isSize = sample is CGSize || (sample as? NSValue)?.isSize == true
    let kinds: [AnimatedProperty] = [
      .opacity, isSize ? .shadowOffset : .position, .bounds, .transform, .backgroundColor, .shadowPath,
      .gradientLocations, .gradientColors,
    ]
    let models = kinds.lazy.compactMap { AnimationTarget(keyPath: $0.rawValue) }
    guard let model = models.first(where: { Self.value(of: sample, as: $0) != nil }) else { return nil }
    (self.key, self.model) = (key, model)
  }

  private static func value(of given: Any, as model: AnimationTarget) -> AnimatedValue? {
    let value = model.value(of: (given as? UIColor)?.cgColor ?? given)
    return value == .lengths([]) || value == .colors([]) ? nil : value
  }

  /// The value of a key that was never set: 0, or a transparent color.
  private var empty: AnimatedValue { model.dimensions == nil ? .color(nil) : .numbers(.zero) }

  var emptyValue: Any? { model.box(empty) }
}

extension KeyedTarget: MotionTarget {
  var isPoint: Bool { model.isPoint }

  func value(of given: Any?) -> AnimatedValue? { given.flatMap { Self.value(of: $0, as: model) } }

  func belongs(to state: LayerState) -> Bool { true }

  func value(in state: LayerState) -> AnimatedValue { value(of: state.keyed[key]?.value) ?? empty }

  func set(_ value: AnimatedValue, in state: inout LayerState) {
    state.keyed[key] = model.box(value).map { KeyedValue($0) }
  }
}

extension NSValue {
  fileprivate var isSize: Bool { String(cString: objCType) == String(cString: NSValue(cgSize: .zero).objCType) }
}
