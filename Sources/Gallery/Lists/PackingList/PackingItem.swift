/// An item to pack for a journey.
struct PackingItem: Hashable, Sendable {
  let name: String
  let note: String
  let symbol: String

  /// The item's current location.
  enum Place: String, CaseIterable, Sendable {
    case home = "Still at home"
    case suitcase = "In the suitcase"
  }

  static let atHome = [
    PackingItem(name: "Passport", note: "Valid until next spring", symbol: "book.closed.fill"),
    PackingItem(name: "Camera", note: "Charge the batteries", symbol: "camera.fill"),
    PackingItem(name: "Map of the trails", note: "And the small one of the town", symbol: "map.fill"),
    PackingItem(name: "Headphones", note: "For the night train", symbol: "headphones"),
    PackingItem(name: "Keys to the hut", note: "Maria has the second pair", symbol: "key.fill"),
  ]

  static let packed = [
    PackingItem(name: "First aid", note: "Plasters, scissors, tape", symbol: "cross.case.fill"),
    PackingItem(name: "Books", note: "Two, and one for the way back", symbol: "book.fill"),
    PackingItem(name: "Sunglasses", note: "In the side pocket", symbol: "eyeglasses"),
  ]
}
