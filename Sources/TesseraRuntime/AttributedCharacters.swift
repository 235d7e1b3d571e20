public import Foundation

extension NSMutableAttributedString {
  /// The characters, whose edits keep the attributes in step, as on iOS.
  public var tesseraMutableString: NSMutableString { AttributedCharacters(of: self) }
}

/// The characters of an attributed string, which is edited with them.
///
/// In Foundation for Linux the characters of an attributed string change without its attributes.
private final class AttributedCharacters: NSMutableString {
  private let text: NSMutableAttributedString

  init(of text: NSMutableAttributedString) {
    self.text = text
    super.init(string: "")
  }

  required init(string aString: String) {
    text = NSMutableAttributedString(string: aString)
    super.init(string: "")
  }

  required init(stringLiteral value: StaticString) {
    text = NSMutableAttributedString(string: value.description)
    super.init(string: "")
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    let units = UnsafeBufferPointer(start: characters, count: max(0, length))
    text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    super.init(string: "")
  }

  required init(capacity: Int) {
    text = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  private var characters: NSString {
    type(of: text) == NSMutableAttributedString.self ? text.mutableString : text.string as NSString
  }

  override var length: Int { characters.length }

  override func character(at index: Int) -> unichar { characters.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }

  override func copy(with zone: NSZone? = nil) -> Any { characters.copy(with: zone) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { characters.mutableCopy(with: zone) }
}
