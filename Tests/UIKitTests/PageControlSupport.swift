import Drawing
import Foundation
import UIKitCore

/// A page control on a stage, with a clock and a finger.
@MainActor
final class PageControlStage {
  /// What is drawn for one page, in points of the control.
  struct Mark: Equatable {
    var rect: CGRect
    var color: Color
  }

  let harness: Harness
  let control: UIPageControl
  private(set) var time = 0.0
  private(set) var reports: [Int] = []

  init(
    pages: Int = 5, size: CGSize = CGSize(width: 200, height: 40), scale: CGFloat = 2,
    configure: (UIPageControl) -> Void = { _ in }
  ) {
    harness = Harness(size: CGSize(width: 400, height: 400), scale: scale)
    control = UIPageControl(frame: CGRect(origin: .zero, size: size))
    control.numberOfPages = pages
    configure(control)
    harness.window.addSubview(control)
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let sender = action.sender as? UIPageControl else { return }
        reports.append(sender.currentPage)
      }, for: .valueChanged)
    harness.frame(at: 0)
  }

  /// Long enough for everything to come to rest; few frames, since none between matters.
  func settle() { run(for: 2, rate: 5) }

  func run(for duration: TimeInterval, rate: Double = 60) {
    let begin = time
    for frame in 1...Swift.max(1, Int((duration * rate).rounded())) {
      time = begin + Double(frame) / rate
      harness.frame(at: time)
    }
  }

  // MARK: Finger

  func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat = 20) {
    harness.root.dispatch(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat = 20) {
    touch(.began, x, y)
    run(for: 0.05)
    touch(.ended, x, y)
    run(for: 0.05)
  }

  /// A press that moves there in steps of at most four points, one each frame, and stays down.
  func press(_ x: CGFloat, movingTo end: CGFloat) {
    touch(.began, x)
    let steps = Swift.max(1, Int((abs(end - x) / 4).rounded(.up)))
    for step in 1...steps {
      touch(.moved, x + (end - x) * CGFloat(step) / CGFloat(steps))
      run(for: 1 / 60)
    }
  }

  // MARK: Picture

  /// Every rounded shape, also those in groups, first to last.
  var shapes: [Mark] {
    func shapes(_ commands: [DrawCommand]) -> [Mark] {
      commands.flatMap { command -> [Mark] in
        switch command {
        case .fill(let shape, let color): shape.radius > 0 ? [Mark(rect: shape.rect, color: color)] : []
        case .group(let group): shapes(group.commands)
        default: []
        }
      }
    }
    return shapes(harness.frame(at: time).commands)
  }

  /// The indicators without fill and background, when all is at rest.
  var dots: [Mark] {
    settle()
    let shapes = shapes
    return shapes.filter { mark in mark.rect.height < 20 && mark.rect.width < 40 }
  }

  /// Which dots have the colour of the current page.
  var lit: [Int] { dots.enumerated().filter { $0.element.color == .white }.map(\.offset) }
}
