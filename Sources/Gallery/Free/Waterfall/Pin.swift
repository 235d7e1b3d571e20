struct Pin: Hashable {
  var photo: String
  var title: String
  var place: String
}

extension Pin {
  static let all = [
    Pin(photo: "waterfall", title: "Skógafoss", place: "Iceland"),
    Pin(photo: "latte-art", title: "로제타", place: "연남동"),
    Pin(photo: "bookshop", title: "오후의 책방", place: "성수동"),
    Pin(photo: "fog-pines", title: "소나무와 안개", place: "강원"),
    Pin(photo: "dunes", title: "Erg Chebbi", place: "Morocco"),
    Pin(photo: "dahlia", title: "Café au Lait", place: "Garden"),
    Pin(photo: "milky-way", title: "여름의 강", place: "몽골 고비"),
    Pin(photo: "macarons", title: "Pistache", place: "Paris"),
    Pin(photo: "aurora", title: "Six nights", place: "Tromsø"),
    Pin(photo: "slot-canyon", title: "정오의 협곡", place: "애리조나"),
    Pin(photo: "citrus", title: "귤 시장 🍊", place: "제주"),
    Pin(photo: "facade", title: "South wall", place: "Lyon"),
    Pin(photo: "tea-hills", title: "첫물차", place: "보성"),
    Pin(photo: "city-bokeh", title: "Neon", place: "Kowloon"),
    Pin(photo: "pottery", title: "초벌", place: "이천"),
    Pin(photo: "mirror-lake", title: "Two mountains", place: "Alberta"),
    Pin(photo: "rain-window", title: "장마", place: "작업실"),
    Pin(photo: "maple-leaves", title: "Red week", place: "Kyoto"),
    Pin(photo: "lanterns", title: "소원", place: "핑시"),
    Pin(photo: "bakery", title: "6 a.m.", place: "Lisbon"),
    Pin(photo: "aerial-beach", title: "파라솔 다섯", place: "협재"),
    Pin(photo: "florist", title: "Saturday", place: "Flower market"),
    Pin(photo: "dawn-ridge", title: "능선", place: "지리산"),
    Pin(photo: "sea-sunset", title: "Last ten minutes", place: "West coast"),
  ]
}
