/// A mountain with its height in meters and its continent.
struct Mountain: Hashable {
  var name: String
  var height: Int
  var part: Part

  enum Part: String, CaseIterable {
    case asia = "Asia"
    case america = "Americas"
    case europe = "Europe"
    case elsewhere = "Elsewhere"
  }

  /// Returns whether a search for `text` finds the mountain; an empty search finds all.
  func isFound(by text: String) -> Bool { text.isEmpty || name.lowercased().contains(text.lowercased()) }
}

extension Mountain {
  /// All mountains, by height.
  static let all: [Mountain] =
    (asia.map { Mountain(name: $0, height: $1, part: .asia) }
    + america.map { Mountain(name: $0, height: $1, part: .america) }
    + europe.map { Mountain(name: $0, height: $1, part: .europe) }
    + elsewhere.map { Mountain(name: $0, height: $1, part: .elsewhere) })
    .sorted { ($1.height, $0.name) < ($0.height, $1.name) }

  private static let asia: KeyValuePairs = [
    "Everest": 8_849, "K2": 8_611, "Kangchenjunga": 8_586, "Lhotse": 8_516, "Makalu": 8_485, "Cho Oyu": 8_188,
    "Dhaulagiri": 8_167, "Manaslu": 8_163, "Nanga Parbat": 8_126, "Annapurna": 8_091, "Ararat": 5_137,
    "Kinabalu": 4_095, "Fuji 富士山": 3_776, "백두산": 2_744, "한라산": 1_947, "지리산": 1_915, "설악산": 1_708,
    "북한산": 836,
  ]
  private static let america: KeyValuePairs = [
    "Aconcagua": 6_961, "Ojos del Salado": 6_893, "Huascarán": 6_768, "Chimborazo": 6_263, "Denali": 6_190,
    "Logan": 5_959, "Popocatépetl": 5_426, "Whitney": 4_421, "Rainier": 4_392, "Fitz Roy": 3_405,
  ]
  private static let europe: KeyValuePairs = [
    "Elbrus": 5_642, "Mont Blanc": 4_806, "Dufourspitze": 4_634, "Matterhorn": 4_478, "Eiger": 3_967,
    "Mulhacén": 3_479, "Etna": 3_357, "Olympus": 2_918, "Ben Nevis": 1_345,
  ]
  private static let elsewhere: KeyValuePairs = [
    "Kilimanjaro": 5_895, "Mount Kenya": 5_199, "Vinson": 4_892, "Puncak Jaya": 4_884, "Mauna Kea": 4_207,
    "Aoraki": 3_724, "Kosciuszko": 2_228,
  ]
}
