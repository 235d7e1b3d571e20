import Foundation

/// The content view of an effect view. With a vibrancy, all of its content is painted in the colors behind it.
final class VibrantContentView: UIView {
  var vibrancy: Material? {
    didSet {
      guard vibrancy != oldValue else { return }
      layer.modelState.drawn = vibrancy.map { .vibrancy($0) }
      layer.setNeedsRecord()
    }
  }
}
