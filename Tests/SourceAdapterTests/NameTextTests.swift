import Foundation
import TestSupport
import TesseraRuntime
import Testing

/// The names of people in each style and script, and the parts of written names.
struct NameTextTests {
  private func name(
    _ prefix: String? = nil, _ given: String? = nil, _ middle: String? = nil, _ family: String? = nil,
    _ suffix: String? = nil, nickname: String? = nil
  ) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = (prefix, given, middle, family)
    (name.nameSuffix, name.nickname) = (suffix, nickname)
    return name
  }

  /// The texts in the styles short, default, medium, long and abbreviated.
  private func texts(_ name: PersonNameComponents) -> [String] {
    [.short, .default, .medium, .long, .abbreviated].map {
      TesseraNameFormatter.localizedString(from: name, style: $0)
    }
  }

  @Test func eachStyleShowsItsParts() {
    let ada = name("Ms.", "Ada", "Byron", "King", "II", nickname: "Al")
    expectEqual(texts(ada), ["Al", "Ada King", "Ada King", "Ms. Ada Byron King II", "AK"])
    expectEqual(texts(name(nil, "Ada")), ["Ada", "Ada", "Ada", "Ada", "A"])
    expectEqual(texts(name(nil, nil, nil, "King")), ["King", "King", "King", "King", "K"])
    expectEqual(texts(name()), ["", "", "", "", ""])
    expectEqual(texts(name(nil, " ada ", nil, "  ", nickname: " ")), ["ada", "ada", "ada", "ada", "A"])
  }

  /// The family name is first, without a space, and stands for the whole name where it is abbreviated.
  @Test func eastAsianNamesBeginWithTheFamily() {
    expectEqual(texts(name(nil, "太郎", nil, "山田")), ["太郎", "山田太郎", "山田太郎", "山田太郎", "山田"])
    expectEqual(texts(name(nil, "太郎", nil, "山田", "様"))[3], "山田太郎様")
    expectEqual(texts(name("教授", "太郎", nil, "山田"))[3], "教授山田太郎")
    expectEqual(texts(name(nil, "さくら")), ["さくら", "さくら", "さくら", "さくら", "さくら"])
    expectEqual(texts(name(nil, nil, nil, "𠮷")), ["𠮷", "𠮷", "𠮷", "𠮷", "𠮷"])
    expectEqual(texts(name(nil, "민준", nil, "김"))[4], "김")
    // A name in two scripts is written as in English.
    expectEqual(texts(name(nil, "Taro", nil, "山田"))[1], "Taro 山田")
  }

  /// The first and the last character of each script, and their neighbors.
  @Test(
    arguments: [
      (0x3040, 0x30FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0x20000, 0x2FA1F),
    ] as [(UInt32, UInt32)])
  func scriptsHaveBounds(first: UInt32, last: UInt32) throws {
    func isJoined(_ value: UInt32) throws -> Bool {
      let letter = String(Character(try #require(Unicode.Scalar(value))))
      return texts(name(nil, letter, nil, letter))[1] == letter + letter
    }
    expectTrue(try isJoined(first))
    expectTrue(try isJoined(last))
    expectFalse(try isJoined(first - 1))
    expectFalse(try isJoined(last + 1))
  }

  @Test func phoneticNamesReplaceTheOthers() {
    var person = name(nil, "太郎", nil, "山田")
    person.phoneticRepresentation = name(nil, "Taro", nil, "Yamada")
    let formatter = TesseraNameFormatter()
    expectFalse(formatter.isPhonetic)
    expectEqual(formatter.style, .default)
    expectEqual(formatter.string(from: person), "山田太郎")
    formatter.isPhonetic = true
    expectEqual(formatter.string(from: person), "Taro Yamada")
    expectEqual(formatter.string(from: name(nil, "Ada")), "")
    expectEqual(
      TesseraNameFormatter.localizedString(from: person, style: .medium, options: .phonetic), "Taro Yamada")
    expectEqual(TesseraNameFormatter.Options.phonetic.rawValue, 2)
    expectEqual(TesseraNameFormatter().string(for: person), "山田太郎")
    expectNil(TesseraNameFormatter().string(for: "Ada"))
    expectEqual(
      [TesseraNameFormatter.Style.default, .short, .medium, .long, .abbreviated].map(\.rawValue), [0, 1, 2, 3, 4])
  }

  @Test(
    arguments: [
      ("Ada", [nil, "Ada", nil, nil, nil]), ("Ada King", [nil, "Ada", nil, "King", nil]),
      ("Ada Byron King", [nil, "Ada", "Byron", "King", nil]),
      ("Ada Mary Ann King", [nil, "Ada", "Mary Ann", "King", nil]),
      ("mrs Ada King", ["mrs", "Ada", nil, "King", nil]), ("Sir King", ["Sir", "King", nil, nil, nil]),
      ("Dr.", [nil, "Dr.", nil, nil, nil]), ("Ada King III", [nil, "Ada", nil, "King", "III"]),
      ("King, Ada", [nil, "Ada", nil, "King", nil]), ("van Dyke, Ada Mary", [nil, "Ada", "Mary", "van Dyke", nil]),
      ("Ada King, Ph.D.", [nil, "Ada", nil, "King", "Ph.D."]), ("King,", [nil, "King", nil, nil, nil]),
      ("King, Ada Jr.", [nil, "Ada", nil, "King", "Jr."]), (", Ada", [nil, "Ada", nil, nil, nil]),
      ("Ada King, Jr. MD", [nil, "Ada", nil, "King", "Jr. MD"]),
    ] as [(String, [String?])])
  func writtenNamesAreTakenApart(text: String, parts: [String?]) throws {
    let name = try #require(TesseraNameFormatter().personNameComponents(from: text))
    expectEqual([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix], parts)
  }

  @Test func textWithoutAWordIsNoName() {
    for text in ["", " ", "\n\t", ","] { expectNil(TesseraNameFormatter().personNameComponents(from: text)) }
  }
}
