import Foundation

/// A view with a highlighted appearance.
@MainActor
package protocol Highlighting: UIView {
  var isHighlighted: Bool { get set }
}

extension UIControl: Highlighting {}

/// The effect without one of the app's: a view that may be activated is highlighted, and blinks before it is activated.
///
/// - Fidelity: approximated.
@MainActor
final class SpringHighlight: NSObject, UISpringLoadedInteractionEffect {
  private weak var shown: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    if shown !== context.targetView { shown.map { highlight($0, false) } }
    shown = context.targetView
    guard let shown else { return }
    highlight(shown, context.state == .possible || context.state == .activated)
  }

  private func highlight(_ view: UIView, _ isHighlighted: Bool) {
    guard let view = view as? any Highlighting else { return view.alpha = isHighlighted ? 0.5 : 1 }
    view.isHighlighted = isHighlighted
  }
}

/// A behavior that a closure decides.
@MainActor
package final class SpringPermission: NSObject, UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  package init(allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) { self.allows = allows }

  package func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows(context) }
}

extension UIView {
  /// Whether drags activate the view by an interaction of its own class.
  package final var hasSpring: Bool { interactions.contains { $0 is OwnSpring } }

  /// Adds or removes an interaction of the view's own class.
  ///
  /// - Parameters:
  ///   - allows: Returns whether the view, or its part under the finger, can be activated.
  ///   - activate: Activates it.
  package final func setSpring(
    _ isLoaded: Bool, allows: @escaping (any UISpringLoadedInteractionContext) -> Bool,
    activate: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    guard isLoaded != hasSpring else { return }
    guard isLoaded else { return interactions.filter { $0 is OwnSpring }.forEach(removeInteraction) }
    addInteraction(
      OwnSpring(interactionBehavior: SpringPermission(allows: allows), interactionEffect: nil) { activate($1) })
  }
}

/// The interaction that a property of its view adds.
private final class OwnSpring: UISpringLoadedInteraction {}
