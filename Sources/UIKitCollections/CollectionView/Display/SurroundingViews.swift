import UIKitCore

/// The views that a collection view displays in addition to those of its elements.
@MainActor
final class SurroundingViews {
  let listBackgrounds = ListBackgrounds()
  let indexTitles = IndexTitles()
}
