import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The context in which a description becomes a spec: the traits that providers of custom groups read.
@MainActor
package struct SpecContext {
  let traitCollection: UITraitCollection
  /// The number of groups around the present one.
  private(set) var depth = 0
  /// Whether custom groups count as equal, whatever their providers return.
  private var ignoresProviders = false

  package init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The context for comparing two descriptions.
  static let comparing: SpecContext = {
    var context = SpecContext(traitCollection: UITraitCollection())
    context.ignoresProviders = true
    return context
  }()

  var nested: SpecContext {
    var context = self
    context.depth += 1
    return context
  }

  /// The number of the last spec of a custom group. Each spec is new: a closure may return other items each time it is
  /// called, and the layout calls it after each invalidation, as UIKit does.
  private static var lastGeneration = 0

  func customGroup(askedOf provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> CustomGroupSpec {
    if ignoresProviders { return CustomGroupSpec(generation: 0) { _ in [] } }
    Self.lastGeneration += 1
    let call = MainActorCall { [traitCollection] container in
      let environment = LayoutEnvironment(
        container: LayoutContainer(
          contentSize: container.contentSize, contentInsets: container.contentInsets,
          effectiveContentSize: container.effectiveContentSize),
        traitCollection: traitCollection)
      return provider(environment).map { CustomItemSpec(frame: $0.frame, zIndex: $0.zIndex) }
    }
    return CustomGroupSpec(generation: Self.lastGeneration) { container in
      MainActor.assumeIsolated { call.body(container) }
    }
  }
}

/// A client's closure on its way through the solver, which only runs during layout on the main actor.
private struct MainActorCall: @unchecked Sendable {
  let body: @MainActor (CustomGroupContainer) -> [CustomItemSpec]
}
