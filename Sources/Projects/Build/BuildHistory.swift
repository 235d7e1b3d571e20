/// What the compiler found in each file of a project at its latest successful build, before any code was left out.
///
/// Code of an app that was published may use things that Tessera does not have, and is left out. An error that appears
/// between two builds is a mistake of the user instead, and must not be left out as well.
package struct BuildHistory: Codable, Hashable, Sendable {
  /// The texts of the errors, by the files' paths. Files without errors have an empty set.
  private var errors: [String: Set<String>]
  /// The identity of the compiler and of Tessera's modules.
  private let tools: String

  /// Creates the history of a build.
  ///
  /// - Parameters:
  ///   - files: The paths of all files of the project.
  ///   - messages: The messages for all of the project's code.
  ///   - tools: The identity of the compiler and of Tessera's modules. A build by other tools is no reference.
  package init(files: [String], messages: [CompilerMessage], tools: String) {
    self.tools = tools
    errors = Dictionary(files.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    for message in messages where message.severity == .error { errors[message.file]?.insert(message.text) }
  }

  /// Whether there are errors, and this build had all of them.
  package func contains(_ messages: [CompilerMessage], tools: String) -> Bool {
    let found = messages.filter { $0.severity == .error }
    return tools == self.tools && !found.isEmpty
      && found.allSatisfy { errors[$0.file]?.contains($0.text) == true }
  }

  /// Returns the errors that appeared after this build, in files that it had, and that do not name something of iOS.
  package func mistakes(in messages: [CompilerMessage], tools: String) -> [CompilerMessage] {
    guard tools == self.tools else { return [] }
    let gaps = Set(messages.filter { PlatformGap.name(in: $0.text) != nil }.map(Line.init))
    return messages.filter { message in
      guard message.severity == .error, let known = errors[message.file] else { return false }
      if message.followsFromAnother, gaps.contains(Line(message)) { return false }
      return !known.contains(message.text) && PlatformGap.name(in: message.text) == nil
    }
  }

  private struct Line: Hashable {
    let file: String
    let number: Int
    init(_ message: CompilerMessage) { (file, number) = (message.file, message.line) }
  }
}
