import Foundation

/// What an app puts its views into; with a vibrancy, all of them are painted in its colours.
final class VibrantContentView: UIView {
  var vibrancy: Material? {
    didSet {
      guard vibrancy != oldValue else { return }
      layer.model.drawn = vibrancy.map { .vibrancy($0) }
      layer.setNeedsRecord()
    }
  }
}
