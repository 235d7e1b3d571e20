import Foundation
import UIKitCore

/// The properties of this module's classes that apps observe, read or set by name. UIKitCore finds it by its name.
final class CollectionKeys: PropertyTable {
  static func register() {
    registerControllers()
    registerLayouts()
    registerScrollViews()
    registerViews()
  }
}
