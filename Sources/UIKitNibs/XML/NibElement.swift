/// An element of an XML file, with its position for messages.
final class NibElement {
  let name: String
  let attributes: [String: String]
  /// The line on which the element begins, from 1.
  let line: Int
  private(set) var children: [NibElement] = []
  /// The text directly inside the element.
  var text = ""
  private(set) weak var parent: NibElement?
  /// Whether a reader has asked for the element.
  private(set) var isRead = false

  init(_ name: String, attributes: [String: String] = [:], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  func add(_ child: NibElement) {
    children.append(child)
    child.parent = self
  }

  /// The identifier of the object in its file.
  var id: String? { attributes["id"] }
  /// The name of the property that the element is the value of.
  var key: String? { attributes["key"] }

  /// Returns an attribute, or the text of the child element that has the name as its key: Interface Builder writes texts
  /// with line breaks as elements.
  subscript(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    guard let child = child(forKey: name) else { return nil }
    switch child.name {
    case "string", "mutableString": return child.content
    default: return nil
    }
  }

  /// The text of a string element, which may be encoded.
  private var content: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    let packed = text.filter { !$0.isWhitespace }
    return Base64.text(packed) ?? text
  }

  func child(forKey key: String) -> NibElement? { marked(children.first { $0.key == key }) }
  func child(named name: String) -> NibElement? { marked(children.first { $0.name == name }) }
  func children(named name: String) -> [NibElement] { children.filter { $0.name == name }.compactMap(marked) }

  private func marked(_ element: NibElement?) -> NibElement? {
    element?.isRead = true
    return element
  }

  /// The element and everything inside it, in the order of the file.
  var all: [NibElement] {
    var result: [NibElement] = []
    var stack = [self]
    while let next = stack.popLast() {
      result.append(next)
      stack += next.children.reversed()
    }
    return result
  }
}
