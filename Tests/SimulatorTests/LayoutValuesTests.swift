import Foundation
import Comparisons
import Gallery
import LayoutKnobs
import Raster
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCollections
import UIKitCore
import Workbench

/// Changing the values of a layout in the window.
@MainActor
@Suite(.serialized)
struct LayoutValuesTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  private final class Shell: AppShell {
    let title = ""

    init(_ host: SceneHost, _ controller: UIViewController) { host.show(controller) }

    func perform(_ step: ShellStep) {}
  }

  /// Two sections from a provider: rows of two, and cards that scroll sideways.
  private final class Provided: UICollectionViewController {
    var calls = 0

    init() {
      super.init(collectionViewLayout: UICollectionViewLayout())
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
        calls += 1
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
        return section
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = path.item.isMultiple(of: 2) ? .red : .blue
      return cell
    }
  }

  /// A flow layout whose delegate gives the distance between lines.
  private final class Flow: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init() {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 40), 10)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 20 }
  }

  private func bench(
    isFixed: Bool = false, showing makeScreen: @escaping @MainActor () -> UIViewController = { Provided() }
  ) throws -> (Workbench, RewindableHost) {
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(
        device: .screen(size: CGSize(width: 320, height: 480), scale: 1), services: services)
      return (host, Shell(host, makeScreen()))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: isFixed, hasToolbar: true, scenes: [], language: .english)
    bench.actions.perform = { [weak bench] in _ = bench?.perform($0) }
    bench.start()
    bench.adopt(window: (900, 700), density: 1)
    _ = bench.step(events: [], at: 0.1)
    return (bench, content)
  }

  private func view(_ content: RewindableHost) throws -> UICollectionView {
    try #require(content.host.collectionViews.first)
  }

  private func frame(_ item: Int, _ content: RewindableHost, section: Int = 0) throws -> CGRect? {
    let view = try view(content)
    view.layoutIfNeeded()
    return view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func press(_ keys: [KeyChord], on bench: Workbench) {
    for key in keys { _ = bench.take(key) }
    _ = bench.step(events: [], at: bench.time + 1)
  }

  private func type(_ text: String) -> [KeyChord] { text.map { KeyChord(.character($0)) } + [KeyChord(.enter)] }

  /// The keys that lead to a value.
  private func keys(to key: KnobKey, _ content: RewindableHost) throws -> [KeyChord] {
    let knobs = try view(content).layoutKnobs(ofSection: 0)
    let index = try #require(knobs.firstIndex { $0.key == key })
    return [KeyChord(.character("k"))] + Array(repeating: KeyChord(.tab), count: index)
  }

  private let width = KnobKey(.subitem([0]), .width)
  private let undo = KeyChord(.character("z"), .control)
  private let redo = KeyChord(.character("z"), [.control, .shift])
  private let reset = KeyChord(.character("z"), [.control, .alternate])

  @Test func aValueIsChangedByKeyboardAndUndone() throws {
    let (bench, content) = try bench()
    expectEqual(try frame(1, content), CGRect(x: 160, y: 0, width: 160, height: 40))
    press(try keys(to: width, content) + type("0.25"), on: bench)
    expectTrue(bench.isEditingValues)
    expectEqual(try frame(1, content), CGRect(x: 80, y: 0, width: 80, height: 40))
    // The other section has the same code, but is not changed.
    expectEqual(try frame(1, content, section: 1)?.width, 160)
    press([KeyChord(.right, .shift), KeyChord(.right, .shift)], on: bench)
    expectEqual(try frame(0, content)?.width, 144)
    press([undo], on: bench)
    expectEqual(try frame(0, content)?.width, 80)
    press([undo], on: bench)
    expectEqual(try frame(0, content)?.width, 160)
    press([redo, redo], on: bench)
    expectEqual(try frame(0, content)?.width, 144)
    press([reset], on: bench)
    expectEqual(try frame(0, content)?.width, 160)
    press([undo], on: bench)
    expectEqual(try frame(0, content)?.width, 144)
    press([KeyChord(.escape)], on: bench)
    expectFalse(bench.isEditingValues)
  }

  @Test(arguments: ["nan", "inf", "-inf", "-1", "1e99", "999999999", "", "zero"])
  func unusableValuesChangeNothing(text: String) throws {
    let (bench, content) = try bench()
    press(try keys(to: width, content) + type(text), on: bench)
    expectEqual(try frame(1, content), CGRect(x: 160, y: 0, width: 160, height: 40))
    expectTrue(try view(content).layoutEdit(ofSection: 0).isEmpty)
    expectFalse(bench.take(undo), "nothing can be undone, so the key is the app's")
  }

  @Test func everyValueCanBeStepped() throws {
    let (bench, content) = try bench()
    let count = try view(content).layoutKnobs(ofSection: 0).count
    press([KeyChord(.character("k"))], on: bench)
    for _ in 0..<count {
      press([KeyChord(.right), KeyChord(.right, .shift), KeyChord(.left), KeyChord(.tab)], on: bench)
    }
    expectEqual(try view(content).layoutKnobs(ofSection: 0).filter(\.isChanged).count, count)
    for _ in 0..<4 * count { press([undo], on: bench) }
    expectTrue(try view(content).layoutEdit(ofSection: 0).isEmpty)
  }

  /// An overlay for which the screen has nothing says so when it is shown, but not when it is hidden.
  @Test func anEmptyOverlaySaysSo() throws {
    let (bench, _) = try bench()
    var reports: [String] = []
    bench.actions.report = { reports.append($0.english) }
    for number in ["1", "3", "9"] { press([KeyChord(.character(Character(number)))], on: bench) }
    expectEqual(reports, [])
    for _ in 0..<2 { press([KeyChord(.character("5"))], on: bench) }
    expectEqual(reports, ["nothing on this screen for the overlay: edge spacing"])
    press([KeyChord(.character("d")), KeyChord(.character("x"))], on: bench)
    expectEqual(reports.count, 1)
  }

  @Test func changesStayWhenTheProviderIsCalledAgain() throws {
    let (bench, content) = try bench()
    press(try keys(to: width, content) + type("0.25"), on: bench)
    try content.resize(to: CGSize(width: 480, height: 320), scale: 1, pictureScale: nil)
    _ = bench.step(events: [], at: bench.time + 1)
    expectEqual(try frame(1, content)?.width, 120)
  }

  @Test func rewindingRepeatsChanges() throws {
    let (bench, content) = try bench()
    let before = (content.log.frames.count, content.bitmap.pixels)
    press(try keys(to: width, content) + type("0.25"), on: bench)
    let after = (content.log.frames.count, content.bitmap.pixels)
    press([undo], on: bench)
    expectTrue(before.1 == content.bitmap.pixels)
    expectTrue(before.1 != after.1)
    for (count, pixels) in [after, before, after] {
      content.seek(to: count)
      for _ in 0..<10_000 where content.isSeeking { _ = content.advance(steps: 7) }
      expectTrue(content.bitmap.pixels == pixels, "frame \(count)")
    }
    expectEqual(try frame(1, content)?.width, 80)
  }

  @Test func exportedCodeAndDiffHaveTheValues() throws {
    let (bench, content) = try bench()
    var (source, difference, reports): (String, String, [String]) = ("", "", [])
    bench.actions.export = { source = $0 }
    bench.actions.exportChanges = { text, _ in difference = text }
    bench.actions.report = { reports.append($0.english) }
    press([KeyChord(.character("e"), [.control, .shift])], on: bench)
    expectEqual(difference, "")
    expectEqual(reports.count, 1)
    press(try keys(to: KnobKey(.section, .spacing), content) + type("12"), on: bench)
    press([KeyChord(.character("e"), .control), KeyChord(.character("e"), [.control, .shift])], on: bench)
    expectTrue(source.contains("section.interGroupSpacing = 12"), "\(source)")
    expectTrue(difference.contains("\n+  section.interGroupSpacing = 12\n"), "\(difference)")
    expectFalse(difference.contains("\n-  section.interGroupSpacing"), "\(difference)")
  }

  @Test func valuesOfAFlowLayoutAreChangedUndoneAndExported() throws {
    let (bench, content) = try bench { Flow() }
    let (width, spacing) = (KnobKey(.flow, .width), KnobKey(.flow, .spacing))
    let left = KnobKey(.flow, .leading)
    expectEqual(try frame(3, content), CGRect(x: 0, y: 60, width: 100, height: 40))
    expectEqual(try view(content).layoutKnobs(ofSection: 0).first { $0.key == spacing }?.value, .points(20))
    press(try keys(to: width, content) + type("150"), on: bench)
    expectEqual(try frame(2, content), CGRect(x: 0, y: 60, width: 150, height: 40))
    press([KeyChord(.escape)] + (try keys(to: spacing, content)) + type("5"), on: bench)
    expectEqual(try frame(2, content)?.minY, 45)
    // The other section keeps the app's values, also when the delegate is asked again.
    try view(content).reloadData()
    expectEqual(try frame(3, content, section: 1)?.width, 100)
    expectEqual(try frame(2, content)?.minY, 45)
    press([KeyChord(.escape)] + (try keys(to: left, content)) + type("-10"), on: bench)
    expectEqual(try frame(0, content)?.minX, -10)
    var (source, difference): (String, String) = ("", "")
    bench.actions.export = { source = $0 }
    bench.actions.exportChanges = { text, _ in difference = text }
    press([KeyChord(.character("e"), .control), KeyChord(.character("e"), [.control, .shift])], on: bench)
    expectTrue(source.contains("case 0: return CGSize(width: 150, height: 40)"), "\(source)")
    expectTrue(difference.contains("-  layout.minimumLineSpacing = 20"), "\(difference)")
    press([undo, undo, undo], on: bench)
    expectEqual(try frame(3, content), CGRect(x: 0, y: 60, width: 100, height: 40))
    expectTrue(try view(content).layoutEdits.isEmpty)
  }

  @Test func aRecordedSessionKeepsItsLayout() throws {
    let (bench, content) = try bench(isFixed: true)
    press(try keys(to: width, content) + type("0.25"), on: bench)
    expectEqual(try frame(1, content)?.width, 160)
  }

  /// The row of a value is dragged sideways in the panel.
  @Test func aValueIsDragged() throws {
    let (bench, content) = try bench()
    press([KeyChord(.character("i"))], on: bench)
    let spacing = try #require(view(content).layoutKnobs(ofSection: 0).first { $0.key == KnobKey(.section, .spacing) })
    expectEqual(spacing.value, .points(0))
    // The panel is at the right of the window; a drag of 4 points is a step.
    let x = CGFloat(bench.geometry.window.width) - 200
    for y in stride(from: CGFloat(60), through: 400, by: 10) {
      let start = bench.time
      var events = [PointerEvent(id: 0, phase: .began, location: CGPoint(x: x, y: y), time: start + 0.01)]
      for step in 1...12 {
        events.append(
          PointerEvent(
            id: 0, phase: .moved, location: CGPoint(x: x + CGFloat(step) * 4, y: y),
            time: start + 0.01 + Double(step) / 60))
      }
      events.append(PointerEvent(id: 0, phase: .ended, location: CGPoint(x: x + 48, y: y), time: start + 0.3))
      for event in events { _ = bench.step(events: [.pointer(event)], at: event.time) }
      _ = bench.step(events: [], at: start + 1)
      let now = try view(content).layoutKnobs(ofSection: 0).first { $0.key == spacing.key }
      if now?.value != spacing.value { break }
    }
    let changed = try view(content).layoutKnobs(ofSection: 0).filter(\.isChanged)
    expectTrue(changed.contains { $0.key == spacing.key }, "\(changed)")
    _ = bench.take(undo)
    _ = bench.step(events: [], at: bench.time + 1)
  }
}

/// The unified format.
struct UnifiedDiffTests {
  @Test func emptyAndEqualTexts() {
    expectTrue(UnifiedDiff(from: "a\n", to: "a\n", name: "f") == nil)
    expectEqual(UnifiedDiff(from: "", to: "a\n", name: "f")?.text, "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test func hunksHaveThreeLinesAround() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "5\n6\n", with: "5\nx\n").replacingOccurrences(
      of: "\n20\n", with: "\n20\ny\n")
    let expected = """
      --- a/f
      +++ b/f
      @@ -3,7 +3,7 @@
       3
       4
       5
      -6
      +x
       7
       8
       9
      @@ -18,3 +18,4 @@
       18
       19
       20
      +y

      """
    expectEqual(UnifiedDiff(from: old, to: new, name: "f")?.text, expected)
  }
}
