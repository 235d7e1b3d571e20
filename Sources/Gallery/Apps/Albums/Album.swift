struct Album: Hashable {
  var photo: String
  var title: String
  var count: String
}

enum AlbumItem: Hashable {
  case album(Album)
  case person(photo: String)
  case kind(Row)

  static func all(in section: AlbumSection) -> [AlbumItem] {
    switch section {
    case .mine: albums.map(AlbumItem.album)
    case .people: ["dahlia", "citrus", "latte-art", "macarons", "maple-leaves", "pottery"].map { .person(photo: $0) }
    case .kinds: kinds.map(AlbumItem.kind)
    }
  }

  private static let albums = [
    Album(photo: "sea-sunset", title: "최근 항목", count: "8,214"),
    Album(photo: "dawn-ridge", title: "지리산", count: "162"),
    Album(photo: "florist", title: "즐겨찾는 항목", count: "301"),
    Album(photo: "aerial-beach", title: "제주 2026", count: "418"),
    Album(photo: "bakery", title: "Bread", count: "57"),
    Album(photo: "city-bokeh", title: "Hong Kong", count: "230"),
    Album(photo: "aurora", title: "Tromsø 🌌", count: "96"),
    Album(photo: "bookshop", title: "책방", count: "41"),
    Album(photo: "tea-hills", title: "보성", count: "73"),
  ]

  private static let kinds = [
    Row(symbol: "🎞️", title: "비디오", detail: "312"), Row(symbol: "🤳", title: "셀피", detail: "128"),
    Row(symbol: "🌄", title: "Panoramas", detail: "24"), Row(symbol: "⏱️", title: "타임랩스", detail: "9"),
    Row(symbol: "📸", title: "Screenshots", detail: "1,406"),
  ]
}
