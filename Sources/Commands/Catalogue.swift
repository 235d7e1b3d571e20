import Scenes

/// The scenes that a command line offers, and how its help speaks of them.
package struct Catalogue: Sendable {
  package let scenes: [Scene]
  /// The scene that the examples in help texts name.
  package let example: String
  /// The program's purpose in one line.
  package let abstract: String

  /// - Parameter example: The first scene's name if `nil`.
  package init(_ scenes: [Scene], example: String? = nil, abstract: String) {
    self.scenes = scenes
    self.example = example ?? scenes.first?.name ?? "app"
    self.abstract = abstract
  }

  /// The catalogue of the command that runs.
  @TaskLocal static var current = Catalogue([], abstract: "")

  static var scenes: [Scene] { current.scenes }
  static var example: String { current.example }
}
