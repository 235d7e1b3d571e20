import Foundation

/// Short messages over the device, such as the name of a file that was written.
extension Workbench {
  /// The least seconds for which a message stays, and those for each of its characters.
  private static let messageDuration = (least: 3.0, perCharacter: 0.06)

  /// Shows a message over the device for a few seconds, unless the window shows nothing but the device.
  package func notify(_ notice: Notice) {
    guard controller != nil, !geometry.isBare, !isFixed else { return }
    let text = notice.text(language)
    messageEnd = now + max(Self.messageDuration.least, Self.messageDuration.perCharacter * Double(text.count))
    mustComposeAll()
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
