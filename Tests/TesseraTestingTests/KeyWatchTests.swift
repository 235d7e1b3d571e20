import Foundation
import TestSupport
import Testing
import UIKit

@testable import TesseraTesting

/// The expectations that a property has a value, and the files that tests keep.
@MainActor
struct KeyWatchTests {
  /// The screen that knows the names of properties.
  private let screen: HostedScreen
  private let scrollView: UIScrollView

  init() {
    screen = HostedScreen(UIView())
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Returns the number of fulfilments after each of some steps.
  private func fulfilments(
    of keyPath: String, is value: Any?, _ options: NSKeyValueObservingOptions = [], steps: [() -> Void]
  ) -> [Int] {
    let watch = KeyWatch(scrollView, keyPath, value)
    var count = 0
    watch.fulfill = { count += 1 }
    watch.start(options)
    return [count]
      + steps.map { step in
        step()
        return count
      }
  }

  private func moves(_ values: CGFloat...) -> [() -> Void] {
    values.map { y in { scrollView.contentOffset = CGPoint(x: 0, y: y) } }
  }

  /// A value is expected once: also one that the property has already.
  @Test func valuesFulfillOnce() {
    expectEqual(fulfilments(of: "contentOffset", is: CGPoint(x: 0, y: 5), steps: moves(3, 5, 7, 5)), [0, 0, 1, 1, 1])
    expectEqual(fulfilments(of: "contentOffset", is: CGPoint(x: 0, y: 5), steps: moves(6, 5)), [1, 1, 1])
    expectEqual(fulfilments(of: "contentOffset", is: CGPoint(x: 5, y: 0), steps: moves(0, 5)), [0, 0, 0])
  }

  /// Without a value, any change is the expected one, but not the value at the start, unless it is asked for.
  @Test func anyChangeFulfills() {
    expectEqual(fulfilments(of: "contentOffset", is: nil, steps: moves(3, 5)), [0, 1, 1])
    expectEqual(fulfilments(of: "contentOffset", is: nil, [.initial], steps: moves(3, 5)), [1, 1, 1])
  }

  /// Numbers of all types are equal if their values are.
  @Test func valuesAreEqualAsObjects() {
    scrollView.tag = 1
    scrollView.alpha = 0.5
    scrollView.accessibilityIdentifier = "a"
    let equal: [(String, Any)] = [
      ("tag", 1), ("tag", 1.0), ("tag", NSNumber(value: 1)), ("tag", UInt8(1)), ("tag", true), ("alpha", 0.5),
      ("alpha", Float(0.5)), ("alpha", NSNumber(value: 0.5)), ("accessibilityIdentifier", "a"), ("hidden", false),
      ("hidden", 0), ("clipsToBounds", true), ("clipsToBounds", 1),
    ]
    scrollView.clipsToBounds = true
    for (key, value) in equal {
      expectEqual(fulfilments(of: key, is: value, steps: []), [1], "\(key) \(value)")
    }
    let different: [(String, Any)] = [
      ("tag", 2), ("tag", 1.5), ("tag", "1"), ("tag", false), ("alpha", 1), ("alpha", 0.25),
      ("accessibilityIdentifier", "b"), ("accessibilityIdentifier", 1), ("hidden", true), ("hidden", 1),
      ("accessibilityLabel", "a"),
    ]
    for (key, value) in different { expectEqual(fulfilments(of: key, is: value, steps: []), [0], "\(key) \(value)") }
  }

  @Test func objectsOfOtherKindsFulfillNothing() {
    struct Plain {}
    let watch = KeyWatch(Plain(), "count", 4)
    var count = 0
    watch.fulfill = { count += 1 }
    watch.start([.initial])
    expectEqual(count, 0)
  }

  /// A handler decides instead of the value, and knows the change by the names of its parts.
  @Test func handlersDecide() {
    let watch = KeyWatch(scrollView, "contentOffset", nil)
    var seen: [String] = []
    var count = 0
    watch.handler = { [scrollView] object, change in
      expectIdentical(object as AnyObject, scrollView)
      let values = ["old", "new"].map { name in (change[name] as? CGPoint).map { "\(name) \($0.y)" } ?? "none" }
      seen.append(values.joined(separator: ", "))
      return (change["new"] as? CGPoint)?.y == 7
    }
    watch.fulfill = { count += 1 }
    watch.start([.old, .new])
    for (y, expected) in [(3.0, 0), (7.0, 1), (8.0, 1), (7.0, 1)] {
      scrollView.contentOffset.y = y
      expectEqual(count, expected)
    }
    expectEqual(seen, ["old 0.0, new 3.0", "old 3.0, new 7.0"])
  }

  // MARK: Attachments

  @Test func attachmentsHaveTypesAndData() throws {
    let plain = XCTAttachment(data: Data([1, 2]))
    expectEqual([plain.uniformTypeIdentifier, plain.pathExtension], ["public.data", "dat"])
    expectEqual(plain.payload, Data([1, 2]))
    expectNil(plain.name)
    expectEqual(plain.lifetime, .deleteOnSuccess)
    expectTrue(plain.userInfo.isEmpty)
    let typed = XCTAttachment(data: Data([3]), uniformTypeIdentifier: "public.json")
    expectEqual([typed.uniformTypeIdentifier, typed.pathExtension], ["public.json", "json"])
    expectEqual(typed.payload, Data([3]))
    let text = XCTAttachment(string: "Größe")
    expectEqual([text.uniformTypeIdentifier, text.pathExtension], ["public.plain-text", "txt"])
    expectEqual(String(decoding: text.payload, as: UTF8.self), "Größe")
    let list = XCTAttachment(plistObject: ["a": [1, 2]])
    expectEqual([list.uniformTypeIdentifier, list.pathExtension], ["com.apple.property-list", "plist"])
    let read = try PropertyListSerialization.propertyList(from: list.payload, format: nil)
    expectEqual(read as? [String: [Int]], ["a": [1, 2]])
    expectTrue(XCTAttachment(plistObject: NSObject()).payload.isEmpty)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let picture = XCTAttachment(image: image)
    expectEqual([picture.uniformTypeIdentifier, picture.pathExtension], ["public.png", "png"])
    expectEqual(UIImage(data: picture.payload)?.cgImage?.height, image.cgImage?.height)
    let full = XCTAttachment(uniformTypeIdentifier: nil, name: "n", payload: nil, userInfo: ["k": 1])
    expectEqual(full.uniformTypeIdentifier, "public.data")
    expectEqual(full.name, "n")
    expectTrue(full.payload.isEmpty)
    expectEqual(full.userInfo as? [String: Int], ["k": 1])
  }

  @Test func attachmentsAreReadFromFiles() throws {
    let folder = TemporaryFolder()
    try folder.write("{}", to: "a.json")
    let file = XCTAttachment(contentsOfFile: URL(fileURLWithPath: folder.path("a.json")))
    expectEqual(file.uniformTypeIdentifier, "public.json")
    expectEqual(file.name, "a.json")
    expectEqual(file.payload, Data("{}".utf8))
    let missing = XCTAttachment(contentsOfFile: URL(fileURLWithPath: folder.path("b.nothing")))
    expectEqual(missing.name, "b.nothing")
    expectTrue(missing.payload.isEmpty)
  }

  @Test func issuesKeepWhatTheyAreGiven() {
    var issue = XCTIssue(type: .system, compactDescription: "c")
    expectNil(issue.detailedDescription)
    expectNil(issue.sourceCodeContext.location)
    expectTrue(issue.attachments.isEmpty)
    let attachment = XCTAttachment(string: "a")
    issue.add(attachment)
    expectIdentical(issue.attachments.first, attachment)
    let location = XCTSourceCodeLocation(filePath: "/a/b.swift", lineNumber: 7)
    let other = XCTIssue(
      type: .thrownError, compactDescription: "c", detailedDescription: "d",
      sourceCodeContext: XCTSourceCodeContext(location: location), attachments: [attachment])
    expectEqual(other.detailedDescription, "d")
    expectIdentical(other.sourceCodeContext.location, location)
    expectEqual(other.sourceCodeContext.location?.fileURL.path, "/a/b.swift")
    expectEqual(other.sourceCodeContext.location?.lineNumber, 7)
    let types: [XCTIssue.IssueType] = [
      .assertionFailure, .thrownError, .uncaughtException, .performanceRegression, .system, .unmatchedExpectedFailure,
    ]
    expectEqual(types.map(\.rawValue), [0, 1, 2, 3, 4, 5])
  }
}
