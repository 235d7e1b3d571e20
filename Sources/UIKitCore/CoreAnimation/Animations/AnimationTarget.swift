import Drawing
import Foundation
import Geometry

/// A property, or a part of one, that an animation changes.
protocol MotionTarget {
  /// Whether the values are points.
  var isPoint: Bool { get }
  /// Returns a value of the property from an object given to an animation; `nil` for objects of a wrong type.
  func value(of given: Any?) -> AnimatedValue?
  /// Returns whether the layer is of a kind that has the property.
  func belongs(to state: LayerState) -> Bool
  func value(in state: LayerState) -> AnimatedValue
  func set(_ value: AnimatedValue, in state: inout LayerState)
}

/// The target of a key path: a property of a layer, or a part of one.
struct AnimationTarget: Equatable {
  enum Part: Equatable {
    case whole
    /// Some of the numbers of a property.
    case numbers(first: Int, count: Int)
    case transform(TransformPart)
  }

  let property: AnimatedProperty
  let part: Part

  /// Creates the target of a key path; `nil` for key paths that no layer has.
  init?(keyPath: String) {
    let names = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = names.first, let property = AnimatedProperty(rawValue: String(first)), property.isPublic else {
      return nil
    }
    self.property = property
    guard names.count == 2 else {
      part = .whole
      return
    }
    guard let part = Self.part(String(names[1]), of: property) else { return nil }
    self.part = part
  }

  private static func part(_ name: String, of property: AnimatedProperty) -> Part? {
    switch property {
    case .transform, .sublayerTransform: return TransformPart(rawValue: name).map { .transform($0) }
    case .bounds: return parts(["origin": (0, 2), "size": (2, 2)])[name] ?? rectangle[name]
    case .shadowOffset: return parts(["width": (0, 1), "height": (1, 1)])[name]
    case .position, .anchorPoint, .startPoint, .endPoint: return parts(["x": (0, 1), "y": (1, 1)])[name]
    default: return nil
    }
  }

  private static let rectangle = parts([
    "origin.x": (0, 1), "origin.y": (1, 1), "size.width": (2, 1), "size.height": (3, 1),
  ])

  private static func parts(_ indices: [String: (Int, Int)]) -> [String: Part] {
    indices.mapValues { .numbers(first: $0.0, count: $0.1) }
  }

  func belongs(to state: LayerState) -> Bool {
    switch property.owner {
    case .every: true
    case .shape: if case .shape = state.drawn { true } else { false }
    case .gradient: if case .gradient = state.drawn { true } else { false }
    }
  }

  /// The number of components; `nil` for values that are not numbers.
  var dimensions: Int? {
    switch part {
    case .whole: property.dimensions
    case .numbers(_, let count): count
    case .transform(let part): part.dimensions
    }
  }

  var isPoint: Bool { dimensions == 2 }
}

extension AnimationTarget: MotionTarget {
  func value(in state: LayerState) -> AnimatedValue {
    let value = state[property]
    switch (part, value) {
    case (.numbers(let first, let count), .numbers(let numbers)):
      return .numbers(SIMD4(numbers[first], count > 1 ? numbers[first + 1] : 0, 0, 0))
    case (.transform(let part), .transform(let transform)): return .numbers(transform[part])
    default: return value
    }
  }

  /// Sets the value. Values of a wrong kind, or outside of the valid range, are ignored.
  func set(_ value: AnimatedValue, in state: inout LayerState) {
    let value = value.finite
    switch (part, value) {
    case (.whole, .transform(let transform)): if transform.isUsable { state[property] = value }
    case (.whole, _): if value.isCompatible(state[property]) { state[property] = value }
    case (.numbers(let first, let count), .numbers(let part)):
      guard case .numbers(var numbers) = state[property] else { return }
      for index in 0..<count { numbers[first + index] = part[index] }
      state[property] = .numbers(numbers)
    case (.transform(let part), .numbers(let numbers)):
      guard case .transform(var transform) = state[property] else { return }
      transform[part] = numbers
      if transform.isUsable { state[property] = .transform(transform) }
    default: break
    }
  }
}
