import Foundation
import Raster
import Simulator
import UIKitCore
import Workbench

/// A message to the process that runs the user's code.
enum RemoteRequest: Codable, Sendable {
  case load(Load)
  case play(Play)
  case replay(Replay)
  /// Shows the picture that was visible after a number of steps, if the process still has it.
  case preview(Int)

  /// The build to load, and the screen to show.
  struct Load: Codable, Sendable {
    var record: String
    var device: DeviceMessage
    var pictureScale: CGFloat
    var settings: DeviceSettings
    var state: SceneState
  }

  /// A step of the run, and actions of the user with the inspector, which come first.
  struct Play: Codable, Sendable {
    /// The step; `nil` for the inspector alone.
    var frame: FrameMessage?
    var inspections: [InspectionRequest] = []
    /// The time of the window, in seconds.
    var windowTime: TimeInterval
    var pictureScale: CGFloat
  }

  /// Steps of the past, which are simulated again.
  struct Replay: Codable, Sendable {
    var frames: [FrameMessage]
    /// The number of steps after which the wanted picture is visible.
    var target: Int
    /// Whether the wanted picture is shown after these steps.
    var isLast: Bool
    var pictureScale: CGFloat
  }
}

/// The answer to a request.
struct RemoteReply: Codable, Sendable {
  /// The size of the picture in shared memory, in pixels.
  var width = 0
  var height = 0
  /// The changed areas: x, y, width and height.
  var areas: [[Int]] = []
  /// Whether the step changed the picture.
  var isShown = false
  /// The app's picture without the drawing over it, reduced; `nil` if nothing is drawn over it.
  var plain: Plain?
  var needsFrame = false
  var nextChange: TimeInterval?
  /// The time of the frame, on the process's clock.
  var time: TimeInterval = 0
  var title = ""
  var caret: CGRect?
  /// A number that differs between receivers of text.
  var responder: Int?
  var isComposing = false
  /// The state; `nil` if it has not changed, or while something moves. A past frame always has one.
  var state: SceneState?
  /// The facts of the inspector; `nil` if they have not changed.
  var inspection: InspectionContent?
  /// The texts that the inspector hands over.
  var outputs: [InspectionOutput] = []
  /// The events of the step to which the user may want to return.
  var marks: Set<SessionLog.Mark> = []
  /// The changes of layouts that the user's actions made before the step.
  var layouts: [LayoutChange] = []
  /// The device and its settings after steps of the past.
  var device: DeviceMessage?
  var settings: DeviceSettings?
  /// Whether the process no longer has the picture of a preview.
  var isMissing = false
  /// The reason why a build cannot be shown.
  var failure: String?

  /// A small picture.
  struct Plain: Codable, Sendable {
    /// The length of its longer side, in pixels.
    static let side = 176
    private var width: Int
    private var pixels: Data

    init(_ bitmap: Bitmap) {
      (width, pixels) = (bitmap.width, bitmap.pixels.withUnsafeBytes { Data($0) })
    }

    /// The picture; `nil` if the message is damaged.
    var bitmap: Bitmap? {
      let count = pixels.count / 4
      guard width > 0, count > 0, pixels.count % 4 == 0, count % width == 0 else { return nil }
      let words = pixels.withUnsafeBytes { bytes in
        (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      }
      return Bitmap(width: width, height: count / width, pixels: words)
    }
  }
}
