import Foundation

/// A store for text that is cut, copied and pasted.
///
/// - Fidelity: documented; only text is kept. The general pasteboard is not that of the machine: what a scene shows
///   must not depend on text copied in other programs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that cut, copy and paste use.
  open class var general: UIPasteboard {
    UIPasteboard(name: "com.apple.UIKit.pboard.general", contents: RenderRoot.current.pasteboard)
  }

  /// Returns a new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    made += 1
    return UIPasteboard(name: "pasteboard-\(made)", contents: PasteboardContents())
  }

  private static let homeless = PasteboardContents()
  private static var made = 0

  private let contents: PasteboardContents
  /// The name of the pasteboard.
  open private(set) var name: String

  private init(name: String, contents: PasteboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// The first text; `nil` if there is none. Setting it replaces all texts.
  open var string: String? {
    get { contents.strings.first }
    set { contents.strings = newValue.map { [$0] } ?? [] }
  }
  /// All texts; `nil` if there are none.
  open var strings: [String]? {
    get { contents.strings.isEmpty ? nil : contents.strings }
    set { contents.strings = newValue ?? [] }
  }
  /// Whether there is any text.
  open var hasStrings: Bool { !contents.strings.isEmpty }
  /// The number of texts.
  open var numberOfItems: Int { contents.strings.count }
  /// The number of times that the contents were set.
  open var changeCount: Int { contents.changes }
}

@MainActor
final class PasteboardContents {
  fileprivate(set) var strings: [String] = [] { didSet { changes += 1 } }
  fileprivate private(set) var changes = 0
}
