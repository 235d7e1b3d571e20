import Foundation
import Synchronization
package import Typography

/// The dictionaries that are installed for Hunspell. Each is opened when it is first used.
package final class InstalledDictionaries: SpellingDictionaries {
  private let folders: [String]
  private let open = Mutex<[String: HunspellDictionary]>([:])

  /// - Parameter folders: The folders that are searched, in this order.
  package init(folders: [String] = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]) { self.folders = folders }

  package var languages: [String] { paths.keys.sorted() }

  package func dictionary(of language: String) throws -> any SpellingDictionary {
    let wanted = String(language.map { $0 == "-" ? "_" : $0 })
    guard
      let found = languages.first(where: { $0 == wanted }) ?? languages.first(where: { $0.hasPrefix(wanted + "_") }),
      let path = paths[found]
    else { throw SpellingError.noDictionary(language: language, folders: folders) }
    return try open.withLock { open in
      if let dictionary = open[found] { return dictionary }
      let dictionary = try HunspellDictionary(path: path)
      open[found] = dictionary
      return dictionary
    }
  }

  /// The paths of the dictionaries without their extensions, by their languages.
  private var paths: [String: String] {
    var paths: [String: String] = [:]
    for folder in folders {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where file.hasSuffix(".dic") {
        let language = String(file.dropLast(4))
        let path = "\(folder)/\(language)"
        if paths[language] == nil, FileManager.default.fileExists(atPath: path + ".aff") { paths[language] = path }
      }
    }
    return paths
  }
}
