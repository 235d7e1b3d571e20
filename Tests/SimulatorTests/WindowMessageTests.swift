import Foundation
import Gallery
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// Messages over the device.
@MainActor
@Suite(.serialized)
struct WindowMessageTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  private final class Empty: AppShell {
    let title = "Empty"
    init(_ host: SceneHost) { host.show(UIViewController()) }
    func perform(_ step: ShellStep) {}
  }

  private func bench(
    isFixed: Bool = false, hasToolbar: Bool = true, language: Language = .english
  ) throws -> Workbench {
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 320, height: 480), scale: 1), services: services)
      return (host, Empty(host))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: isFixed, hasToolbar: hasToolbar, scenes: [], language: language)
    bench.start()
    bench.adopt(window: (320, 520), density: 1)
    _ = bench.step(events: [], at: 0.1)
    return bench
  }

  @Test func aMessageStaysForThreeSecondsAndLeavesNothingBehind() throws {
    let bench = try bench()
    let before = bench.bitmap.pixels
    bench.notify("wrote tessera-list-1.png")
    expectTrue(bench.needsFrame)
    _ = bench.step(events: [], at: 0.2)
    expectTrue(bench.bitmap.pixels != before)
    expectEqual(bench.nextChange.map { abs($0 - 3.1) < 0.01 }, true)
    _ = bench.step(events: [], at: 3)
    expectTrue(bench.bitmap.pixels != before)
    _ = bench.step(events: [], at: 3.2)
    expectTrue(bench.bitmap.pixels == before)
    expectFalse(bench.needsFrame)
  }

  /// A long message stays until it can be read.
  @Test func longMessagesStayLonger() throws {
    let bench = try bench()
    bench.notify("\(String(repeating: "long ", count: 20))")
    _ = bench.step(events: [], at: 0.2)
    expectEqual(bench.nextChange.map { abs($0 - 6.1) < 0.01 }, true)
    _ = bench.step(events: [], at: 6)
    expectNotNil(bench.controller?.message)
    _ = bench.step(events: [], at: 6.2)
    expectNil(bench.controller?.message)
  }

  /// However its lines break, a message has room around it.
  @Test(arguments: ["a.png", "cannot write “tessera-carousel-1.gif”: No space left on device; free some space"])
  func messagesHaveRoomAroundThem(text: String) throws {
    let bench = try bench()
    bench.notify("\(text)")
    _ = bench.step(events: [], at: 0.2)
    var (label, rest): (UILabel?, [UIView]) = (nil, [try #require(bench.controller?.view)])
    while let view = rest.popLast(), label == nil {
      if let found = view as? UILabel, found.text == bench.controller?.message { label = found }
      rest += view.subviews
    }
    let shown = try #require(label)
    let box = try #require(shown.superview)
    expectEqual(shown.frame, box.bounds.insetBy(dx: 12, dy: 7))
    expectTrue(box.frame.minX >= 0 && box.frame.maxX <= 320, "\(box.frame)")
    expectAtMost(shown.sizeThatFits(CGSize(width: shown.bounds.width, height: 200)).height, shown.bounds.height)
  }

  @Test func messagesAreInTheLanguageOfTheWindow() throws {
    let notice = Notice("wrote a.png", "저장했습니다: a.png")
    for (language, text) in [(Language.english, "Wrote a.png"), (.korean, "저장했습니다: a.png")] {
      let bench = try bench(language: language)
      bench.notify(notice)
      expectEqual(bench.controller?.message, text)
      bench.notify("\(text.count) files")
      expectEqual(bench.controller?.message, "\(text.count) files")
    }
    let both = notice.followed(by: Notice("b.png is left", "남아 있습니다: b.png"))
    let bench = try bench(language: .korean)
    bench.notify(both)
    expectEqual(bench.controller?.message, "저장했습니다: a.png\n남아 있습니다: b.png")
    let sent = try JSONDecoder().decode(Notice.self, from: JSONEncoder().encode(notice))
    expectEqual(sent, notice, "a message of another process")
  }

  /// New code goes on after a scrub through the old code's run, but not after the user's own pause.
  @Test func newCodeGoesOnUnlessTheUserHasPaused() throws {
    let bench = try bench()
    var reports: [String] = []
    bench.actions.report = { reports.append($0.english) }
    for time in 2...6 { _ = bench.step(events: [], at: 0.1 * Double(time)) }
    bench.scrub(to: 0, isMoving: false)
    _ = bench.step(events: [], at: 0.7)
    expectEqual(bench.status, "paused")
    bench.followNewRun()
    expectEqual(bench.status, "")
    bench.togglePause()
    bench.scrub(to: 0, isMoving: false)
    _ = bench.step(events: [], at: 0.8)
    bench.followNewRun()
    expectEqual(bench.status, "paused")
    expectEqual(reports, ["the new code is paused; P continues"])
  }

  /// Buttons of the timeline say what they do, as those of the toolbar.
  @Test(arguments: [InterfaceController.Part.toolbar, .timeline])
  func aButtonBelowTheMouseIsExplained(part: InterfaceController.Part) throws {
    let bench = try bench()
    bench.setVisible(timeline: true)
    bench.adopt(window: (380, 632), density: 1)
    _ = bench.step(events: [], at: 0.2)
    let before = bench.bitmap.pixels
    let button = try #require(bench.controller?.stops(of: part).dropFirst().first?.frame)
    bench.hover(at: CGPoint(x: button.midX, y: button.midY), isMeasuring: false)
    _ = bench.step(events: [], at: 0.3)
    expectTrue(bench.bitmap.pixels != before)
    bench.hover(at: CGPoint(x: 190, y: 300), isMeasuring: false)
    _ = bench.step(events: [], at: 0.4)
    expectTrue(bench.bitmap.pixels == before)
  }

  /// Two keys before a frame zoom twice.
  @Test func keysFasterThanFramesZoomEachTime() throws {
    let bench = try bench()
    let larger = try #require(WindowCommand.all.first { $0.action == .zoom(.larger) })
    let device = bench.content.device
    let screen = CGSize(width: 1600, height: 1200)
    let scales = (0..<4).map { _ in
      _ = bench.perform(larger)
      return bench.pictureScale(of: device, fitting: screen)
    }
    expectEqual(scales, [1.25, 1.5, 2, 2.5])
  }

  /// A measured distance disappears with Alt, even if the mouse rests.
  @Test func measuringEndsWithItsKey() throws {
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 320, height: 480), scale: 1), services: services)
      return (host, Rows(host))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: true, scenes: [], language: .english)
    bench.start()
    bench.adopt(window: (320 + 348, 520), density: 1)
    _ = bench.step(events: [], at: 0.1)
    bench.setPanel(true)
    bench.inspect(.pin(CGPoint(x: 80, y: 150)))
    bench.hover(at: CGPoint(x: 240, y: 360), isMeasuring: false)
    _ = bench.step(events: [], at: 0.2)
    let before = content.bitmap.pixels
    bench.hover(at: CGPoint(x: 240, y: 360), isMeasuring: true)
    _ = bench.step(events: [], at: 0.3)
    expectTrue(content.bitmap.pixels != before)
    bench.hover(at: CGPoint(x: 240, y: 360), isMeasuring: false)
    _ = bench.step(events: [], at: 0.4)
    expectTrue(content.bitmap.pixels == before)
  }

  private final class Rows: AppShell {
    let title = "Rows"
    init(_ host: SceneHost) {
      if let scene = Scene.all.first(where: { $0.name == "two-column" }) { host.show(scene.makeViewController()) }
    }
    func perform(_ step: ShellStep) {}
  }

  /// A recorded session, and a window without an interface, show the device alone.
  @Test func thePictureOfADeviceAloneHasNoMessages() throws {
    for bench in [try bench(isFixed: true), try bench(hasToolbar: false)] {
      let before = bench.bitmap.pixels
      bench.notify("wrote tessera-list-1.png")
      _ = bench.step(events: [], at: 0.2)
      expectTrue(bench.bitmap.pixels == before)
    }
  }
}
