import Foundation
import Simulator
import UIKitCore

/// The note about the device's size while the user drags the edge of the window.
extension Workbench {
  /// The seconds for which the note stays after the latest change.
  private static let duration: TimeInterval = 1.2

  /// Shows the note if the size of the same device has changed.
  func noteSize() {
    let device = content.device
    defer { notedDevice = device }
    guard let old = notedDevice, old.name == device.name, old.size != device.size, controller != nil else { return }
    sizeNoteEnd = time + Self.duration
    let scale = content.pictureScale / geometry.density
    edit { $0.show(SizeNote(device), scale: scale) }
  }

  /// Removes the note when its time is over.
  func endSizeNote() {
    guard let end = sizeNoteEnd, time >= end else { return }
    sizeNoteEnd = nil
    mustComposeAll()
    edit { $0.show(nil, scale: 1) }
  }
}
