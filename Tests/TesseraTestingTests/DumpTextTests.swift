import Foundation
import TestSupport
import Testing

@testable import TesseraTesting

/// The texts of values in the form that the strategy `dump` of swift-snapshot-testing documents.
struct DumpTextTests {
  private struct User {
    var name = "Blobby"
    var id = 1
    var bio: String? = "Blobbed around the world."
  }

  private struct Empty {}

  private enum Shape {
    case dot
    case circle(radius: Double)
    case box(Int, Int)
  }

  private final class Node {
    var label: String
    var next: Node?
    init(_ label: String) { self.label = label }
  }

  private struct Described: CustomStringConvertible {
    var z = 1
    var a = 2
    var description: String { "described" }
  }

  private struct Secret: AnySnapshotStringConvertible {
    var z = 1
    var a = 2
    var snapshotDescription: String { "secret" }
  }

  private struct Open: AnySnapshotStringConvertible {
    static var renderChildren: Bool { true }
    var z = 1
    var a = 2
    var snapshotDescription: String { "open" }
  }

  private func expectDump(_ value: Any, _ lines: String..., at location: SourceLocation = #_sourceLocation) {
    expectEqual(
      DumpText(of: value).text, lines.map { $0 + "\n" }.joined(), sourceLocation: location)
  }

  @Test func simpleValuesAreOneLine() throws {
    expectDump(1, "- 1")
    expectDump(1.5, "- 1.5")
    expectDump(true, "- true")
    expectDump("a\n\"b\"", "- \"a\\n\\\"b\\\"\"")
    expectDump("abc".dropFirst(), "- \"bc\"")
    expectDump(Character("x"), "- \"x\"")
    expectDump(try #require(URL(string: "https://example.org/a")), "- https://example.org/a")
    expectDump(Date(timeIntervalSince1970: 86_400), "- 1970-01-02T00:00:00Z")
    expectDump(Data([1, 2, 3]), "- 3 bytes")
    expectDump(Empty(), "- Empty")
  }

  @Test func propertiesAreSortedByTheirNames() {
    expectDump(
      User(), "▿ User", "  ▿ bio: Optional<String>", "    - some: \"Blobbed around the world.\"", "  - id: 1",
      "  - name: \"Blobby\"")
    expectDump(User(bio: nil), "▿ User", "  - bio: Optional<String>.none", "  - id: 1", "  - name: \"Blobby\"")
  }

  @Test func containersAreCounted() {
    expectDump([Int](), "- 0 elements")
    expectDump([5], "▿ 1 element", "  - 5")
    expectDump([5, 4], "▿ 2 elements", "  - 5", "  - 4")
    expectDump([String: Int](), "- 0 key/value pairs")
    expectDump(["a": 1], "▿ 1 key/value pair", "  ▿ (2 elements)", "    - key: \"a\"", "    - value: 1")
    expectDump(
      ["b": 2, "c": 0, "a": 1], "▿ 3 key/value pairs", "  ▿ (2 elements)", "    - key: \"a\"", "    - value: 1",
      "  ▿ (2 elements)", "    - key: \"b\"", "    - value: 2", "  ▿ (2 elements)", "    - key: \"c\"",
      "    - value: 0")
    expectDump(Set<Int>(), "- 0 members")
    expectDump(Set([7]), "▿ 1 member", "  - 7")
    expectDump(Set([3, 1, 2]), "▿ 3 members", "  - 1", "  - 2", "  - 3")
    expectDump((1, "a"), "▿ (2 elements)", "  - .0: 1", "  - .1: \"a\"")
    expectDump((x: 1, y: [2]), "▿ (2 elements)", "  - x: 1", "  ▿ y: 1 element", "    - 2")
  }

  @Test func casesHaveTheirValues() {
    expectDump(Shape.dot, "- Shape.dot")
    expectDump(
      Shape.circle(radius: 2), "▿ Shape", "  ▿ circle: (1 element)", "    - radius: 2.0")
    expectDump(Shape.box(3, 4), "▿ Shape", "  ▿ box: (2 elements)", "    - .0: 3", "    - .1: 4")
  }

  /// An object inside of itself ends there; one that is only repeated is written again.
  @Test func circlesEnd() {
    let (first, second) = (Node("a"), Node("b"))
    expectDump(first, "▿ Node", "  - label: \"a\"", "  - next: Optional<Node>.none")
    first.next = second
    expectDump(
      [second, second], "▿ 2 elements", "  ▿ Node", "    - label: \"b\"", "    - next: Optional<Node>.none", "  ▿ Node",
      "    - label: \"b\"", "    - next: Optional<Node>.none")
    second.next = first
    expectDump(
      first, "▿ Node", "  - label: \"a\"", "  ▿ next: Optional<Node>", "    ▿ some: Node", "      - label: \"b\"",
      "      ▿ next: Optional<Node>", "        ▿ some (circular reference detected)")
    second.next = nil
  }

  /// Values that describe themselves keep the order of their properties; those with texts for snapshots may hide them.
  @Test func describedValuesHaveTheirTexts() {
    expectDump(Described(), "▿ described", "  - z: 1", "  - a: 2")
    expectDump(Secret(), "- secret")
    expectDump(Open(), "▿ open", "  - a: 2", "  - z: 1")
    expectDump([Secret()], "▿ 1 element", "  - secret")
  }

  @Test func addressesOfObjectsAreLeftOut() {
    let object = NSObject()
    let text = DumpText(of: object).text
    expectTrue(text.hasPrefix("- <NSObject"), "\(text)")
    expectFalse(text.contains("0x"), "\(text)")
    expectEqual(text, DumpText(of: NSObject()).text)
  }

  // MARK: Files

  @Test(
    arguments: [
      ("a", "a"), ("a b", "a-b"), ("a  b!", "a-b"), ("../../etc", "etc"), ("_x_", "_x_"), ("größe 日本", "größe-日本"),
      ("f(x:y:)", "f-x-y"), ("", ""), ("--", ""), ("1.5", "1-5"), ("e\u{301}", "e\u{301}"), ("٣", "٣"), ("a\nb", "a-b"),
    ] as [(String, String)])
  func textsBecomePartsOfFileNames(_ text: String, _ part: String) {
    expectEqual(text.pathComponent, part)
  }

  /// Names as long as file systems allow stay; longer ones are shorter, but still their own.
  @Test func longNamesAreShortened() {
    let exact = String(repeating: "a", count: 60)
    expectEqual(exact.limited(to: 60), exact)
    let (one, other) = (exact + "b", exact + "c")
    let short = one.limited(to: 60)
    expectTrue(short.hasPrefix(String(repeating: "a", count: 40) + "-"), "\(short)")
    expectFalse(short.hasPrefix(String(repeating: "a", count: 41)), "\(short)")
    expectAtMost(short.utf8.count, 60)
    expectFalse(short == other.limited(to: 60))
    expectEqual(short, one.limited(to: 60))
    // The number is the FNV-1a hash of 64 bits, computed by another program that has the published results.
    expectEqual("testTheCartShowsItsTotal.loading".limited(to: 31), "testTheCart-21p4k9u9j18gm")
    let wide = String(repeating: "ö", count: 40).limited(to: 61)
    expectTrue(wide.hasPrefix(String(repeating: "ö", count: 20) + "-"), "\(wide)")
  }
}
