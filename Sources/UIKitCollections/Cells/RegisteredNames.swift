import PlainText

/// The names that are registered, for a message about one that is not: `["cell", "header"] (did you mean “cell”?)`.
struct RegisteredNames: CustomStringConvertible {
  let names: [String]
  let missing: String

  init(_ names: some Sequence<String>, insteadOf missing: String) {
    (self.names, self.missing) = (names.sorted(), missing)
  }

  /// The names, and the one that is spelled like the missing one.
  var description: String { "\(names)\(Nearest.hint(Nearest.name(to: missing, among: names)))" }
}
