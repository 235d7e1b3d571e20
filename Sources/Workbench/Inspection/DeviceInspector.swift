package import Foundation

/// The inspector of a device, which runs where the device does: in this process, or in that of a project's code.
@MainActor
package protocol DeviceInspector: AnyObject {
  /// The facts at the latest update.
  var content: InspectionContent { get }
  /// Called with every text that the inspector hands over.
  var onOutput: (InspectionOutput) -> Void { get set }

  /// - Parameter time: The time of the window, in seconds.
  func perform(_ request: InspectionRequest, at time: TimeInterval)
  /// Brings the facts up to date.
  ///
  /// - Parameter hasChanged: Whether the device has drawn a frame since the last update.
  /// - Returns: Whether the facts are others than before.
  func update(hasChanged: Bool) -> Bool
}
