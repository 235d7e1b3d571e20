import Foundation
import LayoutKnobs
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore
import Workbench

/// The window without a mouse.
@MainActor
@Suite(.serialized) struct KeyboardFocusTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  private final class Shell: AppShell {
    private let host: SceneHost
    let title = "Buttons"

    init(_ host: SceneHost, _ controller: UIViewController) {
      self.host = host
      host.show(controller)
    }

    func perform(_ step: ShellStep) {}
  }

  /// Three buttons; each counts its taps in its title.
  private final class Buttons: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<3 {
        let button = UIButton(frame: CGRect(x: 20, y: 60 + 80 * CGFloat(index), width: 200, height: 60))
        var taps = 0
        button.setTitle("\(index) 0", for: .normal)
        button.addAction(
          UIAction { _ in
            taps += 1
            button.setTitle("\(index) \(taps)", for: .normal)
          }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
  }

  /// Forty rows, of which nine are visible at once.
  private final class Rows: UITableViewController {
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { chosen.append(path.row) }
  }

  private func bench(
    showing makeScreen: @escaping @MainActor () -> UIViewController = { Buttons() },
    _ performed: @escaping (String) -> Void = { _ in }
  ) throws -> (Workbench, RewindableHost) {
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 320, height: 480), scale: 1), services: services)
      return (host, Shell(host, makeScreen()))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: true, scenes: [], language: .english)
    bench.actions.perform = { [weak bench] command in
      performed(command.name)
      _ = bench?.perform(command)
    }
    bench.start()
    bench.adopt(window: (900, 700), density: 1)
    _ = bench.step(events: [], at: 0.1)
    return (bench, content)
  }

  private func press(_ keys: KeyChord..., on bench: Workbench) {
    for key in keys {
      expectTrue(bench.take(key), "\(key)")
      for _ in 0..<30 { _ = bench.step(events: [], at: bench.time + 1.0 / 60) }
    }
  }

  private func titles(_ content: RewindableHost) -> [String] {
    content.host.root.window.rootViewController?.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } ?? []
  }

  private let tab = KeyChord(.tab)
  private let back = KeyChord(.tab, .shift)
  private let enter = KeyChord(.enter)

  @Test func tabReachesTheElementsOfTheDeviceAndReturnTapsThem() throws {
    let (bench, content) = try bench()
    let plain = content.bitmap.pixels
    expectFalse(bench.take(enter))
    press(tab, tab, on: bench)
    expectFalse(content.bitmap.pixels == plain, "no ring")
    press(enter, on: bench)
    expectEqual(titles(content), ["0 0", "1 1", "2 0"])
    press(KeyChord(.down), KeyChord(.character(" ")), back, back, enter, on: bench)
    expectEqual(titles(content), ["0 1", "1 1", "2 1"])
    press(KeyChord(.escape), on: bench)
    expectFalse(bench.hasFocus)
    expectFalse(bench.take(KeyChord(.down)), "arrows are the app's without a ring")
  }

  /// Rows that are not on the screen yet are reached by going on, and back again.
  @Test func theFocusScrollsThroughAList() throws {
    let rows = Rows()
    let (bench, content) = try bench { rows }
    let down = KeyChord(.down)
    press(tab, on: bench)
    for row in 1...39 {
      press(down, on: bench)
      expectTrue(bench.hasFocus, "row \(row)")
      _ = bench.step(events: [], at: bench.time + 1)
    }
    press(enter, on: bench)
    expectEqual(rows.chosen, [39])
    expectEqual(rows.tableView.contentOffset.y, 40 * 50 - content.device.size.height)
    for _ in 0..<39 {
      press(KeyChord(.up), on: bench)
      _ = bench.step(events: [], at: bench.time + 1)
    }
    press(enter, on: bench)
    expectEqual(rows.chosen, [39, 0])
    expectTrue(bench.hasFocus)
  }

  @Test func theFocusGoesThroughTheWholeWindow() throws {
    var performed: [String] = []
    let (bench, _) = try bench(showing: { Buttons() }) { performed.append($0) }
    press(tab, tab, tab, tab, enter, on: bench)
    expectEqual(performed, ["home"])
    press(back, on: bench)
    press(KeyChord(.function(6)), tab, tab, enter, on: bench)
    expectEqual(performed.filter { $0 != "next-part" }, ["home", "appearance"])
    // The inspector and the timeline are parts of their own.
    press(KeyChord(.escape), KeyChord(.character("i")), KeyChord(.character("t")), on: bench)
    press(KeyChord(.function(6), .shift), tab, tab, enter, on: bench)
    expectEqual(performed.last, "frame-back")
    press(KeyChord(.escape), KeyChord(.function(6)), KeyChord(.function(6)), back, back, enter, on: bench)
    expectTrue(bench.hasFocus)
    for _ in 0..<200 { press(tab, on: bench) }
    expectTrue(bench.hasFocus)
  }

  /// On another screen the ring is around its first element, wherever it was before; elements of the same screen that
  /// come and go do not move it.
  @Test func theRingBeginsAnewOnAnotherScreen() throws {
    let (bench, content) = try bench()
    press(tab, tab, tab, on: bench)
    content.host.show(Buttons())
    for _ in 0..<60 { _ = bench.step(events: [], at: bench.time + 1.0 / 60) }
    press(enter, on: bench)
    expectEqual(titles(content), ["0 1", "1 0", "2 0"])
    press(tab, tab, on: bench)
    content.host.root.window.rootViewController?.view.subviews.first?.removeFromSuperview()
    press(enter, on: bench)
    expectEqual(titles(content), ["1 0", "2 1"])
  }

  /// Reading begins with the bar at the top, whose buttons would otherwise come after the last row of a long list.
  @Test func barsComeBeforeTheContent() throws {
    let rows = Rows()
    var taps = 0
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })
    let (bench, _) = try bench { UINavigationController(rootViewController: rows) }
    press(tab, enter, on: bench)
    expectEqual(taps, 1)
    press(tab, enter, on: bench)
    expectEqual(rows.chosen, [0])
    press(back, enter, on: bench)
    expectEqual(taps, 2)
  }

  /// An alert makes the views that it covers unusable, and the focus ring goes to its first button.
  @Test func theRingStaysWithinAnAlert() throws {
    var taps = 0
    let (bench, content) = try bench()
    press(tab, tab, on: bench)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    for (index, title) in ["Delete", "Move"].enumerated() {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in taps += 10 * index + 1 })
    }
    content.host.root.window.rootViewController?.present(alert, animated: false)
    for _ in 0..<60 { _ = bench.step(events: [], at: bench.time + 1.0 / 60) }
    press(tab, enter, on: bench)
    for _ in 0..<60 { _ = bench.step(events: [], at: bench.time + 1.0 / 60) }
    expectEqual(taps, 11)
    expectEqual(titles(content), ["0 0", "1 0", "2 0"])
  }

  @Test func aClickTakesTheRing() throws {
    let (bench, _) = try bench()
    press(tab, on: bench)
    let press = PointerEvent(id: 0, phase: .began, location: CGPoint(x: 450, y: 600), time: bench.time)
    _ = bench.step(events: [.pointer(press)], at: bench.time + 0.1)
    expectFalse(bench.hasFocus)
  }
}
