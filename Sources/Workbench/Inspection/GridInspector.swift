package import Foundation
package import Simulator

/// The overlays of several devices, which are drawn over each of them.
@MainActor
package final class GridInspector: DeviceInspector {
  private let inspectors: [LocalInspector]
  package var onOutput: (InspectionOutput) -> Void = { _ in }

  package init(_ grid: DeviceGrid) {
    inspectors = grid.hosts.map { host in LocalInspector(device: { host }) { _ in } }
    for (host, inspector) in zip(grid.hosts, inspectors) { inspector.onDrawing = { host.setNeedsPicture() } }
  }

  /// The facts about the first device.
  package var content: InspectionContent { inspectors.first?.content ?? InspectionContent() }

  /// Only overlays are for all devices; the other requests are for one.
  package func perform(_ request: InspectionRequest, at time: TimeInterval) {
    switch request {
    case .language, .toggleOverlay, .toggleOverlays:
      for inspector in inspectors { inspector.perform(request, at: time) }
    default: break
    }
  }

  package func update(hasChanged: Bool) -> Bool {
    inspectors.reduce(false) { $1.update(hasChanged: hasChanged) || $0 }
  }
}
