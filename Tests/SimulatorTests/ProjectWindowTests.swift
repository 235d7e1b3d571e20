import Foundation
import Glibc
import TestSupport
import Testing

/// The inspector of a project's screen, whose code runs in another process, in a real window.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class ProjectWindowTests {
  private let folder = TemporaryFolder()
  private let display: VirtualDisplay

  init() throws { display = try VirtualDisplay() }

  private static let source = """
    import UIKit

    final class ListViewController: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let list = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.backgroundColor = .systemTeal
        return cell
      }
    }

    """

  private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<600 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  /// Shows the project in a window, and waits for the color of its screen.
  private func start(_ arguments: String) throws -> Subprocess {
    let command = "cd '\(folder.root)' && exec '\(Subprocess.tessera)' run App \(arguments)"
    let process = try Subprocess(
      "sh", ["-c", command], environment: ["DISPLAY": display.name, "XDG_CACHE_HOME": folder.toolCache()])
    expectTrue(try eventually { try self.display.screenshot().pixels.contains(0x30B0C7) }, "\(process.errors)")
    return process
  }

  @Test func changedValuesBecomeADiffOfTheSources() throws {
    try folder.write(Self.source, to: "App/List.swift")
    let process = try start("")

    // K focuses the first value, Tab the second one, the spacing of groups.
    try display.robot("key", "k")
    usleep(1_000_000)
    try display.robot("key", "Tab", "2", "0", "Return", "Escape")
    usleep(1_000_000)
    try display.robot("key", "ctrl+shift+e")
    expectTrue(eventually { process.errors.contains("wrote tessera-screen-layout-1.diff") }, "\(process.errors)")
    let difference = try String(contentsOfFile: folder.path("tessera-screen-layout-1.diff"), encoding: .utf8)
    expectContains(difference, "--- a/List.swift\n+++ b/List.swift\n")
    expectContains(difference, "\n-    section.interGroupSpacing = 8\n+    section.interGroupSpacing = 20\n")

    // After Escape digits are keys of the window again: 1 shows an overlay, in colours that the app does not have.
    let before = try display.screenshot()
    try display.robot("key", "1")
    expectTrue(try eventually { try self.display.screenshot() != before })
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }

  /// The palette offers the screens of a project, also those that its code has had since it was opened.
  @Test func thePaletteOpensTheScreensOfAProject() throws {
    func screen(_ name: String, _ color: String) -> String {
      """
      final class \(name)ViewController: UIViewController {
        override func viewDidLoad() { view.backgroundColor = \(color) }
      }

      """
    }
    let first = "import UIKit\n" + screen("Mountains", ".systemTeal") + screen("Rivers", ".systemGreen")
    try folder.write(first, to: "App/Screens.swift")
    let process = try start("--screen MountainsViewController --size 300x400")
    func open(_ name: String, showing color: UInt32) throws {
      try display.robot("key", "ctrl+k")
      usleep(500_000)
      // A window that is stopped reads the text and Return together, as after a long frame.
      kill(process.identifier, SIGSTOP)
      try display.robot("type", name)
      try display.robot("key", "Return")
      kill(process.identifier, SIGCONT)
      expectTrue(try eventually { try self.display.screenshot().pixels.contains(color) }, "\(name): \(process.errors)")
    }
    try open("riverz", showing: 0x34C759)
    let second = first.replacing(".systemGreen", with: ".systemPurple") + screen("Lakes", ".systemOrange")
    try folder.write(second, to: "App/Screens.swift")
    expectTrue(try eventually { try self.display.screenshot().pixels.contains(0xAF52DE) }, "\(process.errors)")
    try open("lakes", showing: 0xFF9500)
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }

  /// The visible rows of the list, from top to bottom: the color and the height of each.
  private func rows() throws -> [[UInt32]] {
    let picture = try display.screenshot()
    var found: [[UInt32]] = []
    for y in 280..<650 {
      let color = picture.pixels[y * picture.width + 400]
      if found.last?.first == color { found[found.count - 1][1] += 1 } else { found.append([color, 1]) }
    }
    return found.filter { $0[0] & 0xFF == 0x40 }
  }

  /// The visible rows once nothing moves any more.
  private func settledRows() throws -> [[UInt32]] { try settled(rows) }

  /// The middle column of the list once nothing moves any more.
  private func settledPixels() throws -> [UInt32] {
    try settled {
      let picture = try display.screenshot()
      return (280..<650).map { picture.pixels[$0 * picture.width + 400] }
    }
  }

  /// The content of the screen once nothing moves any more, however slow the machine is.
  private func settled<Content: Equatable>(_ content: () throws -> Content) throws -> Content {
    var latest = try content()
    for _ in 0..<30 {
      usleep(1_000_000)
      let next = try content()
      if next == latest { break }
      latest = next
    }
    return latest
  }

  /// Shows the timeline, and flings the list.
  private func fling() throws {
    // The timeline first, because it changes the size of the picture.
    try display.robot("key", "t")
    usleep(1_000_000)
    try display.robot("mousemove", "400", "600", "mousedown", "1")
    for y in 1...10 { try display.robot("mousemove", "400", "\(600 - y * 20)") }
    try display.robot("mouseup", "1")
  }

  /// New code begins where the user was in the old code's run, even within a motion.
  @Test func newCodeBeginsAtThePastFrame() throws {
    let source = Self.source.replacing(
      "= .systemTeal", with: "= UIColor(red: CGFloat(path.item) / 40, green: 0, blue: 64 / 255, alpha: 1)"
    )
    .replacing("list.dataSource = self", with: "list.dataSource = self\n    list.backgroundColor = .systemTeal")
    try folder.write(source, to: "App/List.swift")
    let process = try start("--size 300x400")
    try fling()
    let rest = try settledRows()
    for _ in 0..<40 { try display.robot("key", "comma") }
    let past = try settledRows()
    expectNotEqual(past, rest)
    try folder.write(source.replacing(".systemTeal", with: ".systemGreen"), to: "App/List.swift")
    expectTrue(try eventually { try self.display.screenshot().pixels.contains(0x34C759) }, "\(process.errors)")
    _ = try eventually { try self.rows() == past }
    expectEqual(try rows(), past)
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }

  /// A frame that is chosen while the run is being repeated up to a later one is reached too.
  @Test func earlierFramesAreReachedWhileTheRunIsRepeated() throws {
    let slow = Self.source.replacing(
      "cell.backgroundColor = .systemTeal",
      with: "cell.backgroundColor = .systemTeal\n    Thread.sleep(forTimeInterval: 0.05)")
    try folder.write(slow, to: "App/List.swift")
    let process = try start("--size 300x400")
    try fling()
    _ = try settledPixels()
    for _ in 0..<40 { try display.robot("key", "comma") }
    let past = try settledPixels()
    // New code begins only at a frame that was reached.
    try folder.write(slow.replacing(".systemTeal", with: ".systemGreen"), to: "App/List.swift")
    expectTrue(try eventually { try self.display.screenshot().pixels.contains(0x34C759) }, "\(process.errors)")
    expectEqual(try settledPixels().map { $0 == 0x34C759 }, past.map { $0 == 0x30B0C7 })
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }

  @Test func aRecordingsScriptEndsAtNewCode() throws {
    try folder.write(Self.source, to: "App/List.swift")
    let process = try start("--size 300x400")
    try display.robot("key", "ctrl+r")
    expectTrue(eventually { process.errors.contains("recording tessera-screen-1.gif") }, "\(process.errors)")
    try folder.write(Self.source.replacing(".systemTeal", with: ".systemGreen"), to: "App/List.swift")
    expectTrue(try eventually { try self.display.screenshot().pixels.contains(0x34C759) }, "\(process.errors)")
    try display.robot("key", "ctrl+r")
    expectTrue(eventually { process.errors.contains("wrote tessera-screen-1.gif") }, "\(process.errors)")
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
    let script = try String(contentsOfFile: folder.path("tessera-screen-1.input"), encoding: .utf8)
    expectTrue(script.hasSuffix("# The app's code was loaded anew here.\n"), "\(script)")
  }

  /// Code with errors is left out of a project that has never been built, since Tessera may lack what it calls.
  @Test func firstRunShowsWhatCompiles() throws {
    try folder.write(Self.source, to: "App/List.swift")
    try folder.write(
      "import UIKit\nclass Halo: UIViewController {\n  override func loadView() { view = UIView(halo: 3) }\n}\n",
      to: "App/Halo.swift")
    let process = try start("--screen ListViewController")
    expectContains(process.errors, "App/Halo.swift:3:")
    expectContains(process.errors, ": left out")
    expectContains(process.errors, "the rest of the project is shown")
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }

  private static let counter = """
    import UIKit

    enum Store { nonisolated(unsafe) static var taps = 0 }

    final class CounterViewController: UIViewController {
      private let bar = UIView(frame: CGRect(x: 0, y: 100, width: 30, height: 60))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.backgroundColor = .systemTeal
        view.addSubview(bar)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
      }

      @objc private func tap() {
        Store.taps += 1
        precondition(Store.taps < 4, "four taps")
        bar.frame.size.width = CGFloat(30 + 80 * Store.taps)
      }
    }

    """

  private func digest(_ name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    expectTrue(
      eventually {
        bytes = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: folder.path(name)))) ?? Data())
        return bytes.suffix(8).starts(with: Array("IEND".utf8))
      }, "\(name)")
    return bytes
  }

  /// A past frame of a project has the same bytes, with the statics of that time, also after the code trapped.
  @Test func aProjectsRunIsRewoundWithItsStatics() throws {
    try folder.write(Self.counter, to: "App/Counter.swift")
    let process = try start("--size 300x400")
    // The timeline first, because it changes the size of the picture.
    try display.robot("key", "t")
    usleep(1_000_000)
    var pictures: [[UInt8]] = []
    func shoot() throws {
      try display.robot("key", "F8")
      pictures.append(try digest("tessera-screen-\(pictures.count + 1).png"))
    }
    // The button is held for a while, so that the touch is a step of its own.
    func tap() throws {
      try display.robot("mousemove", "400", "400", "mousedown", "1")
      usleep(300_000)
      try display.robot("mouseup", "1")
    }
    // The pictures at rest: each differs from the one before, and stays.
    try shoot()
    var rests = pictures
    for _ in 0..<3 {
      try tap()
      for _ in 0..<60 {
        usleep(500_000)
        try shoot()
        if pictures.last != rests.last, pictures.suffix(2).first == pictures.last { break }
      }
      rests.append(pictures.last ?? [])
    }
    try tap()
    expectTrue(eventually { process.errors.contains("Counter.swift:18: ") }, "\(process.errors)")
    // The fourth touch, before which the bar is as the third one left it; then the third touch, and the fourth again.
    for (key, past) in [("bracketleft", 3), ("bracketleft", 2), ("bracketright", 3)] {
      try display.robot("key", key)
      var isThere = false
      for _ in 0..<60 where !isThere {
        usleep(500_000)
        try shoot()
        isThere = pictures.last == rests[past]
      }
      expectTrue(isThere, "\(key): \(process.errors)")
    }
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }
}
