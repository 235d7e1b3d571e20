import Foundation
import UIKitCore

extension SessionLog {
  /// Returns the run as a script, up to the first change that scripts cannot contain.
  ///
  /// - Parameters:
  ///   - header: The beginning of the run.
  ///   - settings: The settings at the beginning.
  ///   - last: A step after those of the log.
  package func script(header: InputScript.Header, settings: DeviceSettings, ending last: Frame?) -> String {
    var span = RecordedSpan(header: header, from: 0)
    var settings = settings
    for frame in frames + [last].compactMap({ $0 }) {
      for change in frame.changes {
        guard let statement = change.statement(after: &settings) else {
          span.end("The app's screens were changed from outside here.")
          break
        }
        span.append(statement, at: frame.time)
      }
      for event in frame.events { span.append(event) }
    }
    return span.text(until: last?.time ?? frames.last?.time ?? 0)
  }
}

extension SessionLog.Change {
  /// Returns the change of a script that does the same; `nil` if there is none.
  fileprivate func statement(after settings: inout DeviceSettings) -> InputScript.Change? {
    var header = InputScript.Header()
    switch self {
    case .shell: return nil
    case .layout(let change): return .layout(change)
    case .size(let size, let scale): (header.size, header.scale) = (size, scale)
    case .device(let device): (header.device, header.size, header.scale) = (device, device.size, device.scale)
    case .settings(let new):
      header = new.changes(from: settings)
      settings = new
    }
    return .settings(header)
  }
}
