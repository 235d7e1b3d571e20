import Foundation
import Projects

extension CompilerMessage {
  /// Returns the name that the compiler does not find although the user's code declares it, so that its declaration has been
  /// left out; `nil` if there is no such name.
  ///
  /// - Parameters:
  ///   - file: The file of the message.
  ///   - types: The files that declare the types of the target.
  ///   - others: The files of which code is left out.
  func leftOutName(in file: AdapterReport.File, among types: [String: String], others: [String]) -> String? {
    if let name = missingName { return ([file.path] + others).contains { Self.isDeclared(name, in: $0) } ? name : nil }
    let words = text.split(separator: "'", omittingEmptySubsequences: false)
    if text.hasSuffix("protection level"), words.count > 2 {
      // The compiler found another declaration of the same name, because this one is left out.
      let name = String(words[1])
      return ([file.path] + others).contains { Self.isDeclared(name, in: $0) } ? name : nil
    }
    guard text.contains("has no member '"), words.count > 3 else { return nil }
    let (type, member) = (String(words[1]), String(words[3]))
    guard let path = types[type] else { return nil }
    return [path, file.path].contains { Self.isDeclared(member, in: $0) } ? "\(type).\(member)" : nil
  }

  /// Returns whether the text of a file has a declaration of a variable, a function or a type with a name.
  private static func isDeclared(_ name: String, in path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let keywords = "(?:let|var|func|case|class|struct|enum|typealias|protocol)"
    let pattern = "\\b\(keywords)\\s+\(NSRegularExpression.escapedPattern(for: name))\\b"
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}
