import Foundation

/// Short messages over the device, such as the name of a file that was written.
extension Workbench {
  /// The seconds for which a message stays.
  private static let messageDuration: TimeInterval = 3

  /// Shows a message over the device for a few seconds, unless the window shows nothing but the device.
  package func notify(_ notice: Notice) {
    guard controller != nil, !geometry.isBare, !isFixed else { return }
    messageEnd = now + Self.messageDuration
    mustComposeAll()
    let text = notice.text(language)
    edit { $0.message = text.prefix(1).uppercased() + text.dropFirst() }
  }

  /// Removes the message when its time is over.
  func endMessage() {
    guard let end = messageEnd, time >= end else { return }
    messageEnd = nil
    mustComposeAll()
    edit { $0.message = nil }
  }
}
