import Foundation

extension SceneState {
  /// The state as one word of letters, digits, hyphens and underscores: its JSON in the alphabet of URLs.
  package var word: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { data in
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
  }

  /// Creates the state that a word contains; `nil` if it is damaged.
  package init?(word: String) {
    let plain = word.replacing("-", with: "+").replacing("_", with: "/")
    let padded = plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: padded), let state = try? JSONDecoder().decode(SceneState.self, from: data)
    else { return nil }
    self = state
  }
}
