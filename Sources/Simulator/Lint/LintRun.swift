import Foundation
import Geometry
package import LayoutLint
import LayoutSolver
import UIKitCollections
package import UIKitCore

/// A short run of a scene, for the rules about layouts: at rest, scrolled, with the largest text, with reduced motion,
/// and closed.
@MainActor
package struct LintRun {
  /// The collection views of the scene, outermost first, and its screen.
  package private(set) var views: [LintedView] = []
  package private(set) var screen = LintedScreen()
  private let edits: LayoutEdits

  /// Runs a scene.
  ///
  /// - Parameters:
  ///   - edits: The user's changes of values, which the layouts of each run get, too.
  ///   - makeApp: Creates the app; called for each of the runs.
  package init(
    on variant: LayoutVariant, services: HostServices, edits: LayoutEdits = LayoutEdits(),
    makeApp: () -> UIViewController
  ) {
    self.edits = edits
    run(variant, services, makeApp)
    compareLargestText(variant, services, makeApp)
    observeReducedMotion(variant, services, makeApp)
    screen.retainingClosures = Self.retainingClosures(variant, services, makeApp)
  }

  private mutating func run(_ variant: LayoutVariant, _ services: HostServices, _ makeApp: () -> UIViewController) {
    let rehearsal = edited(variant.rehearsal(services: services, makeApp: makeApp))
    let reader = ScreenReader(rehearsal.root.window)
    screen.texts = reader.texts
    screen.targets = reader.targets
    for view in LayoutText.collectionViews(in: rehearsal.root.window) {
      var observer = ViewObserver(view, rehearsal)
      observer.scroll()
      views.append(observer.linted)
    }
  }

  private func edited(_ rehearsal: Rehearsal) -> Rehearsal {
    guard edits.apply(to: rehearsal.root.window) else { return rehearsal }
    rehearsal.idle(for: LayoutVariant.patience)
    return rehearsal
  }

  // MARK: Text

  private mutating func compareLargestText(
    _ variant: LayoutVariant, _ services: HostServices, _ makeApp: () -> UIViewController
  ) {
    let largest = LayoutVariant(
      device: variant.device, direction: variant.direction, textSize: LayoutVariant.largest.textSize)
    let rehearsal = edited(largest.rehearsal(services: services, makeApp: makeApp))
    let texts = ScreenReader(rehearsal.root.window).texts
    let cut = Set(texts.filter(\.isCut).map(\.text))
    let known = Set(texts.map(\.text))
    for index in screen.texts.indices where known.contains(screen.texts[index].text) {
      screen.texts[index].isCutAtLargestSize = cut.contains(screen.texts[index].text)
    }
  }

  // MARK: Motion

  private mutating func observeReducedMotion(
    _ variant: LayoutVariant, _ services: HostServices, _ makeApp: () -> UIViewController
  ) {
    guard views.contains(where: \.run.hasMotion) else { return }
    let rehearsal = edited(variant.rehearsal(reducesMotion: true, services: services, makeApp: makeApp))
    for (index, view) in LayoutText.collectionViews(in: rehearsal.root.window).enumerated()
    where views.indices.contains(index) {
      var observer = ViewObserver(view, rehearsal)
      observer.scroll()
      views[index].run.unreducedMotion = observer.linted.run.movingSections
    }
  }

  // MARK: Closures

  /// Returns the closures of layouts that keep a closed scene alive.
  private static func retainingClosures(
    _ variant: LayoutVariant, _ services: HostServices, _ makeApp: () -> UIViewController
  ) -> [String] {
    var rehearsal: Rehearsal? = variant.rehearsal(services: services, makeApp: makeApp)
    guard let window = rehearsal?.root.window else { return [] }
    let views = LayoutText.collectionViews(in: window)
    let layouts = views.compactMap { view -> ClosedLayout? in
      guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else { return nil }
      return ClosedLayout(layout, hasHandler: !view.sectionsWithHandler.isEmpty, owner: view.nearestViewController)
    }
    rehearsal?.close()
    rehearsal = nil
    return Set(layouts.compactMap(\.retainingClosure)).sorted()
  }
}

/// A layout whose screen was closed.
@MainActor
private final class ClosedLayout {
  private let layout: UICollectionViewCompositionalLayout
  private let hasHandler: Bool
  private weak var owner: UIViewController?

  init(_ layout: UICollectionViewCompositionalLayout, hasHandler: Bool, owner: UIViewController?) {
    (self.layout, self.hasHandler, self.owner) = (layout, hasHandler, owner)
  }

  /// The closure without which the screen is released; `nil` if it was released anyway, or is kept by something else.
  var retainingClosure: String? {
    guard owner != nil else { return nil }
    layout.releaseClosures()
    guard owner == nil else { return nil }
    return hasHandler ? "visibleItemsInvalidationHandler or section provider" : "section provider"
  }
}
