import Foundation

extension AppearanceProxies {
  /// Gives an object the values of its class's proxies, except for those that the object has set itself.
  ///
  /// - Parameter responder: The object's position in the responder chain.
  static func dress(_ object: NSObject, at responder: UIResponder) {
    dress(object) { Array(sequence(first: responder, next: \.next).dropFirst()) }
  }
}
