import Gallery

/// The scenes that the command line can be asked for.
enum Catalogue {
  @TaskLocal static var scenes = Gallery.Scene.all
}
