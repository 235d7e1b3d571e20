import Foundation
import UIKitCore

/// The way back from a controller to an earlier one that has the method of an unwind segue.
@MainActor
struct Unwinding {
  private let element: NibElement

  init(_ element: NibElement) { self.element = element }

  /// Finds the controller, prepares the source, calls the method, and removes the controllers in between. Nothing
  /// happens if no controller has the method, as on iOS.
  func perform(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    let candidates = Self.candidates(from: source)
    guard
      let destination = candidates.first(where: {
        $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
      })
    else { return }
    let type: AnyClass? = element["customClass"].flatMap { ClassNames.named($0, module: element["customModule"]) }
    let segue = makeSegue(
      type as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self, identifier: element["identifier"], source: source,
      destination: destination)
    source.prepare(for: segue, sender: sender)
    action.send(to: destination, segue)
    if type != nil { segue.perform() }
    Self.remove(above: destination)
    Self.tellContainers(of: destination, segue)
  }

  /// Calls the method of each container around the destination, the outermost first.
  private static func tellContainers(of destination: UIViewController, _ segue: UIStoryboardSegue) {
    guard let container = destination.parent else { return }
    tellContainers(of: container, segue)
    container.unwind(for: segue, towards: destination)
  }

  private static func remove(above destination: UIViewController) {
    let isPresenting = destination.presentedViewController != nil
    if isPresenting { destination.dismiss(animated: true) }
    if let navigation = destination.navigationController, navigation.topViewController !== destination {
      navigation.popToViewController(destination, animated: !isPresenting)
    }
  }

  /// Returns the controllers below and around one, the nearest first.
  private static func candidates(from source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    func add(_ controller: UIViewController) {
      if controller !== source, !result.contains(where: { $0 === controller }) { result.append(controller) }
    }
    func addContents(of controller: UIViewController) {
      for child in controller.children.reversed() { addContents(of: child) }
      add(controller)
    }
    var current: UIViewController? = source
    while let controller = current {
      if let parent = controller.parent {
        for child in parent.children.reversed() { add(child) }
        add(parent)
        current = parent
      } else {
        current = controller.presentingViewController
        current.map(addContents)
      }
    }
    return result
  }
}
