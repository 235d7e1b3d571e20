/// A book to read.
struct UnreadBook: Hashable, Sendable {
  let title: String
  let author: String

  /// The shelf that the book is on.
  enum Shelf: String, CaseIterable, Sendable {
    case next = "Up next"
    case someday = "Some day"
  }

  static let next = [
    UnreadBook(title: "Walden", author: "Henry David Thoreau"),
    UnreadBook(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin"),
    UnreadBook(title: "소년이 온다", author: "한강"),
    UnreadBook(title: "Middlemarch", author: "George Eliot"),
  ]

  static let someday = [
    UnreadBook(title: "Moby-Dick", author: "Herman Melville"),
    UnreadBook(title: "In Search of Lost Time", author: "Marcel Proust"),
    UnreadBook(title: "The Man Without Qualities", author: "Robert Musil"),
    UnreadBook(title: "Kokoro", author: "夏目漱石"),
    UnreadBook(title: "The Book of Disquiet", author: "Fernando Pessoa"),
    UnreadBook(title: "Effi Briest", author: "Theodor Fontane"),
  ]
}
