import Foundation

/// The methods of `UserDefaults` for URLs that Foundation on Linux does not implement as iOS does: it keeps the path of a
/// URL, whatever its scheme is.
///
/// They are called through the table of methods in the class, as those of ``BundleMethods`` are.
enum DefaultsURLs {
  /// Replaces the methods, once.
  static let replaced: Void = replace()

  private static func replace() {
    let table = ClassTable(UserDefaults.self)
    table.replace("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF", with: DefaultsWriter.self)
    table.replace("$s10Foundation12UserDefaultsC3url6forKey0A10Essentials3URLVSgSS_tF", with: DefaultsReader.self)
  }
}

/// The method that keeps a URL: as an archive or, if it is one of a file, as a path. The object on which it is called is
/// that of the defaults, whatever its type says.
package class DefaultsWriter: NSObject {
  package func set(_ url: URL?, forKey defaultName: String) {
    let defaults = unsafeBitCast(self, to: UserDefaults.self)
    guard let url else { return defaults.removeObject(forKey: defaultName) }
    if url.isFileURL { return defaults.set(url.standardizedFileURL.path as Any, forKey: defaultName) }
    let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    defaults.set(data as Any?, forKey: defaultName)
  }
}

/// The method that reads a URL. The object on which it is called is that of the defaults, whatever its type says.
package class DefaultsReader: NSObject {
  package func url(forKey defaultName: String) -> URL? {
    switch unsafeBitCast(self, to: UserDefaults.self).object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case let data as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
    default: nil
    }
  }
}
