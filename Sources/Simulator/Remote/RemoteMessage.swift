package import Foundation

/// A message to the process that runs the user's code.
package enum RemoteRequest: Codable, Sendable {
  case load(Load)
  case step(Step)
  case resize(Resize)
  case settings(DeviceSettings)
  case back

  /// The build to load, and the screen to show.
  package struct Load: Codable, Sendable {
    package var record: String
    package var size: CGSize
    package var scale: CGFloat
    package var pictureScale: CGFloat
    package var settings: DeviceSettings
    package var state: SceneState

    package init(
      record: String, size: CGSize, scale: CGFloat, pictureScale: CGFloat, settings: DeviceSettings,
      state: SceneState
    ) {
      (self.record, self.size, self.scale) = (record, size, scale)
      (self.pictureScale, self.settings, self.state) = (pictureScale, settings, state)
    }
  }

  package struct Step: Codable, Sendable {
    package var events: [RecordedInput]
    /// The time in seconds, on the process's own clock.
    package var time: TimeInterval

    package init(events: [RecordedInput], time: TimeInterval) { (self.events, self.time) = (events, time) }
  }

  package struct Resize: Codable, Sendable {
    package var size: CGSize
    package var scale: CGFloat
    package var pictureScale: CGFloat
    /// The name of another device; `nil` for the same one.
    package var device: String?

    package init(size: CGSize, scale: CGFloat, pictureScale: CGFloat, device: String? = nil) {
      (self.size, self.scale, self.pictureScale, self.device) = (size, scale, pictureScale, device)
    }
  }
}

/// The answer to a request that makes a frame.
package struct RemoteReply: Codable, Sendable {
  /// The size of the picture in shared memory, in pixels.
  package var width = 0
  package var height = 0
  /// The changed areas: x, y, width and height.
  package var areas: [[Int]] = []
  package var needsFrame = false
  package var nextChange: TimeInterval?
  /// The time of the frame, on the process's clock.
  package var time: TimeInterval = 0
  package var title = ""
  package var caret: CGRect?
  /// A number that differs between receivers of text.
  package var responder: Int?
  package var isComposing = false
  /// The state; `nil` if it has not changed, or while something moves.
  package var state: SceneState?
  /// The reason why a build cannot be shown.
  package var failure: String?

  package init() {}
}
