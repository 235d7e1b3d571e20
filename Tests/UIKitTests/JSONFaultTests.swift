import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The line at which a damaged `Contents.json` stops being JSON.
struct JSONFaultTests {
  @Test(arguments: [
    "{}", "[]", " [1, -2.5e3, true, false, null, \"a\\\"b\"] ", "{\"a\": {\"b\": [\n]}}", "\"x\"",
  ])
  func jsonHasNoFault(_ text: String) { expectNil(JSONFault.line(in: Data(text.utf8)), "\(text)") }

  @Test(arguments: [
    ("", 1), ("{\n\"a\" 1\n}", 2), ("{\n\"a\": 1\n\"b\": 2\n}", 3), ("[1,\n2,\n]", 3), ("{\"a\": \"b\n\"}", 1),
    ("{\n  \"images\": [\n    { \"idiom\": universal }\n  ]\n}", 3), ("{} x", 1), ("[\n\n", 3),
  ])
  func theLineOfAFaultIsFound(_ example: (String, Int)) {
    expectEqual(JSONFault.line(in: Data(example.0.utf8)), example.1, "\(example.0)")
  }

  /// A message about other JSON than Xcode writes names the value that is missing or of another type.
  @Test(arguments: [
    ("{}", ": the file is damaged (it has no images)"),
    (#"{"images":[{"scale":"1x"},{}]}"#, ": the file is damaged (images.[1] has no scale)"),
    (#"{"images":[{"scale":1}]}"#, ": the file is damaged (images.[0].scale is no String)"),
    ("{\n]", ":2: the file is damaged (it is not JSON)"),
  ])
  func theDamagedValueIsNamed(_ example: (text: String, message: String)) {
    struct Contents: Decodable {
      struct Picture: Decodable { var scale: String }
      var images: [Picture]
    }
    let (file, data) = (URL(fileURLWithPath: "/none/Contents.json"), Data(example.text.utf8))
    do {
      _ = try JSONDecoder().decode(Contents.self, from: data)
      Issue.record("\(example.text) is not damaged")
    } catch {
      expectEqual(
        DamagedContents.message(file, data, error, consequence: "there is no picture"),
        "/none/Contents.json\(example.message), so there is no picture.")
    }
  }

  @Test func faultsAreThoseThatFoundationFinds() {
    let valid = Array("{\"a\": [1, {\"b\": \"c\"}, null, true, -1.5]}".utf8)
    for index in valid.indices {
      var bytes = valid
      bytes.remove(at: index)
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if isJSON { expectNil(JSONFault.line(in: Data(bytes)), "without byte \(index)") }
    }
  }

  @Test func deepArraysAreRefused() {
    expectNotNil(JSONFault.line(in: Data(String(repeating: "[", count: 100_000).utf8)))
  }
}
