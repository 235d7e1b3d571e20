import Scenes

/// The scenes that a command line offers, and the texts for its help.
package struct Catalogue: Sendable {
  package let scenes: [Scene]
  /// The name of the scene in the examples of help texts.
  package let example: String
  /// The program's purpose in one line.
  package let abstract: String

  /// - Parameter example: The name of the scene in examples; the first scene's if `nil`.
  package init(_ scenes: [Scene], example: String? = nil, abstract: String) {
    self.scenes = scenes
    self.example = example ?? scenes.first?.name ?? "app"
    self.abstract = abstract
  }

  /// The catalogue of the running command.
  @TaskLocal static var current = Catalogue([], abstract: "")

  static var scenes: [Scene] { current.scenes }
  static var example: String { current.example }
}
