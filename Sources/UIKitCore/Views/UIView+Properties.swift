import Foundation
import Observation

extension UIView {
  func markNeedsProperties() {
    needsProperties = true
    parent?.markDirtyDescendant()
    setNeedsRecord()
  }

  /// Whether a layout pass has something to do for the view itself.
  var isPending: Bool { needsLayout || needsProperties }

  /// Updates the properties of the controller and then of the view, if that was requested.
  func updatePropertiesNow() {
    guard needsProperties else { return }
    needsProperties = false
    traitCollection.performAsCurrent {
      withObservationTracking {
        controller?.updateProperties()
        updateProperties()
      } onChange: { [weak self] in
        if Thread.isMainThread {
          MainActor.assumeIsolated { self?.markNeedsProperties() }
        } else {
          DispatchQueue.main.async { self?.markNeedsProperties() }
        }
      }
    }
  }
}
