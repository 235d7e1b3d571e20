/// A parsed visual format, such as `H:|-[name(>=100@750)]-8-[age]|`.
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

  /// The gap between two adjacent views.
  enum Gap: Equatable {
    case none
    case standard
    case said([Predicate])
  }

  struct Box: Equatable {
    /// The name of the view; `nil` for the superview.
    var name: String?
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var boxes: [Box] = []
  /// The gaps between adjacent boxes, one fewer than boxes.
  var gaps: [Gap] = []

  /// The position and cause of a syntax error in a format.
  struct ParseError: Error, Equatable {
    var format: String
    /// The number of characters before the error.
    var column: Int
    var reason: String

    var message: String {
      "Unable to parse constraint format: \(reason)\n\(format)\n" + String(repeating: " ", count: column) + "^"
    }
  }
}
