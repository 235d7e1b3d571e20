package import Raster
package import Workbench

/// The functions that a window calls for commands of the user and of the system.
package struct WindowHandlers {
  /// Called for the Escape key, so that the app's host can go back.
  package var back: @MainActor () -> Void = {}
  /// Called for the command that shows the list of scenes.
  package var home: @MainActor () -> Void = {}
  /// Called with the name of a scene that the user chose.
  package var scene: @MainActor (String) -> Void = { _ in }
  /// Called with the device's picture, for the command that writes it to a file.
  package var screenshot: @MainActor (Bitmap) -> Void = { _ in }
  /// Called with the device's picture, for the command that copies it.
  package var copyPicture: @MainActor (Bitmap) -> Void = { _ in }
  /// Called with the layout as Swift, for the command that exports it.
  package var export: @MainActor (String) -> Void = { _ in }
  /// Called with the changes of the layout's values as a unified diff of its code, and as values; returns the diff for the
  /// clipboard.
  package var exportChanges: @MainActor (String, [SectionValues]) -> String = { difference, _ in difference }
  /// Returns a text that reopens the scene, for the command that copies it.
  package var copyState: @MainActor () -> String? = { nil }
  /// Called if the process is about to end because the display was lost.
  package var lostDisplay: @MainActor () -> Void = {}
}
