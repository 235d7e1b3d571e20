import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// What a description needs besides itself to become a spec: the traits that custom groups' providers may read.
@MainActor
package struct SpecContext {
  let traitCollection: UITraitCollection
  /// How many groups lie around the one being read.
  private(set) var depth = 0
  /// Custom groups count as equal, whatever their providers answer.
  private var ignoresProviders = false

  package init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// For telling whether two descriptions say the same.
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

  /// Every spec of a custom group is a new generation: a closure may answer differently each time it is asked, and
  /// the layout asks again after every invalidation, as UIKit does.
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

/// Carries a client's closure through the solver, which only ever runs inside the layout step of the main actor.
private struct MainActorCall: @unchecked Sendable {
  let body: @MainActor (CustomGroupContainer) -> [CustomItemSpec]
}
