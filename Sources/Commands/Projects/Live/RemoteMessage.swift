import Foundation
import Simulator
import UIKitCore
import Workbench

/// A message to the process that runs the user's code.
enum RemoteRequest: Codable, Sendable {
  case load(Load)
  case step(Step)
  case resize(Resize)
  case settings(DeviceSettings)
  case back
  case inspect(Inspection)

  /// Actions of the user with the inspector.
  struct Inspection: Codable, Sendable {
    var requests: [InspectionRequest]
    /// The time of the window, in seconds.
    var time: TimeInterval
  }

  /// The build to load, and the screen to show.
  struct Load: Codable, Sendable {
    var record: String
    var size: CGSize
    var scale: CGFloat
    var pictureScale: CGFloat
    var settings: DeviceSettings
    var state: SceneState

    init(
      record: String, size: CGSize, scale: CGFloat, pictureScale: CGFloat, settings: DeviceSettings,
      state: SceneState
    ) {
      (self.record, self.size, self.scale) = (record, size, scale)
      (self.pictureScale, self.settings, self.state) = (pictureScale, settings, state)
    }
  }

  struct Step: Codable, Sendable {
    var events: [RecordedInput]
    /// The time in seconds, on the process's own clock.
    var time: TimeInterval

    init(events: [RecordedInput], time: TimeInterval) { (self.events, self.time) = (events, time) }
  }

  struct Resize: Codable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var pictureScale: CGFloat
    /// The name of another device; `nil` for the same one.
    var device: String?

    init(size: CGSize, scale: CGFloat, pictureScale: CGFloat, device: String? = nil) {
      (self.size, self.scale, self.pictureScale, self.device) = (size, scale, pictureScale, device)
    }
  }
}

/// The answer to a request that makes a frame.
struct RemoteReply: Codable, Sendable {
  /// The size of the picture in shared memory, in pixels.
  var width = 0
  var height = 0
  /// The changed areas: x, y, width and height.
  var areas: [[Int]] = []
  var needsFrame = false
  var nextChange: TimeInterval?
  /// The time of the frame, on the process's clock.
  var time: TimeInterval = 0
  var title = ""
  var caret: CGRect?
  /// A number that differs between receivers of text.
  var responder: Int?
  var isComposing = false
  /// The state; `nil` if it has not changed, or while something moves.
  var state: SceneState?
  /// The facts of the inspector; `nil` if they have not changed.
  var inspection: InspectionContent?
  /// The texts that the inspector hands over.
  var outputs: [InspectionOutput] = []
  /// The reason why a build cannot be shown.
  var failure: String?

  init() {}
}
