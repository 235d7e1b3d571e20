import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Facts by which the rules about layouts find faults.
extension UICollectionView {
  /// An element that a handler changed.
  package struct HandlerChange {
    package var section: Int
    /// The name by which ``layoutExplanation(of:)`` knows the element.
    package var name: String
    /// The box around the transformed frame, on the view's screen area: the offset of its section is applied.
    package var frame: CGRect
    /// Whether the element was moved or transformed, rather than only faded or reordered.
    package var isMoved: Bool
    package var alpha: CGFloat
    /// Whether the element's size is estimated.
    package var isEstimated: Bool
  }

  /// The displayed elements that handlers changed, in order of their names.
  package var handlerChanges: [HandlerChange] {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout else { return [] }
    return layout.handlers.changedItems.compactMap { item in
      let placement = item.changed(item.base)
      guard let section = placement.key.section else { return nil }
      var frame = placement.transformedFrame
      if let scrolling = placement.scrollingSection, let scroll = listedScroll(of: scrolling) {
        frame.origin[scroll.axis] -= scroll.offset
      }
      return HandlerChange(
        section: section, name: placement.key.explanationName, frame: frame,
        isMoved: placement.frame != item.base.frame || placement.transform3D != item.base.transform3D,
        alpha: placement.isHidden ? 0 : placement.alpha,
        isEstimated: !layout.store.estimatedAxes(of: placement.key).isEmpty)
    }.sorted { $0.name < $1.name }
  }

  /// The names of the displayed elements, as in ``HandlerChange/name``.
  package var displayedNames: Set<String> { Set(displayedKeys.map(\.explanationName)) }

  /// The warnings about page formulas, by section.
  package var pageFormulaWarnings: [Int: String] {
    (currentLayout as? UICollectionViewCompositionalLayout)?.handlers.warnings ?? [:]
  }

  /// The size of the visible area, without content insets.
  package var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
  }

  /// Whether the delegate is known to have a method for scrolling of its own.
  package var hasFollowingDelegate: Bool {
    scrollDelegate.map { Selector("scrollViewDidScroll:").isImplemented(by: $0) } ?? false
  }

  /// The number of messages about the view so far.
  package var warningCount: Int { warnings.count }

  /// The properties that the app set of the scroll views of orthogonal sections, and their replacements, by section.
  package var changedPrivateProperties: [Int: [String: String]] {
    typealias Embedded = _UICollectionViewOrthogonalScrollerEmbeddedScrollView
    let hosts = orthogonals.knownSections.compactMap { section in
      (orthogonals.host(of: section) as? Embedded).map { (section, $0.changedProperties) }
    }
    return Dictionary(uniqueKeysWithValues: hosts.filter { !$0.1.isEmpty }).mapValues { names in
      Dictionary(uniqueKeysWithValues: names.map { ($0, Embedded.replacements[$0] ?? "") })
    }
  }

  /// Scrolls an orthogonal section that is visible.
  package func scrollSection(_ section: Int, to offset: CGFloat, animated: Bool = false) {
    orthogonals.host(of: section)?.scroll(to: offset, animated: animated)
  }

  /// The kinds for which classes or nibs are registered, and the kinds of the current layout.
  package var registeredSupplementaryKinds: Set<String> { pool.supplementaryKinds }
  package var usedSupplementaryKinds: Set<String> { Set(listedSurroundings().compactMap(\.kind)) }

  /// The sections that were created from a list configuration.
  package var listSections: Set<Int> {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout else { return [] }
    return Set(layout.sections.indices.filter { layout.sections[$0]?.list != nil })
  }

  /// The types by which a diffable data source identifies sections and items; empty for other data sources.
  package var identifierTypes: [Any.Type] { (dataSource as? any IdentifierTyping)?.identifierTypes ?? [] }

  /// A number that differs for each layout and each of its solutions.
  package var layoutGeneration: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(self))
    hasher.combine(ObjectIdentifier(currentLayout))
    hasher.combine((currentLayout as? UICollectionViewCompositionalLayout)?.store.generation)
    return hasher.finalize()
  }

  /// The solved layout; `nil` for layouts that are not compositional.
  package var layoutSolution: LayoutSolution? {
    prepareLayoutOutsidePass()
    return (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution
  }
}

/// A data source that identifies sections and items by values of known types.
@MainActor
protocol IdentifierTyping {
  var identifierTypes: [Any.Type] { get }
}

extension Placement {
  /// The box around the frame after the transform.
  fileprivate var transformedFrame: CGRect {
    let transform = CATransform3DGetAffineTransform(transform3D)
    let (width, height) = (frame.size.width, frame.size.height)
    let half = CGSize(
      width: (abs(transform.a) * width + abs(transform.c) * height) / 2,
      height: (abs(transform.b) * width + abs(transform.d) * height) / 2)
    return CGRect(
      x: frame.midX + transform.tx - half.width, y: frame.midY + transform.ty - half.height, width: half.width * 2,
      height: half.height * 2)
  }
}
