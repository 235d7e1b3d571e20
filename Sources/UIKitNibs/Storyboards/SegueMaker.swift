import Foundation
import UIKitCore

/// The creation of segues, with the transition of each kind.
@MainActor
struct SegueMaker {
  private let element: NibElement
  private let context: NibContext

  init(_ element: NibElement, _ context: NibContext) { (self.element, self.context) = (element, context) }

  func make(from source: UIViewController, to destination: UIViewController, sender: Any?) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let custom = customClass {
      return makeSegue(custom, identifier: identifier, source: source, destination: destination)
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    if element["kind"]?.hasPrefix("popover") == true { preparePopover(of: destination, sender: sender) }
    let (element, context) = (element, context)
    segue.performHandler = { segue in Self.perform(segue, element, context, sender: sender) }
    return segue
  }

  /// Places a popover before the source prepares for the segue, where apps set its delegate.
  private func preparePopover(of destination: UIViewController, sender: Any?) {
    destination.modalPresentationStyle = .popover
    PopoverAnchor(element, context).place(destination.popoverPresentationController, sender: sender)
  }

  private var customClass: UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    let found = ClassNames.named(name, module: element["customModule"]) as? UIStoryboardSegue.Type
    if found == nil { context.document.warn("Unknown segue class \(name) in Interface Builder file.", at: element) }
    return found
  }

  private static func perform(
    _ segue: UIStoryboardSegue, _ element: NibElement, _ context: NibContext, sender: Any?
  ) {
    let (source, destination) = (segue.source, segue.destination)
    let animated = element["animates"] != "NO"
    switch element["kind"] {
    case "show": source.show(destination, sender: sender)
    case "push":
      if let navigation = source.navigationController {
        navigation.pushViewController(destination, animated: animated)
      } else {
        source.show(destination, sender: sender)
      }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal":
      readStyles(element, destination)
      source.present(destination, animated: animated)
    case "popoverPresentation", "popover": source.present(destination, animated: animated)
    case "embed": embed(destination, in: sender as? UIView, of: source)
    default: context.document.warn("the kind \"\(element["kind"] ?? "")\" of segues is unknown", at: element)
    }
  }

  private static func readStyles(_ element: NibElement, _ destination: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap({ ControllerReaders.presentations[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ ControllerReaders.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
  }

  private static func embed(_ child: UIViewController, in container: UIView?, of source: UIViewController) {
    guard let container else { return }
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }
}
