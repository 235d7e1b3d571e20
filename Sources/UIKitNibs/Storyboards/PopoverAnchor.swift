import UIKitCore

/// The object at which the popover of a segue points, and the sides that its arrow may be on.
@MainActor
struct PopoverAnchor {
  private let element: NibElement
  private let context: NibContext

  init(_ element: NibElement, _ context: NibContext) { (self.element, self.context) = (element, context) }

  /// Makes a popover point at the anchor of the file, or at the sender if the file has none.
  func place(_ popover: UIPopoverPresentationController?, sender: Any?) {
    let anchor = object("popoverAnchorBarButtonItem") ?? object("popoverAnchorView") ?? sender
    if let view = anchor as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
    if let item = anchor as? UIBarButtonItem { popover?.barButtonItem = item }
    if let directions { popover?.permittedArrowDirections = directions }
  }

  private func object(_ name: String) -> AnyObject? { element[name].flatMap(context.object) }

  private var directions: UIPopoverArrowDirection? {
    guard let child = element.child(named: "popoverArrowDirection") else { return nil }
    let names: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
    return names.reduce(into: []) { result, name in if child[name.0] == "YES" { result.insert(name.1) } }
  }
}
