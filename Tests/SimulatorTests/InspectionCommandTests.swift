import Foundation
import Lens
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// The requests of the window to its inspector.
@MainActor
@Suite(.serialized) struct InspectionCommandTests {
  private final class Listener: DeviceInspector {
    let content = InspectionContent()
    var onOutput: (InspectionOutput) -> Void = { _ in }
    var requests: [InspectionRequest] = []
    func perform(_ request: InspectionRequest, at time: TimeInterval) { requests.append(request) }
    func update(hasChanged: Bool) -> Bool { false }
  }

  private final class Shell: AppShell {
    let title = ""
    init(_ host: SceneHost) { host.show(UIViewController()) }
    func perform(_ step: ShellStep) {}
  }

  private let listener = Listener()
  private let bench: Workbench

  init() throws {
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 160, height: 200), scale: 1), services: services)
      return (host, Shell(host))
    }
    bench = Workbench(
      content: content, inspector: listener, services: services, isFixed: false, hasToolbar: true, scenes: [],
      language: .english)
    bench.start()
    bench.adopt(window: (600, 900), density: 1)
    _ = bench.step(events: [], at: 0.1)
  }

  private func perform(_ action: WindowCommand.Action) {
    for command in WindowCommand.all where command.action == action { _ = bench.perform(command) }
  }

  @Test func commandsForTheInspectorReachIt() {
    let requests: [(WindowCommand.Action, InspectionRequest)] = [
      (.noOverlays, .toggleOverlays), (.measure, .toggleMeasuring), (.export, .export),
      (.exportChanges, .exportChanges), (.undo, .undo), (.redo, .redo), (.reset, .reset), (.lint, .lint),
    ]
    for (action, request) in requests + LensOverlay.allCases.map({ (.overlay($0), .toggleOverlay($0)) }) {
      listener.requests = []
      perform(action)
      expectEqual(listener.requests.last, request, "\(action)")
    }
    for isOpen in [true, false] {
      listener.requests = []
      perform(.frameBar)
      expectEqual(listener.requests, [.frameBar(isOpen: isOpen)])
    }
  }
}
