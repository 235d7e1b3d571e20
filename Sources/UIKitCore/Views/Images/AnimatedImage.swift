import Foundation

/// An animation that shows images one after another, each for the same time.
struct AnimatedImage {
  var count: Int
  /// The duration of one cycle, in seconds.
  var duration: TimeInterval
  /// The number of cycles; 0 for infinite.
  var rounds: Int
  var start: FrameTime

  /// - Parameter duration: The duration of one cycle in seconds. Values that are not positive and finite mean 30 images
  ///   per second.
  init(count: Int, duration: TimeInterval, rounds: Int, start: FrameTime) {
    self.count = count
    self.duration = duration.isFinite && duration > 0 ? duration : TimeInterval(count) / 30
    self.rounds = max(0, rounds)
    self.start = start
  }

  /// Returns the index of the image at a time; `nil` after the last cycle.
  func index(at time: FrameTime) -> Int? {
    guard count > 0 else { return nil }
    let progress = max(0, (time - start) / duration)
    guard progress.isFinite else { return nil }
    if rounds > 0, progress >= Double(rounds) { return nil }
    return min(count - 1, Int(progress.truncatingRemainder(dividingBy: 1) * Double(count)))
  }
}

/// The animation of an image view. It is created on demand, because few image views have one.
final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// The running animation. It begins with the first frame.
  var isRunning = false
  var animatedImage: AnimatedImage?
  var shown = 0
}

extension UIImageView {
  var baseAnimationImages: [UIImage]? {
    get { animation?.images }
    set {
      needAnimation().images = newValue
      stopAnimating()
    }
  }

  var baseHighlightedAnimationImages: [UIImage]? {
    get { animation?.highlightedImages }
    set {
      needAnimation().highlightedImages = newValue
      stopAnimating()
    }
  }

  var baseAnimationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { needAnimation().duration = newValue }
  }

  var baseAnimationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { needAnimation().repeatCount = newValue }
  }

  func baseStartAnimating() {
    guard let animation, !(animatedImages ?? []).isEmpty else { return }
    animation.isRunning = true
    animation.animatedImage = nil
    animation.shown = 0
    window?.root?.register(self)
    setNeedsDisplay()
  }

  func baseStopAnimating() {
    guard let animation, animation.isRunning else { return }
    animation.isRunning = false
    animation.animatedImage = nil
    setNeedsDisplay()
  }

  private func needAnimation() -> ImageAnimation {
    if let animation { return animation }
    let new = ImageAnimation()
    animation = new
    return new
  }

  private var animatedImages: [UIImage]? {
    isHighlighted ? animation?.highlightedImages ?? animation?.images : animation?.images
  }

  /// The current image of the animation.
  var runningImage: UIImage? {
    guard let animation, animation.isRunning, let images = animatedImages, !images.isEmpty else { return nil }
    return images[min(animation.shown, images.count - 1)]
  }
}

extension UIImageView: FrameTicking {
  package var isTicking: Bool { isAnimating && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking, let animation, let images = animatedImages else { return }
    let animatedImage =
      animation.animatedImage
      ?? AnimatedImage(count: images.count, duration: animation.duration, rounds: animation.repeatCount, start: time)
    animation.animatedImage = animatedImage
    guard let index = animatedImage.index(at: time) else { return stopAnimating() }
    guard index != animation.shown else { return }
    animation.shown = index
    setNeedsDisplay()
  }
}
