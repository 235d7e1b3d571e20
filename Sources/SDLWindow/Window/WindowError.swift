import PlainText
import Simulator

/// A window that cannot be opened; the description contains a remedy.
package enum WindowError: Error, Equatable, CustomStringConvertible {
  case noDisplay
  /// A driver without a visible screen.
  case invisible(driver: String)
  case refused(String)
  case lost

  package var description: String {
    let instead = "use `\(Program.name) snapshot --out DIR` to render without one"
    switch self {
    case .noDisplay: return "no display: neither DISPLAY nor WAYLAND_DISPLAY is set; \(instead)"
    case .invisible(let driver):
      return "no display: SDL could only offer the \(driver) driver, which shows nothing; \(instead)"
    case .refused(let reason): return "no window: \(reason); \(instead)"
    case .lost: return "the display was lost; start again when it is available"
    }
  }
}
