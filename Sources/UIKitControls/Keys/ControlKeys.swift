import Foundation
import UIKitCore

/// The properties of this module's classes that apps observe, read or set by name. UIKitCore finds it by its name.
final class ControlKeys: PropertyTable {
  static func register() {
    registerControllers()
    registerControls()
    registerTexts()
    registerViews()
    registerImages()
    KeyValueAccess.add(
      "subject", of: UIActivityViewController.self, as: String.self, get: { $0.subject }, set: { $0.subject = $1 })
  }

  /// The images of a page control by the names of the variables that iOS had for them before it declared the properties.
  private static func registerImages() {
    for key in ["pageImage", "_pageImage"] {
      KeyValueAccess.add(
        key, of: UIPageControl.self, as: UIImage.self, get: { $0.preferredIndicatorImage },
        set: { $0.preferredIndicatorImage = $1 })
    }
    for key in ["currentPageImage", "_currentPageImage"] {
      KeyValueAccess.add(
        key, of: UIPageControl.self, as: UIImage.self, get: { $0.preferredCurrentPageIndicatorImage },
        set: { $0.preferredCurrentPageIndicatorImage = $1 })
    }
  }
}
