import UIKitCore

/// The cell of a table or collection view that is described inside it.
final class PrototypeNib: NibContents {
  private let element: NibElement
  private let context: NibContext

  init(_ element: NibElement, in context: NibContext) { (self.element, self.context) = (element, context) }

  func reportOwner(_ text: String) { context.document.fail(text, at: element) }

  func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any] {
    let inner = NibContext(inside: context)
    guard let object = inner.makeObject(element) else { return [] }
    inner.complete()
    return [object]
  }
}
