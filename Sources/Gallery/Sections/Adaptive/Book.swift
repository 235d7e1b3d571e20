enum ShelfItem: Hashable {
  case reading(Row)
  case cover(Book)
  case mood(String)

  static func all(in section: ShelfSection) -> [ShelfItem] {
    switch section {
    case .reading: reading.map(ShelfItem.reading)
    case .covers: Book.all.map(ShelfItem.cover)
    case .moods: "🌧️☀️🌙🔥🍂🎈🕯️🌊".map { .mood(String($0)) }
    }
  }

  private static let reading = [
    Row(symbol: "📗", title: "The Salt Roads", subtitle: "Chapter 12", detail: "64 %"),
    Row(symbol: "📘", title: "작은 배의 항해술", subtitle: "3장", detail: "21 %"),
    Row(symbol: "📕", title: "Kilns of Goryeo", subtitle: "Chapter 5", detail: "40 %"),
    Row(symbol: "📙", title: "Night Trains", subtitle: "Last pages", detail: "97 %"),
  ]
}

struct Book: Hashable {
  var photo: String
  var title: String
  var author: String
}

extension Book {
  static let all = [
    Book(photo: "dunes", title: "Erg", author: "Nadia Berrada"),
    Book(photo: "rain-window", title: "비의 문법", author: "한소율"),
    Book(photo: "milky-way", title: "Dark Sites", author: "T. Okonkwo"),
    Book(photo: "florist", title: "꽃의 이름", author: "정다원"),
    Book(photo: "facade", title: "Glass City", author: "Ines Vidal"),
    Book(photo: "pottery", title: "흙과 불", author: "오세진"),
    Book(photo: "aurora", title: "Sixty-nine North", author: "E. Lund"),
    Book(photo: "latte-art", title: "Third Wave", author: "R. Costa"),
  ]
}
