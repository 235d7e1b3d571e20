/// A sentence such as `H:|-[name(>=100@750)]-8-[age]|`, taken apart.
struct VisualFormat: Equatable {
  /// A number, or the name of a metric or of a view.
  enum Amount: Equatable {
    case number(Double)
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var amount: Amount
    var multiplier = 1.0
    var offset = 0.0
    var priority: Amount?
  }

  /// What lies between two neighbours.
  enum Gap: Equatable {
    case none
    case standard
    case said([Predicate])
  }

  struct Box: Equatable {
    /// Nil for the superview.
    var name: String?
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var boxes: [Box] = []
  /// One fewer than boxes.
  var gaps: [Gap] = []

  /// Where a format cannot be read, and why.
  struct ParseError: Error, Equatable {
    var format: String
    /// Characters before the place.
    var column: Int
    var reason: String

    var message: String {
      "Unable to parse constraint format: \(reason)\n\(format)\n" + String(repeating: " ", count: column) + "^"
    }
  }
}
