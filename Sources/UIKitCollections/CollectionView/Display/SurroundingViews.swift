import UIKitCore

/// The views that a collection view displays beside those of its elements.
@MainActor
final class SurroundingViews {
  let listBackgrounds = ListBackgrounds()
  let indexTitles = IndexTitles()
}
