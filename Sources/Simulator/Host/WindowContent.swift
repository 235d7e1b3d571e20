package import Foundation
package import Raster
package import UIKitCore

/// The device in a window: one that runs in this process, or the picture of one in another process.
@MainActor
package protocol WindowContent: AnyObject {
  var device: Device { get }
  /// The picture's pixels per point.
  var pictureScale: CGFloat { get }
  /// The visible pixels.
  var bitmap: Bitmap { get }
  /// The app's picture without the drawing over it, reduced to `side` pixels on its longer side; `nil` if nothing is
  /// drawn over it.
  func plainPicture(side: Int) -> Bitmap?
  /// The time of the last step, in seconds.
  var time: TimeInterval { get }
  var framesPerSecond: Int { get }
  /// Whether a frame is needed because something changed or moves; otherwise the window may sleep.
  var needsFrame: Bool { get }
  /// The time at which something changes by itself, in seconds; `nil` if nothing will.
  var nextChange: TimeInterval? { get }
  var settings: DeviceSettings { get }
  /// The device, if it runs in this process, so that its layout can be inspected.
  var inspectable: SceneHost? { get }
  /// Makes the first screen of the scene anew, for a check that runs and closes it; `nil` if no scene is on screen, or it
  /// runs in another process.
  var makeScreen: (() -> UIViewController)? { get }
  /// Whether the device must be stepped even while its clock stands still, because it is in another process that has
  /// to answer or to receive a change.
  var isWaiting: Bool { get }
  /// Whether a message covers the picture, so that it is not the device's.
  var showsMessage: Bool { get }
  /// The receiver of text; `nil` if there is none.
  var textTarget: TextInputTarget? { get }

  /// Prepares for the first step.
  func start()
  /// Produces one frame.
  ///
  /// - Returns: The pixels that may have changed; `nil` if none did.
  func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate?
  /// Adopts the number of seconds of the device in a second of the window.
  func adopt(rate: Double)
  func apply(_ settings: DeviceSettings)
  /// Exchanges the device for another one.
  func become(_ device: Device, pictureScale: CGFloat) throws(RasterError)
  func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat?) throws(RasterError)
}

extension WindowContent {
  package var makeScreen: (() -> UIViewController)? { nil }
  package var isWaiting: Bool { false }
  package var showsMessage: Bool { false }
  package func plainPicture(side: Int) -> Bitmap? { nil }
  package func adopt(rate: Double) {}
}

/// The information that an input method needs about the receiver of text.
package struct TextInputTarget: Equatable, Sendable {
  /// A number that differs between receivers.
  package var responder: Int
  /// The caret in the window, next to which candidates are shown.
  package var caret: CGRect
  package var isComposing: Bool

  package init(responder: Int, caret: CGRect, isComposing: Bool) {
    (self.responder, self.caret, self.isComposing) = (responder, caret, isComposing)
  }
}

extension SceneHost: WindowContent {
  package var framesPerSecond: Int { root.environment.framesPerSecond }
  package var nextChange: TimeInterval? { root.nextChange }
  package var settings: DeviceSettings { DeviceSettings(root.environment) }
  package var inspectable: SceneHost? { self }

  package var textTarget: TextInputTarget? {
    root.keyboard.textTarget.map {
      TextInputTarget(responder: $0.responder.hashValue, caret: $0.caret, isComposing: $0.isComposing)
    }
  }

  package func start() { root.drive() }
}
