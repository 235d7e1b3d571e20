import Foundation

/// Where text goes that is cut or copied, and comes from when it is pasted.
///
/// - Fidelity: documented; only text is kept. The general one belongs to the stage and is not the machine's: what a
///   scene shows must not depend on what was copied elsewhere.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one of the stage that was made or stepped last.
  open class var general: UIPasteboard {
    UIPasteboard(name: "com.apple.UIKit.pboard.general", contents: RenderRoot.current.pasteboard)
  }

  /// A pasteboard of its own, that nobody else can find.
  open class func withUniqueName() -> UIPasteboard {
    made += 1
    return UIPasteboard(name: "pasteboard-\(made)", contents: PasteboardContents())
  }

  private static let homeless = PasteboardContents()
  private static var made = 0

  private let contents: PasteboardContents
  open private(set) var name: String

  private init(name: String, contents: PasteboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  open var string: String? {
    get { contents.strings.first }
    set { contents.strings = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { contents.strings.isEmpty ? nil : contents.strings }
    set { contents.strings = newValue ?? [] }
  }
  open var hasStrings: Bool { !contents.strings.isEmpty }
  open var numberOfItems: Int { contents.strings.count }
  /// How often the contents have been set.
  open var changeCount: Int { contents.changes }
}

@MainActor
final class PasteboardContents {
  fileprivate(set) var strings: [String] = [] { didSet { changes += 1 } }
  fileprivate private(set) var changes = 0
}
