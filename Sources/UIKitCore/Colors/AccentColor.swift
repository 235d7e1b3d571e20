import Foundation
import Synchronization

/// The color of interactive elements that an app has chosen for all of its screens, a color of its asset catalogs.
enum AccentColor {
  private static let chosen = Mutex<UIColor?>(nil)

  /// The color; `nil` if the app has chosen none.
  static var color: UIColor? { chosen.withLock { $0 } }

  /// Takes a color of the main bundle's catalogs. A set without a color stands for the system's own color.
  static func use(named name: String) {
    guard ColorCatalog.set(named: name, in: nil) != nil else { return }
    chosen.withLock { $0 = UIColor(named: name) }
  }
}
