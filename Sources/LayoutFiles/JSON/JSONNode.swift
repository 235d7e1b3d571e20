/// A JSON value with its position.
struct JSONNode: Sendable {
  struct Member: Sendable {
    var key: String
    /// The position of the key.
    var offset: Int
    var value: JSONNode
  }

  enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  var value: Value
  /// The position in bytes from the file's start.
  var offset: Int

  /// The kind of value, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  var isNull: Bool { if case .null = value { true } else { false } }
}
