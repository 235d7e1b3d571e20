/// A class whose initializer can return another object in place of a new one, as those of Objective-C do.
protocol ReplacedObject {}

extension ReplacedObject {
  /// Returns an object in place of a new one.
  init(replacingBy object: Self) { self = object }
}

extension NSLayoutConstraint: ReplacedObject {}
