/// A change of one expression or statement that a test suite should detect.
struct Fault {
  /// The bytes that the fault replaces, as offsets into the UTF-8 text of the file.
  var bytes: Range<Int>
  var replacement: String
  /// The original text.
  var original: String
  /// The line number, counted from 1.
  var line: Int
  /// The part of the file that is compiled twice, with the fault and without it.
  var site: Site
}

/// The outermost body or value around a fault: a program can choose between two of them while it runs.
struct Site: Hashable {
  enum Kind {
    /// The statements of a body.
    case statements
    /// The only expression of a body, which returns it implicitly.
    case result
    /// The initial value of a property, or the default value of a parameter.
    case value
  }

  var kind: Kind
  /// The range as offsets into the UTF-8 text of the file; without the braces around a body.
  var bytes: Range<Int>
}
