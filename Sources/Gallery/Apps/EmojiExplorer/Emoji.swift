/// An emoji and its category.
struct Emoji: Hashable, Sendable {
  enum Category: String, CaseIterable, Sendable {
    case recents, smileys, nature, food, activities, travel, objects, symbols

    var title: String { rawValue.capitalized }
  }

  let text: String
  let title: String
  let category: Category
}

extension Emoji.Category {
  var emojis: [Emoji] { names.map { Emoji(text: $0.0, title: $0.1, category: self) } }

  private var names: KeyValuePairs<String, String> {
    switch self {
    case .recents:
      [
        "🤣": "Rolling with laughter", "🥃": "Tumbler", "😎": "Sunglasses", "⛷️": "Skier", "🗺️": "World map",
        "⏱️": "Stopwatch", "📱": "Phone", "❤️": "Heart",
      ]
    case .smileys: ["😊": "Smile", "🤯": "Mind blown", "👩‍🚀": "Astronaut"]
    case .nature: ["🦊": "Fox", "🌵": "Cactus", "🌦️": "Sun and rain"]
    case .food: ["🍕": "Pizza", "🥑": "Avocado", "🍓": "Strawberry"]
    case .activities: ["🎾": "Tennis", "🏄‍♀️": "Surfer", "🎸": "Guitar"]
    case .travel: ["🚂": "Locomotive", "🏔️": "Mountain", "🛶": "Canoe"]
    case .objects: ["💡": "Light bulb", "✏️": "Pencil", "🔭": "Telescope"]
    case .symbols: ["☮️": "Peace", "♻️": "Recycling", "🏳️‍🌈": "Rainbow flag"]
    }
  }
}
