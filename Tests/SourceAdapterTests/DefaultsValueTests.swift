import Foundation
import TestSupport
import TesseraRuntime
import Testing

/// Arrays and dictionaries that apps read from `UserDefaults`.
struct DefaultsValueTests {
  @Test(arguments: [
    (
      "let d = UserDefaults.standard.dictionary(forKey: k)?.count",
      "let d = tesseraPlainValues(UserDefaults.standard.dictionary(forKey: k))?.count"
    ),
    ("let d = defaults.array(forKey: k)", "let d = tesseraPlainValues(defaults.array(forKey: k))"),
    ("let d = defaults.string(forKey: k)", "let d = defaults.string(forKey: k)"),
    ("let d = map.object(forKey: k)", "let d = map.object(forKey: k)"),
  ])
  func containersAreRead(_ example: (String, String)) { expectEqual(adapted(example.0), example.1) }

  @Test func valuesAreNotOptional() throws {
    let name = "DefaultsValueTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(["a": 1, "b": ["c"]] as [String: Any], forKey: "d")
    defaults.set([1, "x"] as [Any], forKey: "e")
    let dictionary = try #require(tesseraPlainValues(defaults.dictionary(forKey: "d")))
    expectEqual(dictionary["a"].map { "\($0)" }, "1")
    expectEqual(dictionary["b"].map { "\($0)" }, "[\"c\"]")
    expectEqual(tesseraPlainValues(defaults.array(forKey: "e")).map { "\($0)" }, "[1, \"x\"]")
    let object = tesseraPlainValues(defaults.object(forKey: "d"))
    expectEqual((object as? [String: Any])?["a"].map { "\($0)" }, "1")
    expectNil(tesseraPlainValues(defaults.object(forKey: "none")))
    expectEqual(tesseraPlainValues(defaults.string(forKey: "none")), nil)
  }
}
