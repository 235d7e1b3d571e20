/// The changes of a window since its last frame.
struct SurfaceState {
  /// Whether the window has another size than its picture.
  var isResized = false
  /// Whether the window lost its pixels, for instance because another window was in front of it.
  var isExposed = true
  /// Whether any part of the window can be seen.
  var isVisible = true

  /// Whether the picture has to be presented again, even if nothing in it changed.
  var needsFrame: Bool { isResized || isExposed }
}
