import Gallery

/// The scenes that the command line can be asked for.
enum Catalogue {
  @TaskLocal static var scenes = Gallery.Scene.all

  /// Whether the scenes are Tessera's own, and not the screens of an app.
  static var isGallery: Bool { scenes.first?.name == Gallery.Scene.all.first?.name }

  /// The scene that the examples in help texts name.
  static var example: String { isGallery ? "banner" : scenes.first?.name ?? "app" }
}
