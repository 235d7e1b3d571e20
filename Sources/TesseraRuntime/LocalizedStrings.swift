public import Foundation
import UIKitCore

extension Bundle {
  /// Returns a text in the device's language, which Foundation on Linux does not do.
  public final func tesseraLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    deviceText(forKey: key, value: value, table: table)
  }
}
