import Scenes

/// The scenes that a command line offers, and the texts for its help.
package struct Catalogue: Sendable {
  package let scenes: [Scene]
  /// The name of the scene in the examples of help texts.
  package let example: String
  /// The program's purpose in one line.
  package let abstract: String

  private let inKorean: @Sendable (Scene) -> Scene

  /// - Parameters:
  ///   - example: The name of the scene in examples; the first scene's if `nil`.
  ///   - inKorean: Returns a scene with its texts in Korean; by default the scene as it is.
  package init(
    _ scenes: [Scene], example: String? = nil, abstract: String,
    inKorean: @escaping @Sendable (Scene) -> Scene = { $0 }
  ) {
    self.scenes = scenes
    self.inKorean = inKorean
    self.example = example ?? scenes.first?.name ?? "app"
    self.abstract = abstract
  }

  /// Returns the catalogue with the scenes of another one whose names it does not have.
  func adding(_ other: Catalogue) -> Catalogue {
    let names = Set(scenes.map(\.name))
    let others = other.scenes.filter { !names.contains($0.name) }
    return Catalogue(scenes + others, example: example, abstract: abstract, inKorean: inKorean)
  }

  /// The catalogue of the running command.
  @TaskLocal static var current = Catalogue([], abstract: "")

  static var scenes: [Scene] { current.scenes }
  /// Returns the title of a scene, in Korean or in English.
  static func title(of scene: Scene, inKorean: Bool) -> String {
    inKorean ? current.inKorean(scene).title : scene.title
  }

  /// Returns the scenes, with their texts in Korean or in English.
  static func scenes(inKorean: Bool) -> [Scene] { inKorean ? scenes.map(current.inKorean) : scenes }
  static var example: String { current.example }
}
