import Foundation

/// A class that cannot be made with `init()`, and makes the instances of itself and its subclasses that hold the values
/// of appearance proxies in another way.
@MainActor
package protocol AppearanceMaking: NSObject {
  static func makeForAppearance() -> NSObject?
}
