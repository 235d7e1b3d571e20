import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The context in which a description is converted to a spec: the traits that providers of custom groups read.
@MainActor
package struct SpecContext {
  let traitCollection: UITraitCollection
  /// The number of enclosing groups.
  private(set) var depth = 0
  /// Whether custom groups count as equal, regardless of their providers.
  private var ignoresProviders = false

  /// Creates a context with the traits that providers read.
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

  /// The number of the last spec of a custom group. Each spec is new: a closure may return other items at each call,
  /// and the layout calls it after each invalidation, as UIKit does.
  private static var lastGeneration = 0

  func customGroup(resolvedSpecs provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> CustomGroupSpec {
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

/// A client's closure while it is passed through the solver, which calls it only during layout on the main actor.
private struct MainActorCall: @unchecked Sendable {
  let body: @MainActor (CustomGroupContainer) -> [CustomItemSpec]
}
