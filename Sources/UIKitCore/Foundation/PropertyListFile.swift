import Foundation

/// A file with a property list, in any of its formats, whose root is a table.
package enum PropertyListFile {
  /// The reason why a file cannot be used, as a sentence with its path.
  package struct Damage: Error {
    package var text: String
  }

  /// Returns the table of a file; `nil` if there is no file.
  package static func table(at path: String) throws(Damage) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    // A file without entries is valid, and no property list.
    if data.allSatisfy({ $0 <= 0x20 }) { return [:] }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw Damage(text: "\(path) is damaged, so it is ignored" + (reason.map { ": \($0)" } ?? "."))
    }
    guard let table = list as? [String: Any] else {
      throw Damage(text: "\(path) is a property list, but no table of keys and values, so it is ignored.")
    }
    return table
  }

  /// Returns the table of a file; an empty one, with a message on standard error, if the file is damaged.
  package static func readable(at path: String) -> [String: Any] {
    do { return try table(at: path) ?? [:] } catch {
      StandardError.write(error.text + "\n")
      return [:]
    }
  }
}
