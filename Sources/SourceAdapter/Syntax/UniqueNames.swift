import Foundation

/// Names that are unique: of files in one folder, and of declarations in one module.
enum UniqueNames {
  /// Returns the base names of paths. Of several files with one name, all but the first get their folder's name in
  /// addition: a name does not depend on other files that are added or removed.
  static func names(for paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let components = path.split(separator: "/").map(String.init)
      var name = components.last ?? "File.swift"
      var depth = components.count - 1
      while !taken.insert(name.lowercased()).inserted {
        depth -= 1
        name = (depth >= 0 ? components[depth] : "x") + "+" + name
      }
      return name
    }
  }

  /// Returns an identifier for a file name. Different names have different identifiers.
  static func identifier(_ name: String) -> String {
    var result = ""
    for byte in name.hasSuffix(".swift") ? name.dropLast(6).utf8 : name[...].utf8 {
      let character = Character(Unicode.Scalar(byte))
      result += character.isASCII && (character.isLetter || character.isNumber) ? String(character) : "_\(byte)"
    }
    return result
  }
}
