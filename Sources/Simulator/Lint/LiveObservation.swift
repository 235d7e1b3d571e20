import Foundation
package import LayoutLint
import LayoutSolver
package import UIKitCollections
package import UIKitCore

/// The facts for the rules that a screen in use shows as it is, without being scrolled, shown otherwise or closed.
@MainActor
package struct LiveObservation {
  /// The collection views, in the given order, and their screen.
  package let views: [LintedView]
  package let screen: LintedScreen

  package init(_ window: UIWindow, _ views: [UICollectionView]) {
    self.views = views.map(LintedView.init)
    screen = LintedScreen(window)
  }
}

extension LintedView {
  /// Reads the layout of a view, and what its handlers have done in this frame.
  @MainActor
  fileprivate init(_ view: UICollectionView) {
    self.init(solution: view.layoutSolution)
    readRegistrations(of: view)
    readLayout(of: view)
    run.delegateFollowsScrolling = view.hasFollowingDelegate
    run.usedKinds = view.usedSupplementaryKinds.union(view.listedDisplay.compactMap(\.kind))
    let changes = view.handlerChanges
    run.changedEstimates = changes.filter(\.isEstimated).map {
      .init(section: $0.section, name: $0.name, frame: $0.frame)
    }
    run.movingSections = Set(changes.filter(\.isMoved).map(\.section))
    if UIAccessibility.isReduceMotionEnabled { run.unreducedMotion = run.movingSections }
  }

  /// Reads what is registered with a view, and how its data are identified.
  @MainActor
  mutating func readRegistrations(of view: UICollectionView) {
    run.identifierClasses = view.identifierTypes.filter(Self.isPlainClass).map { "\($0)" }
    // A table registers kinds of its own.
    if !(view.superview is UITableView) { run.registeredKinds = view.registeredSupplementaryKinds }
  }

  private static func isPlainClass(_ type: Any.Type) -> Bool { type is AnyClass && !(type is NSObject.Type) }

  /// Reads the layout, and the warnings that it has caused.
  @MainActor
  mutating func readLayout(of view: UICollectionView) {
    visibleSize = view.visibleSize
    solution = view.layoutSolution
    lists = view.listSections
    run.pageWarnings = view.pageFormulaWarnings
    run.privateProperties = view.changedPrivateProperties
  }
}

extension LintedScreen {
  /// Reads the texts and touch targets in a window. At an accessibility size, texts that are cut off count as such.
  @MainActor
  fileprivate init(_ window: UIWindow) {
    self.init()
    let reader = ScreenReader(window)
    (texts, targets) = (reader.texts, reader.targets)
    guard window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
    for index in texts.indices {
      (texts[index].isCutAtLargestSize, texts[index].isCut) = (texts[index].isCut, false)
    }
  }
}
