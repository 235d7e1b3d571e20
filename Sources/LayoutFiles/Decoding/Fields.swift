import Foundation
import PlainText

/// The members of one object, by key.
struct Fields {
  let text: SourceText
  /// The object's description, for messages.
  let subject: String
  let offset: Int
  private let members: [String: JSONNode]

  /// - Parameter known: All valid keys; others are rejected with a suggestion. `nil` accepts any key.
  init(_ node: JSONNode, in text: SourceText, as subject: String, known: [String]?) throws(LayoutFileError) {
    guard case .object(let list) = node.value else {
      throw text.error(at: node.offset, "Expected \(subject) as an object, found \(node.kind).")
    }
    self.text = text
    self.subject = subject
    offset = node.offset
    var members: [String: JSONNode] = [:]
    for member in list {
      if let known, !known.contains(member.key) {
        let guess = Nearest.name(to: member.key, among: known).map { " Did you mean \"\($0)\"?" }
        throw text.error(
          at: member.offset,
          "Unknown key \"\(member.key.escaped())\" in \(subject).\(guess ?? " Known: \(known.joined(separator: ", ")).")"
        )
      }
      members[member.key] = member.value
    }
    self.members = members
  }

  /// Returns a member; `nil` for an absent member and for null.
  subscript(key: String) -> JSONNode? { members[key].flatMap { $0.isNull ? nil : $0 } }

  func has(_ key: String) -> Bool { members[key] != nil }

  func required(_ key: String) throws(LayoutFileError) -> JSONNode {
    guard let node = self[key] else { throw fail("\(subject) needs \"\(key)\".") }
    return node
  }

  func fail(_ message: String) -> LayoutFileError { text.error(at: offset, message) }

  // MARK: Plain values

  func number(_ key: String) throws(LayoutFileError) -> CGFloat? {
    guard let node = self[key] else { return nil }
    return try text.number(node, as: "\"\(key)\"")
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(LayoutFileError) -> Int? {
    guard let node = self[key] else { return nil }
    let number = try text.number(node, as: "\"\(key)\"")
    guard number == number.rounded(), let integer = Int(exactly: Double(number)), range.contains(integer) else {
      throw text.error(
        at: node.offset, "\"\(key)\" must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return integer
  }

  func boolean(_ key: String) throws(LayoutFileError) -> Bool? {
    guard let node = self[key] else { return nil }
    guard case .boolean(let value) = node.value else {
      throw text.error(at: node.offset, "\"\(key)\" must be true or false, not \(node.kind).")
    }
    return value
  }

  func string(_ key: String) throws(LayoutFileError) -> String? {
    guard let node = self[key] else { return nil }
    return try text.string(node, as: "\"\(key)\"")
  }

  func array(_ key: String) throws(LayoutFileError) -> [JSONNode] {
    guard let node = self[key] else { return [] }
    return try text.array(node, as: "\"\(key)\"")
  }

  /// Returns the value for one of several words.
  func choice<Value>(_ key: String, _ choices: [(String, Value)]) throws(LayoutFileError) -> Value? {
    guard let node = self[key] else { return nil }
    let word = try text.string(node, as: "\"\(key)\"")
    if let match = choices.first(where: { $0.0 == word }) { return match.1 }
    throw text.error(at: node.offset, text.unknown(word, as: key, among: choices.map(\.0)))
  }
}

extension SourceText {
  func number(_ node: JSONNode, as name: String) throws(LayoutFileError) -> CGFloat {
    guard case .number(let value) = node.value else {
      throw error(at: node.offset, "\(name) must be a number, not \(node.kind).")
    }
    return CGFloat(value)
  }

  func string(_ node: JSONNode, as name: String) throws(LayoutFileError) -> String {
    guard case .string(let value) = node.value else {
      throw error(at: node.offset, "\(name) must be a string, not \(node.kind).")
    }
    return value
  }

  func array(_ node: JSONNode, as name: String) throws(LayoutFileError) -> [JSONNode] {
    guard case .array(let elements) = node.value else {
      throw error(at: node.offset, "\(name) must be an array, not \(node.kind).")
    }
    return elements
  }

  func numbers(_ node: JSONNode, count: Int?, as name: String) throws(LayoutFileError) -> [CGFloat] {
    let elements = try array(node, as: name)
    if let count, elements.count != count {
      throw error(at: node.offset, "\(name) must have \(count) numbers, not \(elements.count).")
    }
    var numbers: [CGFloat] = []
    for element in elements { numbers.append(try number(element, as: "A number in \(name)")) }
    return numbers
  }

  func unknown(_ word: String, as name: String, among known: [String]) -> String {
    let guess = Nearest.name(to: word, among: known).map { "Did you mean \"\($0)\"?" }
    return "Unknown \(name) \"\(word.escaped())\". \(guess ?? "Known: \(known.joined(separator: ", ")).")"
  }
}
