extension VisualFormat {
  init(parsing text: String) throws(ParseError) {
    var reader = Reader(text)
    self.init()
    if reader.take("V:") { axis = .vertical } else { _ = reader.take("H:") }
    boxes.append(try reader.box(isFirst: true))
    while !reader.isAtEnd {
      gaps.append(try reader.gap())
      boxes.append(try reader.box(isFirst: false))
      if boxes.last?.name == nil { break }
    }
    guard reader.isAtEnd else { throw reader.error("nothing may follow the superview's end") }
    guard boxes.contains(where: { $0.name != nil }) else { throw reader.error("expected a view in brackets") }
  }

  /// A reader that consumes the characters of a format.
  private struct Reader {
    let format: String
    let characters: [Character]
    var index = 0

    init(_ text: String) {
      format = text
      characters = Array(text)
    }

    var isAtEnd: Bool { index == characters.count }

    func error(_ reason: String) -> ParseError { ParseError(format: format, column: index, reason: reason) }

    mutating func take(_ word: String) -> Bool {
      guard characters[index...].starts(with: Array(word)) else { return false }
      index += word.count
      return true
    }

    mutating func expect(_ word: String) throws(ParseError) {
      if !take(word) { throw error("expected '\(word)'") }
    }

    mutating func box(isFirst: Bool) throws(ParseError) -> Box {
      if take("|") { return Box() }
      guard take("[") else { throw error("expected a view in brackets, or '|'") }
      var box = Box(name: try name())
      if take("(") {
        box.sizes = try predicates()
        try expect(")")
      }
      try expect("]")
      return box
    }

    mutating func gap() throws(ParseError) -> Gap {
      guard take("-") else { return .none }
      if let next = characters[index...].first, next == "[" || next == "|" { return .standard }
      let predicates: [Predicate]
      if take("(") {
        predicates = try self.predicates()
        try expect(")")
      } else {
        predicates = [try predicate()]
      }
      try expect("-")
      return .said(predicates)
    }

    mutating func predicates() throws(ParseError) -> [Predicate] {
      var list = [try predicate()]
      while take(",") { list.append(try predicate()) }
      return list
    }

    mutating func predicate() throws(ParseError) -> Predicate {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      var predicate = Predicate(relation: relation, amount: try amount())
      if take("*") {
        predicate.multiplier = try number()
      } else if take("/") {
        predicate.multiplier = 1 / (try number())
      }
      if case .name = predicate.amount {
        if take("+") {
          predicate.offset = try number()
        } else if isSubtraction, take("-") {
          predicate.offset = -(try number())
        }
      }
      if take("@") { predicate.priority = try amount() }
      return predicate
    }

    /// Whether a hyphen is a minus sign: it is within parentheses, and a number follows.
    private var isSubtraction: Bool {
      index + 1 < characters.count && characters[index] == "-" && characters[index + 1].isNumber
        && characters[index...].contains(")")
        && !characters[index...].prefix { $0 != ")" }.contains { $0 == "[" || $0 == "|" }
    }

    mutating func amount() throws(ParseError) -> Amount {
      guard let next = characters[index...].first else { throw error("expected a number or a name") }
      if next.isNumber || next == "." || next == "-" { return .number(try number()) }
      return .name(try name())
    }

    mutating func number() throws(ParseError) -> Double {
      let start = index
      if !isAtEnd, characters[index] == "-" { index += 1 }
      while !isAtEnd, characters[index].isNumber || characters[index] == "." { index += 1 }
      guard let number = Double(String(characters[start..<index])) else {
        index = start
        throw error("expected a number")
      }
      return number
    }

    mutating func name() throws(ParseError) -> String {
      let start = index
      while !isAtEnd, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
        index += 1
      }
      guard start < index else { throw error("expected a name") }
      return String(characters[start..<index])
    }
  }
}
