import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Internals) @testable import TesseraTesting

/// Assertions about references on disk.
@MainActor
@Suite(.snapshots(record: .missing)) struct AssertSnapshotTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path("snapshots") }

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = "it",
    record: SnapshotTestingConfiguration.Record? = nil, test: String = "test()"
  ) -> String? {
    verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder, testName: test)
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  @Test func missingReferenceIsRecordedOnceAndCompared() {
    expectTrue(verify("a\nb", .lines)?.hasPrefix("No reference was found on disk. Automatically recorded") == true)
    expectEqual(names, ["test.it.txt"])
    expectNil(verify("a\nb", .lines))
    expectTrue(verify("a\nc", .lines)?.contains("− b\n+ c") == true)
    expectNil(verify("a\nb", .lines))
  }

  @Test func neverRecordsNothing() {
    expectTrue(verify("a", .lines, record: .never)?.contains("not recorded because recording is disabled") == true)
    expectEqual(names, [])
  }

  @Test func failedRecordsWhatDiffers() {
    _ = verify("a", .lines)
    expectTrue(verify("b", .lines, record: .failed)?.hasSuffix("A new snapshot was automatically recorded.") == true)
    expectNil(verify("b", .lines))
  }

  @Test func allRecordsAndFails() {
    for text in ["a", "b"] {
      expectTrue(verify(text, .lines, record: .all)?.hasPrefix("Record mode is on.") == true)
    }
    expectNil(verify("b", .lines))
  }

  @Test func assertionsWithoutANameAreNumbered() {
    for text in ["a", "b"] { _ = verify(text, .lines, named: nil) }
    expectEqual(names, ["test.1.txt", "test.2.txt"])
  }

  /// Text that is measured before it is on a screen has the letters of the configuration, too.
  @Test func textIsMeasuredAsItIsShown() {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "iiiiii"
      label.font = .systemFont(ofSize: 20)
      label.sizeToFit()
      return label
    }
    let outside = label().frame.width
    withSnapshotTesting(text: .boxes) {
      let early = label()
      expectClose(early.frame.width, 60)
      expectEqual(early.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), early.frame.size)
      expectEqual(HostedScreen(early).window.bounds.width, 390)
      expectEqual(label().frame, CGRect(origin: .zero, size: early.frame.size))
      withSnapshotTesting(text: .fonts) { expectTrue(abs(label().frame.width - 60) > 1) }
    }
    withSnapshotTesting(text: .boxes) { expectClose(label().frame.width, 60) }
    expectEqual(label().frame.width, outside)
  }

  @Test func configurationsNest() {
    withSnapshotTesting(record: .never) {
      expectEqual(SnapshotTestingConfiguration.Record.current, .never)
      withSnapshotTesting(text: .boxes) {
        expectEqual(SnapshotTestingConfiguration.Record.current, .never)
        expectTrue(ScreenSetup.drawsBoxes)
      }
    }
    expectEqual(SnapshotTestingConfiguration.Record.current, .missing)
    expectEqual(SnapshotTestingConfiguration.Record(rawValue: "failed"), .failed)
    expectNil(SnapshotTestingConfiguration.Record(rawValue: "sometimes"))
  }

  /// Names never lead out of the folder, and words are kept as the snapshot library of iOS keeps them.
  /// Helpers of suites ask for the configuration.
  @Test func configurationsAreComplete() {
    withSnapshotTesting(record: .all) {
      let tool = SnapshotTestingConfiguration.current?.diffTool
      let text = tool?(currentFilePath: "a.png", failedFilePath: "b.png")
      expectTrue(text?.hasPrefix("@−\n\"file://a.png\"\n@+\n\"file://b.png\"\n\nTo configure output") == true)
      expectTrue(isRecording)
      withSnapshotTesting(diffTool: "diff") {
        let tool = SnapshotTestingConfiguration.current?.diffTool
        expectEqual(tool?(currentFilePath: "a.png", failedFilePath: "b.png"), "diff a.png b.png")
        expectEqual(SnapshotTestingConfiguration.current?.record, .all)
      }
    }
    expectFalse(isRecording)
  }

  @Test(arguments: [
    ("a b", "test.a-b.txt"), ("../../etc/passwd", "test.etc-passwd.txt"), ("a\nb\0c", "test.a-b-c.txt"),
    ("\u{202E}x", "test.x.txt"), ("..", "test..txt"), ("Größe_1", "test.Größe_1.txt"), ("한글", "test.한글.txt"),
    ("-a-", "test.a.txt"),
  ])
  func namesAreFileNames(name: String, file: String) {
    _ = verify("a", .lines, named: name)
    expectEqual(names, [file])
  }

  @Test func longNamesAreShortened() {
    for end in ["1", "2"] { _ = verify(end, .lines, named: String(repeating: "x", count: 400) + end) }
    expectEqual(names.count, 2)
    expectTrue(names.allSatisfy { $0.utf8.count < 255 })
  }

  @Test func aFolderThatCannotBeMadeIsAMessage() {
    let message = verifySnapshot(of: "a", as: .lines, snapshotDirectory: "/proc/none", testName: "test")
    expectTrue(message?.contains("/proc/none") == true, "\(message ?? "")")
  }

  @Test func recordMayBeATruthValue() {
    for record in [true, false] {
      _ = SnapshotTesting.verifySnapshot(of: "a", as: .lines, named: "it", snapshotDirectory: folder, testName: "test")
      let message = verifySnapshot(
        of: "b", as: .lines, named: "it", record: record, snapshotDirectory: folder, testName: "test")
      expectEqual(message?.hasPrefix("Record mode is on."), record ? true : nil)
    }
  }

  @Test func valuesAreTextsAndTables() {
    enum Direction: String, CaseIterable { case up, down }
    struct Point: Encodable { let x = 1 }
    let table: Snapshotting<(Direction) -> Int, String> = Snapshotting<Direction, String>.func(into: .description)
    _ = verify({ $0.rawValue.count }, table, named: "table")
    _ = verify(Point(), .plist, named: "list")
    expectEqual(names, ["test.list.plist", "test.table.csv"])
    let text = try? String(contentsOfFile: folder + "/test.table.csv", encoding: .utf8)
    expectEqual(text, "\"up\",\"2\"\n\"down\",\"4\"\n")
  }

  @Test func layersAndPathsArePictures() {
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    for width in [20, 21] {
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: width, height: 10))
      layer.frame.size.width = CGFloat(width)
      expectEqual(verify(path, .image, named: "path") == nil, false)
      expectEqual(verify(layer, .image, named: "layer") == nil, false)
    }
    expectTrue(verify(layer, .image, named: "layer")?.contains("the size 20×10 became 21×10") == true)
  }

  @Test func dumpsAreTheSameInEveryRun() {
    struct User {
      let name = "Blobby"
      let id = 1
      let tags: Set<String> = ["b", "a"]
      let boss: String? = nil
    }
    let text = DumpText(of: User()).text
    expectEqual(
      text,
      """
      ▿ User
        - boss: Optional<String>.none
        - id: 1
        - name: "Blobby"
        ▿ tags: 2 members
          - "a"
          - "b"

      """)
  }

  /// Each value is described once: twice at each of 40 levels would never end.
  @Test func dumpsOfDeeplyNestedValuesEnd() {
    final class Node {
      let next: Node?
      weak var first: Node?
      init(depth: Int) { next = depth > 0 ? Node(depth: depth - 1) : nil }
    }
    let list = Node(depth: 40)
    list.next?.first = list
    let lines = DumpText(of: list).text.split(separator: "\n")
    expectEqual(lines.count, 41 * 3 + 1)
    expectEqual(lines.count { $0.contains("circular") }, 1)
  }

  @Test func conditionOfRecordingFollowsTheEnvironment() {
    typealias Record = SnapshotTestingConfiguration.Record
    expectEqual(Record.standard(in: [:]).rawValue, Record.missing.rawValue)
    expectEqual(Record.standard(in: ["CI": "true"]).rawValue, Record.never.rawValue)
    expectEqual(Record.standard(in: ["CI": "true", "SNAPSHOT_TESTING_RECORD": ""]).rawValue, Record.never.rawValue)
    expectEqual(Record.standard(in: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "nevr"]).rawValue, Record.never.rawValue)
    expectEqual(Record.standard(in: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]).rawValue, Record.all.rawValue)
  }

  // MARK: Views

  private func controller(top: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: top).isActive = true
    return controller
  }

  @Test func pictureThatDiffersNamesTheRuleAndLeavesFiles() throws {
    withSnapshotTesting(text: .boxes) {
      _ = verify(controller(top: 20), .image(on: .iPhoneSe))
      expectEqual(names, ["test.it.layout.txt", "test.it.png"])
      expectNil(verify(controller(top: 20), .image(on: .iPhoneSe)))
      let message = verify(controller(top: 30), .image(on: .iPhoneSe)) ?? ""
      let moved = message.range(of: "UIView/UILabel  0 40 42.5 17 → 0 50 42.5 17")
      let pixels = message.range(of: "pixels differ")
      expectTrue(message.contains(".top + 20") && message.contains(".top + 30"), "\(message)")
      if let moved, let pixels { expectTrue(moved.lowerBound < pixels.lowerBound) } else { Issue.record("\(message)") }
      for name in ["expected", "difference", "masked"] {
        let line = message.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
        let path = line.map { String($0.dropFirst(name.count + 2)) } ?? ""
        expectTrue(FileManager.default.fileExists(atPath: path), "\(message)")
      }
    }
  }

  @Test func damagedReferenceIsNamed() throws {
    _ = verify(controller(top: 20), .image(on: .iPhoneSe))
    let path = folder + "/test.it.png"
    let bytes = try Data(contentsOf: URL(filePath: path))
    for damaged in [Data(), bytes.prefix(40), bytes.prefix(bytes.count / 2), Data("text".utf8)] {
      try damaged.write(to: URL(filePath: path))
      let message = verify(controller(top: 20), .image(on: .iPhoneSe)) ?? ""
      expectTrue(message.contains("not a PNG file that can be read"), "\(message)")
    }
  }

  /// A picture that matches hides no layout that a merge has damaged.
  @Test func damagedLayoutBesideAnEqualPictureIsNamed() throws {
    _ = verify(controller(top: 20), .image(on: .iPhoneSe))
    let path = folder + "/test.it.layout.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(("<<<<<<< HEAD\n" + text).utf8).write(to: URL(filePath: path))
    let message = verify(controller(top: 20), .image(on: .iPhoneSe)) ?? ""
    expectTrue(message.contains("test.it.layout.txt: the layout record is damaged"), "\(message)")
    expectTrue(verify(controller(top: 20), .image(on: .iPhoneSe), record: .failed) != nil)
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), text)
    try FileManager.default.removeItem(atPath: path)
    expectNil(verify(controller(top: 20), .image(on: .iPhoneSe)))
  }

  /// Animations that never end show what the layers' properties say, as renderings of layers do on iOS.
  @Test func endlessAnimationsAreNotInThePicture() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    bar.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(bar)
    expectTrue(verify(view, .image) != nil)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (12.5, 17.5)
    (animation.duration, animation.repeatCount) = (0.7, .infinity)
    bar.add(animation, forKey: "move")
    expectNil(verify(view, .image))
  }

  @Test func otherFontsAreNamed() throws {
    withSnapshotTesting(text: .fonts) { _ = verify(controller(top: 20), .image(on: .iPhoneSe)) }
    let message = withSnapshotTesting(text: .boxes) { verify(controller(top: 20), .image(on: .iPhoneSe)) } ?? ""
    expectTrue(message.contains("recorded with other fonts or libraries"), "\(message)")
    expectTrue(message.contains("+ text boxes"), "\(message)")
  }

  @Test func viewWithoutASizeIsNamed() {
    let message = verify(UIView(), .image) ?? ""
    expectTrue(message.contains("size was 0.0×0.0. Please set an explicit size"), "\(message)")
    _ = verify(UIView(), .image(size: CGSize(width: 10, height: 10)))
    expectNil(verify(UIView(), .image(size: CGSize(width: 10, height: 10))))
  }

  @Test func precisionAllowsSomePixels() {
    func square(_ side: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      mark.backgroundColor = .black
      view.addSubview(mark)
      return view
    }
    _ = verify(square(1), .image)
    expectNotNil(verify(square(2), .image))
    expectNotNil(verify(square(2), .image(precision: 0.98)))
    expectNil(verify(square(2), .image(precision: 0.97)))
  }

  @Test func descriptionsOfViewsHaveNoAddresses() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    let context = ViewSnapshot(view: view, size: nil, traits: .init())
    expectEqual(
      context.recursiveDescription(),
      """
      <UIView; frame = (1 2; 3 4); layer = <CALayer>>
         | <UIView; frame = (0 0; 1 1); layer = <CALayer>>
      """)
    expectNil(view.superview)
  }

  /// Views are made as on a phone, whatever screen another test has shown last.
  @Test func madeViewsDoNotDependOnOtherScreens() {
    let other = HostedScreen(
      UIViewController(), on: .iPadMini, traits: UITraitCollection(displayScale: 1))
    expectEqual(UIScreen.main.scale, 1)
    var scale: CGFloat = 0
    func view() -> UIView {
      scale = UIScreen.main.scale
      return UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    assertInlineSnapshot(of: view(), as: .recursiveDescription) {
      """
      <UIView; frame = (0 0; 8 8); layer = <CALayer>>
      """
    }
    expectEqual(scale, 3)
    expectEqual(UIScreen.main.scale, 1)
    other.step()
  }

  // MARK: Reftests

  @Test func twoHostsThatLookAlikeMatch() {
    assertMatch(controller(top: 20), controller(top: 20), as: .image(on: .iPhoneSe))
    assertMismatch(controller(top: 20), controller(top: 21), as: .image(on: .iPhoneSe))
    let result = Reftest.compare(controller(top: 20), controller(top: 21), as: .image(on: .iPhoneSe), timeout: 1)
    expectTrue(result.difference?.hasPrefix("What moved:\n1 moved") == true)
  }

  @Test func failuresAreIssuesOfTheTest() {
    withKnownIssue { assertMismatch("a", "a", as: .lines) }
    withKnownIssue { assertMatch("a", "b", as: .lines) }
    withKnownIssue { assertSnapshot(of: "a", as: .lines, named: "none", record: .never) }
  }
}
