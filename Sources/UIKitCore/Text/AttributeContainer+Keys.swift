import Foundation

/// The conversion of an attribute between a container and a dictionary.
private struct AttributeBridge {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  init<Key: AttributedStringKey>(
    _ type: Key.Type, outward: @escaping (Key.Value) -> Any = { $0 }, inward: @escaping (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { $0[type].map(outward) }
    write = { value, container in
      if let value = inward(value) { container[type] = value }
    }
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  static var all: [AttributeBridge] {
    [
      AttributeBridge(Scope.FontAttribute.self) { $0 as? UIFont },
      AttributeBridge(Scope.ForegroundColorAttribute.self) { $0 as? UIColor },
      AttributeBridge(Scope.BackgroundColorAttribute.self) { $0 as? UIColor },
      AttributeBridge(
        Scope.UnderlineStyleAttribute.self, outward: { $0.rawValue }, inward: { StyledText.lineStyle($0) }),
      AttributeBridge(Scope.UnderlineColorAttribute.self) { $0 as? UIColor },
      AttributeBridge(
        Scope.StrikethroughStyleAttribute.self, outward: { $0.rawValue }, inward: { StyledText.lineStyle($0) }),
      AttributeBridge(Scope.StrikethroughColorAttribute.self) { $0 as? UIColor },
      AttributeBridge(Scope.KernAttribute.self, inward: { StyledText.number($0) }),
      AttributeBridge(Scope.TrackingAttribute.self, inward: { StyledText.number($0) }),
      AttributeBridge(Scope.BaselineOffsetAttribute.self, inward: { StyledText.number($0) }),
      AttributeBridge(Scope.ParagraphStyleAttribute.self) { $0 as? NSParagraphStyle },
      AttributeBridge(
        AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
        outward: { NSNumber(value: $0.rawValue) },
        inward: { StyledText.number($0).map { InlinePresentationIntent(rawValue: UInt(min(max(0, $0), 65_535))) } }),
      AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self) {
        $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) }
      },
    ]
  }
}

extension AttributeContainer {
  /// Creates a container from a dictionary of attributes. Attributes that UIKit does not draw here are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all { dictionary[bridge.key].map { bridge.write($0, &self) } }
  }

  /// The attributes that UIKit draws, as a dictionary.
  var dictionary: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for bridge in AttributeBridge.all { attributes[bridge.key] = bridge.read(self) }
    if let link = attributes.removeValue(forKey: Self.foundationLink) { attributes[.link] = link }
    return attributes
  }

  private static var foundationLink: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: AttributeScopes.FoundationAttributes.LinkAttribute.name)
  }
}

extension NSAttributedString {
  /// Creates a string with the attributes that UIKit draws; others are left out.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let part = String(text[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// Creates a string with the attributes that UIKit draws; others are left out.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}
