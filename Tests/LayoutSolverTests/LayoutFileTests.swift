import Foundation
import Geometry
import LayoutFiles
import LayoutSolver
import Testing
import TestSupport

/// Reading layouts from files, and printing their frames.
struct LayoutFileTests {
  private func failure(of text: String) -> LayoutFileError? {
    do {
      _ = try LayoutFile(Data(text.utf8), name: "a.json")
      return nil
    } catch {
      return error
    }
  }

  private let section = """
    {"items": 2, "section": {"group": {"type": "group", "direction": "horizontal", "size": {"width":
    {"fractionalWidth": 1}, "height": {"absolute": 40}}, "subitems": [{"type": "item", "size": {"width":
    {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}}
    """

  private func layout(_ extra: String = "", container: String = #"{"width": 320, "height": 480, "scale": 2}"#) -> String
  {
    #"{"id": "a", "container": \#(container), "sections": [\#(section)]\#(extra)}"#
  }

  @Test(arguments: [
    ("", 1, 1, "The file is empty"),
    (" \n ", 1, 1, "The file is empty"),
    ("\u{FEFF}", 1, 1, "The file is empty"),
    ("\u{FEFF}[NaN]", 1, 2, "not a number in JSON"),
    ("[\r\n 01]", 2, 2, "not a number as JSON writes it"),
    ("[1,", 1, 4, "is it complete?"),
    ("{\n  \"id\": tru }", 2, 9, "found 'tru'"),
    ("{\"a\": 1,\n \"é\": 2, \"a\": 3}", 2, 10, "\"a\" is given twice"),
    ("[NaN]", 1, 2, "not a number in JSON"),
    ("[-Infinity]", 1, 2, "infinite"),
    ("[1e999]", 1, 2, "too large"),
    ("[01]", 1, 2, "not a number as JSON writes it"),
    ("[1.]", 1, 2, "not a number as JSON writes it"),
    ("[1 2]", 1, 4, "Expected ',' or ']'"),
    ("{\"a\" 1}", 1, 6, "Expected ':'"),
    ("{a: 1}", 1, 2, "in double quotes"),
    ("[\"a", 1, 2, "no closing quote"),
    ("[\"\\x\"]", 1, 4, "Unknown escape"),
    ("[] []", 1, 4, "after the end"),
    ("[\"\\ud800\"]", 1, 3, "surrogate"),
    ("{}", 1, 1, "a layout needs \"sections\""),
    ("[3]", 1, 2, "Expected a layout as an object"),
  ])
  func syntaxErrorsNamePositionAndCause(text: String, line: Int, column: Int, message: String) throws {
    let error = try #require(failure(of: text))
    #expect((error.line, error.column) == (line, column), "\(error)")
    #expect(error.message.contains(message), "\(error)")
    expectEqual(error.description, "a.json:\(line):\(column): \(error.message)")
  }

  @Test(arguments: [
    (#"{"widht": 320}"#, #"Did you mean "width"?"#),
    (#"{"width": "x", "height": 1}"#, "must be a number, not a string"),
    (#"{"width": 320}"#, #"needs "width" and "height""#),
    (#"{"width": 1, "height": 1, "scale": 0}"#, #""scale" must be"#),
    ("[]", "as an object, found an array"),
  ])
  func wrongContainersAreNamed(container: String, message: String) throws {
    let error = try #require(failure(of: layout(container: container)))
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func wrongWordsAreNamedWithTheNearest() throws {
    let text = layout().replacingOccurrences(of: "\"horizontal\"", with: "\"horizontl\"")
    #expect(try #require(failure(of: text)).message == "Unknown direction \"horizontl\". Did you mean \"horizontal\"?")
    let key = layout(#", "configuration": {"scrolDirection": "vertical"}"#)
    #expect(try #require(failure(of: key)).message.contains(#"Did you mean "scrollDirection"?"#))
    let dimension = layout().replacingOccurrences(of: "fractionalHeight", with: "fractionalHieght")
    #expect(try #require(failure(of: dimension)).message.contains(#"Did you mean "fractionalHeight"?"#))
  }

  @Test func depthIsBounded() throws {
    #expect(try #require(failure(of: String(repeating: "[", count: 100_000))).message.contains("Nested deeper than 64"))
    let deep = String(repeating: "[", count: 63) + "1" + String(repeating: "]", count: 63)
    #expect(try #require(failure(of: deep)).message.contains("Expected a layout"))
  }

  @Test func sizeIsBounded() throws {
    let error = try #require(failure(of: String(repeating: " ", count: 17 << 20)))
    #expect(error.message.contains("longer than 16777216 bytes"))
  }

  @Test func valuesAreBounded() throws {
    let zeros = String(repeating: "0,", count: 1_000_000)
    #expect(try #require(failure(of: "[\(zeros)0]")).message.contains("More than 1000000 values"))
  }

  @Test func quotedFileTextIsSafeForTerminals() throws {
    let key = "\\u001b[2Ja\\u202eb" + String(repeating: "x", count: 1_000_000)
    let message = try #require(failure(of: "{\"\(key)\": 1}")).message
    #expect(message.hasPrefix(#"Unknown key "\u{1B}[2Ja\u{202E}bxxx"#))
    expectLess(message.utf8.count, 500)
    let word = String(repeating: "y", count: 1_000_000)
    #expect(try #require(failure(of: word)).message.utf8.count < 300)
    do {
      _ = try LayoutFile(Data(), name: "a\n\u{1B}.json")
    } catch {
      #expect(error.description.hasPrefix(#"a\u{A}\u{1B}.json:1:1: "#))
    }
  }

  @Test func badgesOfAllItemsAreBounded() throws {
    let badge =
      #"{"elementKind": "b", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}, "containerAnchor": {}}"#
    let many = Array(repeating: badge, count: 30).joined(separator: ",")
    let text = layout().replacingOccurrences(
      of: #""type": "item""#, with: #""type": "item", "supplementaryItems": [\#(many)]"#
    )
    .replacingOccurrences(of: "\"items\": 2", with: "\"items\": 100000")
    #expect(try #require(failure(of: text)).message.contains("more than 2000000 cells and badges"))
    let large = layout().replacingOccurrences(of: "\"items\": 2", with: "\"items\": 900000")
    let error = try #require(failure(of: "[\(large),\n\(large),\n\(large)]"))
    #expect(error.message.contains("more than 2000000 cells and badges"))
  }

  @Test func everyFilePrefixIsReadOrRefused() {
    let whole = [UInt8](
      layout(#", "contentOffset": [0, -1.5e1], "expected": {"items": {"0.0": [1, 2]}}, "note": "é\\u00e9""#).utf8)
    for length in 0..<whole.count {
      do {
        _ = try LayoutFile(Data(whole[..<length]), name: "a.json")
        Issue.record("\(length) bytes of \(whole.count) were taken for a whole layout")
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
  }

  @Test func everyFlippedBitEndsInAnAnswer() {
    for (bytes, position) in Damage.flippedBits(of: [UInt8](layout().utf8)) {
      do {
        let result = try LayoutFile(Data(bytes), name: "a.json").measuredResult()
        expectFalse(result.isEmpty, "\(position)")
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty, "\(position)")
      }
    }
  }

  /// A line of 39,000 estimates of a hundredth of a point is solved once for all its items, not once for each.
  @Test func repeatedGroupIsReadOnce() throws {
    let text = layout(items: 39_000, estimate: 0.01, preferred: 0.005)
    let solution = try #require(LayoutFile(Data(text.utf8), name: "a.json").cases.first).solved()
    var reader = ElementReader(solution)
    for item in 0..<39_000 { #expect(reader.element(.item(section: 0, item: item)) != nil) }
    #expect(reader.groupsRead == 1)
    #expect(reader.element(.item(section: 0, item: 38_999)) == solution.element(.item(section: 0, item: 38_999)))
  }

  @Test func excessiveSelfSizingViewsAreRefused() throws {
    let file = try LayoutFile(Data(layout(items: 1_000_000, estimate: 0.001, preferred: 0.0005).utf8), name: "a.json")
    let error = #expect(throws: LayoutFileError.self) { try file.measuredResult() }
    #expect(error?.message.contains("Too many self-sizing views") == true)
  }

  /// One line of estimates, of any width.
  private func layout(items: Int, estimate: Double, preferred: Double) -> String {
    """
    {"container": {"width": 390, "height": 844}, "sections": [{"items": \(items), "preferredSize": [\(preferred), 10],
    "section": {"group": {"direction": "horizontal", "size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 10}},
    "subitems": [{"size": {"width": {"estimated": \(estimate)}, "height": {"estimated": 10}}}]}}}]}
    """
  }

  @Test func tooManyBoundaryItemsAreRefused() throws {
    func text(_ count: Int) -> String {
      let item = { (number: Int) in
        """
        {"elementKind": "k\(number)", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}}
        """
      }
      return layout().replacingOccurrences(
        of: "\"group\":",
        with: "\"boundarySupplementaryItems\": [\((0..<count).map(item).joined(separator: ","))], \"group\":")
    }
    #expect(failure(of: text(1_000)) == nil)
    #expect(try #require(failure(of: text(1_001))).message.contains("More than 1000 boundary items"))
  }

  @Test func tooManyItemsAreRefused() throws {
    let text = layout().replacingOccurrences(of: "\"items\": 2", with: "\"items\": 10000000")
    #expect(try #require(failure(of: text)).message.contains("whole number from 0 to 1000000"))
  }

  @Test func anyBytesEndInAnAnswer() throws {
    let whole = [UInt8](layout().utf8)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let split = Data(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      do {
        _ = try LayoutFile(split, name: "a.json").result()
      } catch {
        expectAtLeast(error.line, 1)
        expectAtLeast(error.column, 1)
      }
    }
  }

  @Test func printsInTheFormOfTheRecord() throws {
    let file = try LayoutFile(Data(layout().utf8), name: "a.json")
    expectEqual(
      file.result(),
      """
      {
        "id": "a",
        "contentSize": [320, 40],
        "items": {
          "0.0": [0, 0, 160, 40, 0],
          "0.1": [160, 0, 160, 40, 0]
        },
        "supplementaries": {},
        "decorations": {},
        "orthogonal": {},
        "handler": []
      }

      """)
  }

  /// Every recorded layout, printed and read again by another reader, has the same contents.
  @Test(arguments: Vectors.all) func printedRecordsReadBack(layout: LayoutCase) throws {
    let expected = try #require(layout.expected)
    let parsed = try JSONSerialization.jsonObject(with: Data(layout.result().utf8))
    let object = try #require(parsed as? [String: Any])
    let items = try #require(object["items"] as? [String: [Double]])
    for (name, frame) in expected.items {
      let printed = try #require(items[name])
      #expect(zip(printed, frame).allSatisfy { abs($0 - $1) <= 0.01 }, "\(layout.id) \(name)")
    }
    let supplementaries = try #require(object["supplementaries"] as? [String: [Double]])
    #expect(Set(expected.supplementaries.keys).isSubset(of: supplementaries.keys))
    let orthogonal = try #require(object["orthogonal"] as? [String: [String: Any]])
    for (index, wanted) in expected.orthogonal {
      let restingOffsets = try #require(orthogonal["\(index)"]?["settle"] as? [[Double]])
      for (pair, printed) in zip(wanted.restingOffsets, restingOffsets) {
        #expect(abs(pair.0 - printed[0]) <= 0.01 && abs(pair.1 - printed[1]) <= 0.01, "\(layout.id)")
      }
    }
    let handler = try #require(object["handler"] as? [[String: Any]])
    expectAtLeast(handler.count, expected.handler.count)
  }
}
