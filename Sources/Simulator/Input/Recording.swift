package import Foundation
import Geometry
import PlainText
package import UIKitCore

/// A recording of a session's input with its times, as a script that replays it. Bug reports can contain it as a file.
package struct Recording: Sendable {
  /// The lines until now, those of the header first.
  private(set) var lines: [String]
  private var last: TimeInterval = 0

  /// Creates a recording without events.
  package init(header: InputScript.Header) { lines = ["# Recorded by tessera run"] + header.lines }

  /// Appends an event.
  package mutating func append(_ event: InputEvent) {
    last = event.time
    lines.append(event.line)
  }

  /// Appends a change of the device.
  package mutating func append(_ change: InputScript.Change, at time: TimeInterval) {
    if time > last { lines.append("wait \((time - last).text(decimals: 6))s") }
    lines.append(InputScript.Statement.change(change).line)
    last = max(last, time)
  }

  /// Returns the script, whose last line waits until `end`, in seconds.
  package func script(until end: TimeInterval) -> String {
    let rest = Swift.max(0, end - last)
    return (lines + ["wait \(rest.text(decimals: 6))s"]).map { $0 + "\n" }.joined()
  }
}
