/// The rule that tells the user's own mistakes from errors that follow from names that are not here.
///
/// Where a name of iOS or a module is absent, the code that needs it can be left out, and then the code that needs that.
/// A mistake must not disappear with it. An error is about something absent only if it names something of iOS, or
/// something that the user's sources neither declare nor nearly spell. Everything else is the user's.
package struct OwnErrors {
  /// The text of each file, by its path.
  private let lines: [String: [[UInt8]]]
  private let files: [String: DeclaredNames]
  private let names: Set<String>
  /// The names declared directly in types.
  private let members: Set<String>
  /// The files that import a module that is nowhere.
  private let absentFiles: Set<String>
  private let types: [String: [DeclaredNames.Scope]]
  /// The errors of the first round, which do not follow from code that was left out.
  private var first: Set<CompilerMessage>?
  /// The types that inherit from something absent.
  private var incomplete: Set<String> = []

  /// - Parameters:
  ///   - texts: The sources, by their paths.
  ///   - absentFiles: The paths of the files that import a module that is nowhere.
  package init(_ files: [DeclaredNames], texts: [String: String], absentFiles: Set<String> = []) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    lines = texts.mapValues { $0.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init) }
    names = Set(files.flatMap(\.names))
    members = Set(files.flatMap(\.scopes).flatMap(\.members))
    types = Dictionary(grouping: files.flatMap(\.scopes).filter { !$0.type.isEmpty }, by: { Self.last($0.type) })
    self.absentFiles = absentFiles
  }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Returns the errors that are the user's, each with the notes after it.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages of one round.
  ///   - omitted: The lines of the code that is left out, by the files' paths.
  package mutating func own(in messages: [CompilerMessage], omitted: [String: Set<Int>] = [:]) -> [CompilerMessage] {
    let errors = messages.filter { $0.severity == .error }
    findIncompleteTypes(errors)
    let round = Round(errors: errors, isFirst: first == nil, known: first ?? [], omitted: omitted)
    if first == nil { first = Set(errors) }
    var own: [CompilerMessage] = []
    var isOwnBefore = false
    for (index, message) in messages.enumerated() {
      if message.severity == .error {
        let notes = messages[(index + 1)...].prefix { $0.severity == .note }
        isOwnBefore = files[message.file] != nil && isOwn(message, Array(notes), in: round)
      }
      if isOwnBefore { own.append(message) }
    }
    return own
  }

  private struct Round {
    var isFirst: Bool
    /// The errors that were there before any code was left out.
    var known: Set<CompilerMessage>
    var omitted: [String: Set<Int>]
    /// The lines with names of iOS that are absent.
    var gaps: [String: Set<Int>] = [:]

    init(errors: [CompilerMessage], isFirst: Bool, known: Set<CompilerMessage>, omitted: [String: Set<Int>]) {
      (self.isFirst, self.known, self.omitted) = (isFirst, known, omitted)
      for error in errors where PlatformGap.name(in: error.text) != nil {
        gaps[error.file, default: []].insert(error.line)
      }
    }

    /// Whether an error was not there before code was left out, and thus may follow from that.
    func isNew(_ error: CompilerMessage) -> Bool { !isFirst && !known.contains(error) }
  }

  /// Finds the types that inherit from a name that the compiler does not find, and those that inherit from them.
  private mutating func findIncompleteTypes(_ errors: [CompilerMessage]) {
    var absent = incomplete
    for error in errors {
      guard let missing = UnresolvedName(error.text), missing.base == nil, !names.contains(missing.name) else {
        continue
      }
      absent.insert(missing.name)
    }
    var count = -1
    while count != absent.count {
      count = absent.count
      for (name, scopes) in types
      where scopes.contains(where: { $0.inherits.contains { absent.contains(Self.last($0)) } }) { absent.insert(name) }
    }
    incomplete = absent
  }

  private func isOwn(_ error: CompilerMessage, _ notes: [CompilerMessage], in round: Round) -> Bool {
    if let missing = UnresolvedName(error.text) { return isOwn(missing, error, in: round) }
    if error.text.contains("Not supported in swift-corelibs-foundation") { return false }
    if error.text.hasPrefix("expected ") || error.text.hasPrefix("consecutive ") { return true }
    let words = Self.quoted(error.text).flatMap(UnresolvedName.types)
    if namesIncompleteType(error, words) { return false }
    if round.gaps[error.file]?.contains(error.line) == true { return false }
    return isOwnUse(error, notes, words, in: round)
  }

  private func namesIncompleteType(_ error: CompilerMessage, _ words: [String]) -> Bool {
    words.contains(where: incomplete.contains) || enclosingTypes(of: error).contains(where: incomplete.contains)
  }

  private func enclosingTypes(of error: CompilerMessage) -> [String] {
    (files[error.file]?.scopes ?? []).filter { !$0.type.isEmpty && $0.holds(error.line) }.map { Self.last($0.type) }
  }

  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

// MARK: - Names

extension OwnErrors {
  private func isOwn(_ missing: UnresolvedName, _ error: CompilerMessage, in round: Round) -> Bool {
    let isDeclared = names.contains(missing.name)
    let bases = missing.base.map(UnresolvedName.types) ?? []
    let ownBase = bases.first.flatMap { types[$0] }
    if !isDeclared, isNearOwnName(missing, in: error.file) {
      // A member of iOS may be spelled like one of the user's own names.
      return PlatformGap.name(in: error.text) == nil || missing.base == nil
    }
    if isDeclared {
      if bases.contains(where: incomplete.contains) || isDeclaredInIncompleteType(missing.name) { return false }
      return !round.isNew(error) && !isInherited(missing, error)
    }
    if isMisspelledName(missing) { return true }
    if PlatformGap.name(in: error.text) != nil { return false }
    guard missing.base != nil else { return isOwnGlobal(missing.name, error) }
    if bases.contains(where: incomplete.contains) { return false }
    if let ownBase {
      let inherits = ownBase.flatMap(\.inherits).contains { types[Self.last($0)] == nil }
      return !inherits || (absentFiles.isEmpty && !PlatformGap.isMember(missing.name))
    }
    return absentFiles.isEmpty && bases.allSatisfy(Self.plainTypes.contains)
  }

  /// Whether a name is spelled nearly like one of the user's, which in a file that needs absent modules is less sure.
  private func isNearOwnName(_ missing: UnresolvedName, in file: String) -> Bool {
    let isSure = !absentFiles.contains(file)
    guard isSure || missing.name.utf8.count >= 6 else { return false }
    return (missing.base == nil ? names : members).contains {
      Spelling.isNear(missing.name, $0, within: isSure ? nil : 1)
    }
  }

  /// Types to which no framework of iOS adds much.
  private static let plainTypes: Set = [
    "Int", "Double", "Float", "CGFloat", "Bool", "Character", "UInt8", "Int64", "Void",
  ]

  private func isDeclaredInIncompleteType(_ name: String) -> Bool {
    let scopes = files.values.flatMap(\.scopes).filter { $0.members.contains(name) }
    return !scopes.isEmpty && scopes.allSatisfy { incomplete.contains(Self.last($0.type)) }
  }

  private func isInherited(_ missing: UnresolvedName, _ error: CompilerMessage) -> Bool {
    missing.base == nil && enclosingTypes(of: error).contains(where: incomplete.contains)
  }

  private func isMisspelledName(_ missing: UnresolvedName) -> Bool {
    if missing.base == nil, missing.name.first?.isUppercase == true {
      return KnownNames.types.contains { Spelling.isNear(missing.name, $0, within: 1) }
    }
    return !PlatformGap.isMember(missing.name)
      && KnownNames.members.contains { Spelling.isNear(missing.name, $0, within: 1) }
  }

  /// Whether a name without a type before it can only be one of the user's.
  private func isOwnGlobal(_ name: String, _ error: CompilerMessage) -> Bool {
    if enclosingTypes(of: error).contains(where: incomplete.contains) { return false }
    if name.hasPrefix("k"), name.dropFirst().first?.isUppercase == true { return false }
    return name.first?.isUppercase == true ? absentFiles.isEmpty : !absentFiles.contains(error.file)
  }
}

// MARK: - Uses

extension OwnErrors {
  /// Errors of a call or an override that does not fit a declaration, which may have another shape on iOS.
  private static let shapes = [
    "does not override", "overrid", "no exact matches", "incorrect argument label", "extra argument",
    "argument passed to call that takes no arguments", "cannot infer", "could not be inferred", "unable to infer",
    "ambiguous", "failed to produce", "unavailable", "reasonable time", "contextual closure type",
  ]
  /// Errors of values of one type where another is needed.
  private static let conversions = [
    "cannot convert value of type", "cannot assign value of type", "cannot convert return expression",
    "missing argument",
    "cannot be applied to", "must be unwrapped", "incorrect argument label", "cannot assign to",
  ]

  private func isOwnUse(
    _ error: CompilerMessage, _ notes: [CompilerMessage], _ words: [String], in round: Round
  ) -> Bool {
    let isCallee = callee(of: error).map(isComplete) ?? false
    let isNoted = notes.contains { files[$0.file] != nil }
    let isConversion = Self.conversions.contains(where: error.text.contains)
    let isKnown = words.allSatisfy { Self.isKnown($0) || types[$0] != nil }
    if round.isNew(error) {
      if isConversion {
        return (isCallee || isNoted || isKnown) && !words.contains("Void") && !error.text.contains("'()'")
      }
      return !isNearOmission(error, in: round) && !error.text.contains("conform") && !Self.isShape(error)
    }
    if Self.isShape(error) { return isCallee || isNoted || isMisspelledOverride(error) }
    if error.text.contains("conform"), containsGap(error, in: round) { return false }
    return absentFiles.contains(error.file) ? isCallee || isNoted || (isConversion && isKnown) : true
  }

  /// Whether a name is one of the user's that does not depend on something absent.
  private func isComplete(_ name: String) -> Bool {
    names.contains(name) && !incomplete.contains(name) && !isDeclaredInIncompleteType(name)
  }

  private static func isShape(_ error: CompilerMessage) -> Bool { shapes.contains(where: error.text.contains) }

  private static func isKnown(_ type: String) -> Bool {
    plainTypes.contains(type) || ["String", "Any", "Array", "Set", "Dictionary", "IndexPath", "URL"].contains(type)
      || KnownNames.types.contains(type)
  }

  private func isMisspelledOverride(_ error: CompilerMessage) -> Bool {
    guard error.text.contains("does not override"), let name = name(at: error.column - 1, error) else { return false }
    return !PlatformGap.isMember(name) && !KnownNames.members.contains(name)
      && KnownNames.members.contains { Spelling.isNear(name, $0) }
  }

  /// Whether something is left out of the function around an error, or of the type around one outside of functions.
  private func isNearOmission(_ error: CompilerMessage, in round: Round) -> Bool {
    let scopes = (files[error.file]?.scopes ?? []).filter { $0.holds(error.line) }
    let isWhole = error.text.contains("initializ")
    let inner = scopes.filter { !$0.type.isEmpty == isWhole }.min { $0.last - $0.first < $1.last - $1.first }
    guard let scope = inner ?? scopes.min(by: { $0.last - $0.first < $1.last - $1.first }) else { return true }
    return round.omitted[error.file]?.contains(where: scope.holds) ?? false
  }

  /// Whether the innermost type at an error's line contains a name of iOS that is absent.
  private func containsGap(_ error: CompilerMessage, in round: Round) -> Bool {
    let scopes = (files[error.file]?.scopes ?? []).filter { !$0.type.isEmpty && $0.holds(error.line) }
    guard let scope = scopes.min(by: { $0.last - $0.first < $1.last - $1.first }) else { return false }
    return round.gaps[error.file]?.contains(where: scope.holds) ?? false
  }

  /// Returns the name of the function whose arguments stand at an error's position.
  private func callee(of error: CompilerMessage) -> String? {
    guard let line = line(error) else { return nil }
    var index = min(error.column - 1, line.count - 1)
    if index >= 0, line[index] == UInt8(ascii: ")") { index -= 1 }
    var depth = 0
    while index >= 0 {
      if line[index] == UInt8(ascii: ")") { depth += 1 }
      if line[index] == UInt8(ascii: "(") {
        if depth == 0 { return name(at: index - 1, error) }
        depth -= 1
      }
      index -= 1
    }
    return nil
  }

  private func line(_ error: CompilerMessage) -> [UInt8]? {
    guard let lines = lines[error.file], lines.indices.contains(error.line - 1) else { return nil }
    return lines[error.line - 1]
  }

  /// Returns the name around a position of an error's line.
  private func name(at index: Int, _ error: CompilerMessage) -> String? {
    guard let line = line(error), line.indices.contains(index), Self.isLetter(line[index]) else { return nil }
    let start = line[..<index].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? 0
    let end = line[index...].firstIndex { !Self.isLetter($0) } ?? line.count
    return String(decoding: line[start..<end], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
