import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A view whose text a nib file sets by name, and translates.
private final class TranslatedView: UIView {
  var note = ""

  /// Registers the text, as adapted source does.
  static func register() {
    let call: @MainActor (AnyObject, [Any?]) -> SelectorMethod.Result = { object, values in
      (object as? TranslatedView)?.note = values.first.flatMap { $0 } as? String ?? ""
      return SelectorMethod.Result(nil)
    }
    let method = SelectorMethod(
      applies: { $0 is TranslatedView },
      call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> SelectorMethod.Result).self))
    MethodTable.shared.add(TranslatedView.self)
    MethodTable.shared.add(method, named: "setNote:", of: TranslatedView.self)
  }
}

/// Texts of nib files in the user's language.
@MainActor
struct NibTranslationTests {
  private let folder = TemporaryFolder()

  /// Returns the objects of a nib file in French, with the given translations.
  private func french(_ objects: String, _ texts: [String: String]) throws -> [Any] {
    try folder.write(NibText.document(objects), to: "B/Base.lproj/Page.xib")
    let lines = texts.map { "\"\($0)\" = \"\($1)\";" }
    try folder.write(lines.joined(separator: "\n"), to: "B/fr.lproj/Page.strings")
    let language = try #require(DeviceLanguage("fr"))
    language.makeCurrent()
    defer { DeviceLanguage.standard.makeCurrent() }
    return UINib(nibName: "Page", bundle: Bundle(path: folder.path("B"))).instantiate(withOwner: nil)
  }

  @Test func descriptionsForAssistiveTechnologiesAreTranslated() throws {
    let accessibility = "<accessibility key=\"accessibilityConfiguration\" label=\"Close\" hint=\"Ends\"/>"
    let objects = try french(
      "<view id=\"v\">\(accessibility)</view><barButtonItem title=\"X\" id=\"b\">\(accessibility)</barButtonItem>",
      [
        "v.accessibilityLabel": "Fermer", "v.accessibilityHint": "Termine", "b.accessibilityLabel": "Fin",
        "b.accessibilityHint": "Arrête",
      ])
    let view = try #require(objects.first as? UIView)
    expectEqual([view.accessibilityLabel, view.accessibilityHint], ["Fermer", "Termine"])
    let item = try #require(objects.last as? UIBarButtonItem)
    expectEqual([item.accessibilityLabel, item.accessibilityHint], ["Fin", "Arrête"])
  }

  @Test func scopesAndTextsSetByNameAreTranslated() throws {
    TranslatedView.register()
    let objects = try french(
      """
      <searchBar id="s"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      <view customClass="TranslatedView" id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="note" value="Hello"/></userDefinedRuntimeAttributes></view>
      """,
      [
        "s.scopeButtonTitles[1]": "Nouveau",
        "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Bonjour",
      ])
    expectEqual((objects.first as? UISearchBar)?.scopeButtonTitles, ["All", "Nouveau"])
    expectEqual((objects.last as? TranslatedView)?.note, "Bonjour")
  }
}
