import Foundation

/// A method of bundles that finds texts in the device's language. The object on which it is called is a bundle, whatever
/// its type says: no class can inherit from `Bundle`.
package class BundleTexts: NSObject {
  package func localizedString(forKey key: String, value: String?, table: String?) -> String {
    unsafeBitCast(self, to: Bundle.self).deviceText(forKey: key, value: value, table: table)
  }
}

/// The methods of bundles that Foundation on Linux does not implement as iOS does.
///
/// `localizedString(forKey:value:table:)` reads one language only. It is called through the table of methods in the class,
/// where the method of ``BundleTexts`` takes its place. Without Foundation as a library of its own, the table stays as it
/// is.
enum BundleMethods {
  /// Replaces the method, once.
  static let replaced: Void = replace()

  private static let symbol = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

  private static func replace() {
    ClassTable(Bundle.self).replace(symbol, with: BundleTexts.self)
  }
}

extension Bundle {
  /// Returns the main bundle, of which all of an app's code is part here. This function has the linker's name of
  /// `Bundle.init(for:)`, which looks for the library that contains a class.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  package static func deviceBundle(for aClass: AnyClass) -> Bundle { .main }
}
