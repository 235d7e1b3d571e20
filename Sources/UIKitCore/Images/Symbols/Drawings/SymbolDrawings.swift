/// The drawings, in the notation of `SymbolScore`: a line for each symbol, which indented lines continue.
enum SymbolDrawings {
  static let all = [
    arrows, marks, lists, documents, places, people, media, devices, nature, things, digits, letters, weather, writing,
    household, travel, shapes, signals,
  ]
}
