import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The language of the device, which texts, numbers and dates follow.
@MainActor
struct DeviceLanguageTests {
  private let folder = TemporaryFolder()

  /// Runs a body on a device of a language.
  private func speaking<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    let language = try #require(DeviceLanguage(name))
    language.makeCurrent()
    defer { DeviceLanguage.standard.makeCurrent() }
    return try body()
  }

  /// A bundle with tables for some languages.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    for (name, text) in files { try folder.write(text, to: "B/\(name)") }
    return try #require(Bundle(path: folder.path("B")))
  }

  private static func plurals(_ format: String, _ forms: [String: [String: String]]) -> String {
    let variables = forms.map { name, forms in
      "<key>\(name)</key><dict>" + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict></dict></plist>
      """
  }

  /// The words of iOS for Cancel, Back, Done, Edit, Save, Undo, Search, More, Delete, Copy, Cut, Paste, Select
  /// and Select All.
  @Test(arguments: [
    ("ko", "취소,뒤로,완료,편집,저장,실행 취소,검색,더 보기,삭제,복사,오려두기,붙여넣기,선택,전체 선택,오늘"),
    ("ja", "キャンセル,戻る,完了,編集,保存,取り消す,検索,その他,削除,コピー,カット,ペースト,選択,すべてを選択,今日"),
    (
      "de",
      "Abbrechen,Zurück,Fertig,Bearbeiten,Sichern,Widerrufen,Suchen,Mehr,Löschen,Kopieren,"
        + "Ausschneiden,Einsetzen,Auswählen,Alles auswählen,Heute"
    ),
    (
      "fr",
      "Annuler,Retour,OK,Modifier,Enregistrer,Annuler,Rechercher,Autres,Supprimer,Copier,"
        + "Couper,Coller,Sélectionner,Tout sélectionner,Aujourd’hui"
    ),
    (
      "es",
      "Cancelar,Atrás,OK,Editar,Guardar,Deshacer,Buscar,Más,Eliminar,Copiar,"
        + "Cortar,Pegar,Seleccionar,Seleccionar todo,Hoy"
    ),
    ("zh-Hans", "取消,返回,完成,编辑,存储,撤销,搜索,更多,删除,拷贝,剪切,粘贴,选择,全选,今天"),
    ("zh-Hant", "取消,返回,完成,編輯,儲存,還原,搜尋,更多,刪除,拷貝,剪下,貼上,選取,全選,今天"),
    ("ar", "إلغاء,رجوع,تم,تحرير,حفظ,تراجع,بحث,المزيد,حذف,نسخ,قص,لصق,تحديد,تحديد الكل,اليوم"),
    ("he", "ביטול,חזרה,סיום,עריכה,שמירה,ביטול פעולה,חיפוש,עוד,מחיקה,העתקה,גזירה,הדבקה,בחירה,בחירת הכול,היום"),
    ("en", "Cancel,Back,Done,Edit,Save,Undo,Search,More,Delete,Copy,Cut,Paste,Select,Select All,Today"),
    ("it", "Cancel,Back,Done,Edit,Save,Undo,Search,More,Delete,Copy,Cut,Paste,Select,Select All,Today"),
  ])
  func viewsOfTheSystemSpeakTheLanguage(name: String, words: String) throws {
    try speaking(name) {
      expectEqual(InterfaceText.allCases.map(\.text), words.components(separatedBy: ","))
    }
  }

  @Test func localeFollowsTheDevice() throws {
    try speaking("de") {
      expectEqual(Locale.current.identifier, "de_DE")
      expectEqual(Locale.preferredLanguages, ["de-DE"])
      expectEqual(1234.5.formatted(), "1.234,5")
      let formatter = DateFormatter()
      formatter.dateFormat = "EEEE"
      formatter.timeZone = TimeZone(identifier: "UTC")
      expectEqual(formatter.string(from: Date(timeIntervalSince1970: 0)), "Donnerstag")
    }
    expectEqual(Locale.current.identifier, "en_US")
  }

  @Test(arguments: [
    ("ko", "ko_KR"), ("pt-br", "pt_BR"), ("zh_hant_TW", "zh_Hant_TW"), ("pseudo", "pseudo"), ("es-419", "es_419"),
  ])
  func languagesAreNamed(name: String, identifier: String) {
    expectEqual(DeviceLanguage(name)?.identifier, identifier)
  }

  @Test(arguments: ["", "x", "klingonese", "ko/../..", "ko_\n", "-", "en_US_" + String(repeating: "A", count: 99)])
  func otherNamesAreRefused(name: String) { expectNil(DeviceLanguage(name)) }

  @Test func textsComeFromTheDevicesLanguage() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"a\" = \"one\"; \"b\" = \"two\";",
      "ko.lproj/Localizable.strings": "\"a\" = \"하나\";",
    ])
    try speaking("ko") {
      expectEqual(NSLocalizedString("a", bundle: bundle, comment: ""), "하나")
      expectEqual(String(localized: "a", bundle: bundle), "하나")
      expectEqual(bundle.localizedString(forKey: "a", value: nil, table: nil), "하나")
      expectEqual(bundle.localizedString(forKey: "c", value: "?", table: "Localizable"), "?")
      // A text that nobody has translated is that of the development's language.
      expectEqual(NSLocalizedString("b", bundle: bundle, comment: ""), "two")
      expectEqual(NSLocalizedString("c", bundle: bundle, value: "?", comment: ""), "?")
      expectEqual(NSLocalizedString("c", bundle: bundle, comment: ""), "c")
    }
    expectEqual(NSLocalizedString("a", bundle: bundle, comment: ""), "one")
    try speaking("pseudo") { expectEqual(NSLocalizedString("a", bundle: bundle, comment: ""), "[óñé one]") }
  }

  /// Chinese texts are those of the script that is usual in the region, as Foundation knows it.
  @Test(arguments: ["zh", "zh_CN", "zh_SG", "zh_TW", "zh_HK", "zh_MO", "zh_Hans_HK", "zh_Hant_CN", "zh_Hant_TW"])
  func regionsOfChineseHaveTheirScript(name: String) throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"a\" = \"English\";",
      "zh-Hans.lproj/Localizable.strings": "\"a\" = \"Hans\";",
      "zh-Hant.lproj/Localizable.strings": "\"a\" = \"Hant\";",
    ])
    let script = try #require(Locale.Language(identifier: name).script?.identifier)
    try speaking(name) {
      expectEqual(NSLocalizedString("a", bundle: bundle, comment: ""), script)
      expectEqual(UIBarButtonItem(systemItem: .save).title, script == "Hant" ? "儲存" : "存储")
    }
  }

  /// The categories of the Unicode CLDR's table of plural rules.
  @Test(
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("ja", [0: "other", 1: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
      ("pl", [1: "one", 2: "few", 5: "many", 22: "few"]),
    ] as [(String, [Int: String])])
  func formsFollowTheLanguagesRules(language: String, categories: [Int: String]) throws {
    let all = ["one", "two", "few", "many", "other"] + (language == "ar" ? ["zero"] : [])
    let forms = Dictionary(uniqueKeysWithValues: all.map { ($0, "%d \($0)") })
    let bundle = try bundle(["\(language).lproj/Localizable.stringsdict": Self.plurals("%#@n@", ["n": forms])])
    try speaking(language) {
      for (number, category) in categories {
        let format = NSLocalizedString("k", bundle: bundle, comment: "")
        expectEqual(String(format: format, number), "\(number) \(category)")
        expectEqual(String(format: format, arguments: [number]), "\(number) \(category)")
        expectEqual(String(format: format, locale: Locale(identifier: "en_US"), number), "\(number) \(category)")
      }
    }
  }

  @Test func aTableMayHaveAFormForNothing() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": Self.plurals("%#@n@", ["n": ["zero": "none", "one": "%d", "other": "%d s"]])
    ])
    let format = NSLocalizedString("k", bundle: bundle, comment: "")
    expectEqual([0, 1, 2].map { String.localizedStringWithFormat(format, $0) }, ["none", "1", "2 s"])
  }

  @Test func variablesTakeTheirArguments() throws {
    let forms = [
      "files": ["one": "%d file", "other": "%d files"], "folders": ["one": "a folder", "other": "%d folders"],
    ]
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": Self.plurals("%@: %#@files@ in %#@folders@, 100%%", forms)
    ])
    let format = NSLocalizedString("k", bundle: bundle, comment: "")
    expectEqual(String(format: format, "A" as NSString, 1, 3), "A: 1 file in 3 folders, 100%")
    expectEqual(String(format: format, "A" as NSString, 5, 1), "A: 5 files in a folder, 100%")
  }

  @Test(arguments: ["", "<plist>", "<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>", "\u{0}\u{1}"])
  func damagedTablesAreEmpty(text: String) throws {
    let bundle = try bundle(["en.lproj/Localizable.stringsdict": text, "en.lproj/Localizable.strings": text])
    expectEqual(NSLocalizedString("k", bundle: bundle, comment: ""), "k")
  }

  @Test func variablesMayHavePlaces() throws {
    let forms = ["a": ["one": "%d day", "other": "%d days"], "b": ["one": "%d hour", "other": "%d hours"]]
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": Self.plurals("%2$#@b@ of %1$#@a@", forms)
    ])
    let format = NSLocalizedString("k", bundle: bundle, comment: "")
    expectEqual(String(format: format, 1, 3), "3 hours of 1 day")
    expectEqual(String(format: format, 2, 1), "1 hour of 2 days")
  }

  /// Of texts for several widths of the screen, the one for the largest number is used.
  @Test func theWidestTextIsUsed() throws {
    let widths = ["3": "Mid", "20": "Long", "1": "S"].map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict>\(widths)</dict></dict></dict></plist>
      """
    ])
    expectEqual(NSLocalizedString("k", bundle: bundle, comment: ""), "Long")
  }

  @Test func interpolatedValuesAreArguments() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": """
      "%@ and %@" = "%2$@ & %1$@";
      "rate %lf" = "at %lf %%";
      """
    ])
    expectEqual(String(localized: "\("a") and \("b")", bundle: bundle), "b & a")
    expectEqual(String(localized: "rate \(1.5)", bundle: bundle), "at 1.500000 %")
    expectEqual(String(localized: "is \(true), 100% of \(UInt8(5))", bundle: bundle), "is true, 100% of 5")
    expectEqual(LocalizedStringResource("x \(5) \(1.5) \("y")").key, "x %lld %lf %@")
  }

  @Test func variablesThatContainThemselvesEnd() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": Self.plurals("%#@n@", ["n": ["other": "%#@n@ and %#@n@"]])
    ])
    expectLess(NSLocalizedString("k", bundle: bundle, comment: "").count, 10_000)
  }

  @Test func interpolatedTextsHavePluralForms() throws {
    let table = Self.plurals("%#@n@", ["n": ["one": "%lld cat", "other": "%lld cats"]])
      .replacing("<key>k</key>", with: "<key>%lld cats</key>")
    let bundle = try bundle(["en.lproj/Localizable.stringsdict": table])
    expectEqual([1, 2].map { String(localized: "\($0) cats", bundle: bundle) }, ["1 cat", "2 cats"])
  }

  @Test func wordsOfBarsAreTranslated() throws {
    let titles = try speaking("ko") {
      [UIBarButtonItem.SystemItem.done, .cancel].map { item -> String? in
        UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).title
      }
    }
    expectEqual(titles, ["완료", "취소"])
  }
}
