import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor struct ItemProviderTests {
  private let text = "public.utf8-plain-text"

  /// Tutorials of drags wrap data with the type of plain text.
  @Test func anItemOfDataIsLoadedAsAString() {
    let provider = NSItemProvider(item: NSData(data: Data("card".utf8)), typeIdentifier: "public.plain-text")
    expectEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
    expectTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
    expectTrue(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    var item: (any NSSecureCoding)?
    provider.loadItem(forTypeIdentifier: "public.plain-text") {
      item = $0; expectNil($1)
    }
    expectEqual(item as? NSData, NSData(data: Data("card".utf8)))
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { found, _ in data = found }
    expectEqual(data, Data("card".utf8))
  }

  @Test func anItemOfTextIsLoadedAsData() {
    let provider = NSItemProvider(item: NSString("é"), typeIdentifier: text)
    var (data, item): (Data?, (any NSSecureCoding)?)
    provider.loadDataRepresentation(forTypeIdentifier: text) { found, _ in data = found }
    provider.loadItem(forTypeIdentifier: text) { found, _ in item = found }
    expectEqual(data, Data("é".utf8))
    expectEqual(item as? NSString, "é")
    expectTrue(provider.canLoadObject(ofClass: String.self))
    var loaded: String?
    provider.loadObject(ofClass: String.self) { found, _ in loaded = found }
    expectEqual(loaded, "é")
  }

  @Test func dataIsMadeWhenItIsRequested() {
    let provider = NSItemProvider()
    var calls = 0
    provider.registerDataRepresentation(forTypeIdentifier: text, visibility: .all) { completion in
      calls += 1
      completion(Data("later".utf8), nil)
      return nil
    }
    expectEqual(calls, 0)
    expectEqual(provider.registeredTypeIdentifiers, [text])
    var loaded: String?
    provider.loadObject(ofClass: String.self) { found, _ in loaded = found }
    expectEqual(loaded, "later")
    expectEqual(calls, 1)
  }

  @Test func typesThatAreAbsentAreErrors() {
    let provider = NSItemProvider(item: nil, typeIdentifier: nil)
    expectEqual(provider.registeredTypeIdentifiers, [])
    var errors: [String] = []
    provider.loadDataRepresentation(forTypeIdentifier: text) { data, error in
      expectNil(data)
      errors.append("\(error.map { "\($0)" } ?? "none")")
    }
    provider.loadItem(forTypeIdentifier: text) { item, error in
      expectTrue(item == nil)
      errors.append("\(error.map { "\($0)" } ?? "none")")
    }
    expectEqual(errors.count { $0.contains(text) }, 2, "\(errors)")
  }

  @Test func anObjectThatIsMadeOnRequestIsRegisteredInAllItsTypes() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSURL.self, visibility: .all) { completion in
      completion(NSURL(string: "https://example.com/a"), nil)
      return nil
    }
    var address: URL?
    provider.loadObject(ofClass: URL.self) { found, _ in address = found }
    expectEqual(address, URL(string: "https://example.com/a"))
  }

  /// Lists of emoji are dragged with their font.
  @Test func attributedTextKeepsItsAttributes() {
    let font = UIFont.systemFont(ofSize: 64)
    let text = NSMutableAttributedString(string: "🍎", attributes: [.font: font])
    let provider = NSItemProvider(object: text)
    expectTrue(provider.canLoadObject(ofClass: NSAttributedString.self))
    expectTrue(provider.canLoadObject(ofClass: NSString.self))
    var loaded: NSAttributedString?
    provider.loadObject(ofClass: NSAttributedString.self) { found, _ in loaded = found as? NSAttributedString }
    text.deleteCharacters(in: NSRange(location: 0, length: text.length))
    expectEqual(loaded?.string, "🍎")
    expectEqual(loaded?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
    var plain: NSAttributedString?
    NSItemProvider(object: NSString("a")).loadObject(ofClass: NSAttributedString.self) { found, _ in
      plain = found as? NSAttributedString
    }
    expectEqual(plain, NSAttributedString(string: "a"))
  }

  @Test func colorsAreDragged() {
    let provider = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    expectTrue(provider.canLoadObject(ofClass: UIColor.self))
    expectFalse(provider.canLoadObject(ofClass: NSString.self))
    var (color, data): (UIColor?, Data?)
    provider.loadObject(ofClass: UIColor.self) { found, _ in color = found as? UIColor }
    expectEqual(color, UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    provider.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { found, _ in data = found }
    expectEqual(
      data.flatMap { try? UIColor.object(withItemProviderData: $0, typeIdentifier: "com.apple.uikit.color") }, color)
  }
}
