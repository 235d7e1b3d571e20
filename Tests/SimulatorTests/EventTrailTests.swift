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

/// The order of layout events in the inspector.
@MainActor
@Suite(.serialized)
struct EventTrailTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  private final class Carousel: AppShell {
    let title = "Carousel"

    init(_ host: SceneHost) {
      if let scene = Scene.all.first(where: { $0.name == "carousel" }) { host.show(scene.makeViewController()) }
    }

    func perform(_ step: ShellStep) {}
  }

  /// A rotation asks the provider and then the handler; the panel's own list is not among the events.
  @Test func thePanelShowsTheOrderOfTheLatestLayout() throws {
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 390, height: 844), scale: 1), services: services)
      return (host, Carousel(host))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: true, scenes: [], language: .english)
    bench.start()
    bench.adopt(window: (738, 884), density: 1)
    _ = bench.step(events: [], at: 0.1)
    bench.setPanel(true)
    for frame in 2...5 { _ = bench.step(events: [], at: Double(frame) / 10) }
    expectEmpty(bench.inspector.content.events)
    try content.resize(to: CGSize(width: 844, height: 390), scale: 1, pictureScale: nil)
    for frame in 6...30 { _ = bench.step(events: [], at: Double(frame) / 10) }
    let events = bench.inspector.content.events
    let words = events.map { $0.components(separatedBy: " · ")[2] }
    let order = ["layout", "provider", "handler"].compactMap { words.firstIndex(of: $0) }
    expectEqual(order.count, 3, "\(events)")
    expectEqual(order, order.sorted(), "\(events)")
    expectTrue(events.allSatisfy { $0.contains("view 1") }, "\(events)")
    bench.setPanel(false)
    for frame in 31...33 { _ = bench.step(events: [], at: Double(frame) / 10) }
    expectEmpty(bench.inspector.content.events)
  }
}
