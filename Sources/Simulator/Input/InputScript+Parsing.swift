import Foundation
import PlainText
import UIKitCore

extension InputScript {
  /// Reads a script.
  ///
  /// - Parameter scenes: The names that `scene` may have; `nil` for any.
  /// - Complexity: O(length). A script that exceeds one of ``Limits`` is rejected.
  package init(parsing text: String, scenes: [String]? = nil) throws(ParseError) {
    guard text.utf8.count <= Limits.bytes else {
      throw ParseError(line: 1, column: 1, message: "the script is larger than \(Limits.bytes >> 20) MB")
    }
    var parser = ScriptParser(scenes: scenes)
    // Scalars rather than characters: CR LF is one character, and columns must match those of an editor.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var scalars = Array(line)
      if index == 0, scalars.first == "\u{FEFF}" { scalars.removeFirst() }
      try parser.read(ScriptLine(number: index + 1, scalars: scalars))
    }
    self.init(header: parser.header, statements: parser.statements)
  }

  /// Reads a script from the bytes of a file.
  package init(parsing bytes: [UInt8], scenes: [String]? = nil) throws(ParseError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
      let line = valid.count { $0 == "\n" } + 1
      let column = valid.reversed().prefix { $0 != "\n" }.count + 1
      throw ParseError(line: line, column: column, message: "this is not UTF-8 text; save the script as UTF-8")
    }
    try self.init(parsing: text, scenes: scenes)
  }
}

extension Dictionary where Key == String {
  fileprivate init(named pairs: KeyValuePairs<String, Value>) {
    self.init(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A parser with the statements read so far and the context for those that follow.
private struct ScriptParser {
  let scenes: [String]?
  var header = InputScript.Header()
  var statements: [InputScript.Statement] = []
  private var seconds: TimeInterval = 0
  /// The times of the latest events that have explicit times, at most ``InputScript/Limits/eventsInAFrame`` of them.
  private var eventTimes = RecentTimes(count: InputScript.Limits.eventsInAFrame)
  private var snapshotNames: Set<String> = []
  private var headerWords: Set<String> = []

  init(scenes: [String]?) { self.scenes = scenes }

  static let headerKeys = [
    "device", "size", "scale", "appearance", "direction", "locale", "text-size", "contrast", "text-weight", "scene",
    "state",
  ]
  static let verbs = [
    "tap", "press", "drag", "flick", "pinch", "wheel", "key", "type", "compose", "wait", "rotate", "set", "values",
    "update", "snapshot", "at",
  ]

  private static let nameBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)

  mutating func read(_ source: ScriptLine) throws(InputScript.ParseError) {
    var line = source
    guard let word = line.nextWord() else { return }
    if Self.headerKeys.contains(word) {
      try readHeader(word, &line)
    } else {
      guard statements.count < InputScript.Limits.statements else {
        throw line.error("more than \(InputScript.Limits.statements) statements; split the script")
      }
      let statement = try readStatement(word, &line)
      statements.append(statement)
      try advance(by: statement, line)
    }
    try line.expectEnd()
  }

  private mutating func readHeader(_ key: String, _ line: inout ScriptLine) throws(InputScript.ParseError) {
    guard statements.isEmpty else { throw line.error("\(key) must come before the first gesture") }
    guard headerWords.insert(key).inserted else { throw line.error("\(key) is given twice") }
    try read(key, &line, into: &header)
  }

  /// Reads the value of a setting.
  private func read(
    _ key: String, _ line: inout ScriptLine, into header: inout InputScript.Header
  ) throws(InputScript.ParseError) {
    let value = try line.word("a value for \(key)")
    do {
      switch key {
      case "device": header.device = try Device.named(value)
      case "size": header.size = try Device.size(value)
      case "scale": header.scale = try Device.scale(value)
      case "appearance": header.appearance = try line.choice(value, ["light": .light, "dark": .dark])
      case "direction": header.direction = try line.choice(value, ["ltr": .leftToRight, "rtl": .rightToLeft])
      case "locale": header.language = try DeviceLanguage.named(value)
      case "text-size": header.textSize = try line.choice(value, Dictionary(named: Legibility.textSizes))
      case "contrast": header.contrast = try line.choice(value, Dictionary(named: Legibility.contrasts))
      case "text-weight": header.textWeight = try line.choice(value, Dictionary(named: Legibility.weights))
      case "state":
        guard let state = SceneState(word: value) else {
          throw line.error("the state cannot be read, perhaps because a part of it is missing; record it again")
        }
        header.state = state
      default: header.scene = try sceneName(value, line)
      }
    } catch let error as DeviceError {
      throw line.error(error.description)
    } catch let error as InputScript.ParseError {
      throw error
    } catch {
      throw line.error("\(error)")
    }
  }

  private func sceneName(_ name: String, _ line: ScriptLine) throws(InputScript.ParseError) -> String {
    guard let scenes, !scenes.contains(name) else { return name }
    let hint = Nearest.hint(Nearest.name(to: name, among: scenes))
    throw line.error("unknown scene \(name.quoted)\(hint); `\(Program.name) list` names them all")
  }

  private mutating func readStatement(
    _ verb: String, _ line: inout ScriptLine
  ) throws(InputScript.ParseError) -> InputScript.Statement {
    switch verb {
    case "tap":
      let point = try line.point()
      return .tap(point, count: try line.count() ?? 1)
    case "press":
      let point = try line.point()
      return .press(point, duration: try line.duration(after: "for") ?? 0.5)
    case "drag", "flick": return try readDrag(&line, standard: verb == "drag" ? 0.5 : 0.1)
    case "pinch": return try readPinch(&line)
    case "wheel":
      let point = try line.point()
      try line.keyword("by")
      return .wheel(point, notches: try line.notches())
    case "key":
      let key = try line.key()
      let modifiers = try line.modifiers().flags
      let duration = try line.duration(after: "for") ?? InputScript.Statement.tapDuration
      return .key(key, modifiers: modifiers, duration: duration)
    case "type": return .type(try line.quoted("the text, such as \"hello\""))
    case "compose": return .compose(try line.stages())
    case "wait": return .wait(try line.duration())
    case "rotate": return .change(.rotation)
    case "set": return .change(.settings(try readSettings(&line)))
    case "values": return .change(.layout(try line.layoutChange()))
    case "update": return .change(.update(seed: try readSeed(&line)))
    case "snapshot": return .snapshot(try readName(&line))
    case "at": return .event(try readEvent(&line))
    default:
      let hint = Nearest.hint(Nearest.name(to: verb, among: Self.verbs + Self.headerKeys))
      throw line.error("unknown word \(verb.quoted)\(hint); a line begins with \(Self.verbs.joined(separator: ", "))")
    }
  }

  private func readDrag(
    _ line: inout ScriptLine, standard: TimeInterval
  ) throws(InputScript.ParseError) -> InputScript.Statement {
    let start = try line.point()
    try line.keyword("->", "→", "to")
    let target = try line.point()
    let delay = try line.duration(after: "after") ?? 0
    let duration = try line.duration(after: "in") ?? standard
    let hold = try line.duration(after: "hold") ?? 0
    return .drag(from: start, to: target, duration: duration, hold: hold, delay: delay)
  }

  /// Reads the name and the value of a setting that changes.
  private func readSettings(_ line: inout ScriptLine) throws(InputScript.ParseError) -> InputScript.Header {
    let keys = Self.headerKeys.filter { $0 != "scene" }
    let key = try line.word("a setting such as size")
    guard keys.contains(key) else {
      let hint = Nearest.hint(Nearest.name(to: key, among: keys))
      throw line.error("unknown setting \(key.quoted)\(hint); there are \(keys.joined(separator: ", "))")
    }
    var settings = InputScript.Header()
    try read(key, &line, into: &settings)
    return settings
  }

  private func readSeed(_ line: inout ScriptLine) throws(InputScript.ParseError) -> UInt64 {
    let word = try line.word("a seed such as 17")
    guard let seed = UInt64(word) else { throw line.error("\(word.quoted) is not a seed, which is a whole number") }
    return seed
  }

  private func readPinch(_ line: inout ScriptLine) throws(InputScript.ParseError) -> InputScript.Statement {
    let center = try line.point()
    try line.keyword("from")
    let start = try line.distance()
    try line.keyword("to")
    let target = try line.distance()
    return .pinch(center, from: start, to: target, duration: try line.duration(after: "in") ?? 0.5)
  }

  /// Reads a name, which becomes a file name. It consists of letters, digits, `-`, `_` and `.`, does not start with
  /// `.`, and differs from all other names on any file system.
  private mutating func readName(_ line: inout ScriptLine) throws(InputScript.ParseError) -> String {
    let name = try line.word("a name")
    let isPlain = name.utf8.allSatisfy { Self.nameBytes.contains($0) }
    guard isPlain, name.first != ".", name.count <= 80 else {
      throw line.error("\(name.quoted) is not a usable name; use up to 80 letters, digits, - and _")
    }
    guard snapshotNames.insert(name.lowercased()).inserted else {
      throw line.error("there is a snapshot \(name.quoted) already; choose another name")
    }
    return name
  }

  private mutating func readEvent(_ line: inout ScriptLine) throws(InputScript.ParseError) -> InputEvent {
    let time = try line.duration()
    guard time >= seconds else {
      throw line.error("this is earlier than the statement before it (\(seconds.text(decimals: 6))s)")
    }
    if let first = eventTimes.add(time), time - first < 1.0 / 60 {
      let limit = InputScript.Limits.eventsInAFrame
      throw line.error("more than \(limit) events within a sixtieth of a second; remove some of them")
    }
    let kind = try line.word("down, move, up, cancel, wheel, key, text or compose")
    if kind == "wheel" {
      let point = try line.point()
      try line.keyword("by")
      return .wheel(WheelEvent(location: point, notches: try line.notches(), time: time))
    }
    if kind == "key" { return .key(try readKeyEvent(&line, time)) }
    if kind == "text" { return .text(TextEvent(.typed(try line.quoted("the typed text")), time: time)) }
    if kind == "compose" { return .text(TextEvent(.composing(try line.quoted("the composed text")), time: time)) }
    let phases: [String: PointerEvent.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
    let phase = try line.choice(kind, phases)
    let finger = try line.finger()
    let point = try line.point()
    let (modifiers, buttons) = try line.modifiers()
    return .pointer(
      PointerEvent(
        id: finger, phase: phase, location: point, time: time, buttons: buttons ?? .primary, modifiers: modifiers))
  }

  private func readKeyEvent(
    _ line: inout ScriptLine, _ time: TimeInterval
  ) throws(InputScript.ParseError) -> KeyEvent {
    let word = try line.word("down, repeat, up or cancel")
    let phases: [String: KeyEvent.Phase] = [
      "down": .began, "repeat": .repeated, "up": .ended, "cancel": .cancelled,
    ]
    let phase = try line.choice(word, phases)
    let key = try line.key()
    let modifiers = try line.modifiers().flags
    return KeyEvent(phase: phase, key: key, modifiers: modifiers, characters: try line.typed(), time: time)
  }

  private mutating func advance(
    by statement: InputScript.Statement, _ line: ScriptLine
  ) throws(InputScript.ParseError) {
    seconds = statement.end(from: seconds)
    guard seconds <= InputScript.Limits.duration else {
      throw line.error("the script lasts longer than \(Int(InputScript.Limits.duration)) seconds")
    }
  }
}
