import Foundation
import UIKitCore

/// A step of a run in a form that can be sent to another process.
package struct FrameMessage: Codable, Sendable {
  private var changes: [Change]
  private var events: [RecordedInput]
  private var time: TimeInterval
  /// Whether the step changed the picture.
  package var isShown: Bool

  package init(_ frame: SessionLog.Frame, isShown: Bool = true) {
    changes = frame.changes.map(Change.init)
    events = frame.events.map(RecordedInput.init)
    (time, self.isShown) = (frame.time, isShown)
  }

  package var frame: SessionLog.Frame {
    SessionLog.Frame(changes: changes.map(\.change), events: events.compactMap(\.event), time: time)
  }

  private enum Change: Codable, Sendable {
    case shell(ShellStep)
    case settings(DeviceSettings)
    case device(DeviceMessage)
    case size(CGSize, scale: CGFloat)
    case layout(LayoutChange)

    init(_ change: SessionLog.Change) {
      switch change {
      case .shell(let step): self = .shell(step)
      case .settings(let settings): self = .settings(settings)
      case .device(let device): self = .device(DeviceMessage(device))
      case .size(let size, let scale): self = .size(size, scale: scale)
      case .layout(let change): self = .layout(change)
      }
    }

    var change: SessionLog.Change {
      switch self {
      case .shell(let step): .shell(step)
      case .settings(let settings): .settings(settings)
      case .device(let device): .device(device.device)
      case .size(let size, let scale): .size(size, scale: scale)
      case .layout(let change): .layout(change)
      }
    }
  }
}

/// A device in a form that can be sent to another process.
package struct DeviceMessage: Codable, Sendable {
  private var name: String
  private var size: CGSize
  private var scale: CGFloat

  package init(_ device: Device) { (name, size, scale) = (device.name, device.size, device.scale) }

  package var device: Device {
    var device = Device.all.first { $0.name == name } ?? .screen(size: size, scale: scale)
    (device.name, device.size, device.scale) = (name, size, scale)
    return device
  }
}
