import TestSupport
import DeviceSupport
import Drawing
import Foundation
import UIKitControls
import UIKitCore

/// A page control in the top left corner of a screen.
@MainActor
final class PageControlFixture: Fixture {
  /// The mark drawn for one page, in the control's coordinates.
  struct Mark: Equatable {
    var rect: CGRect
    var color: Color
  }

  let device: TestDevice
  let control: UIPageControl
  private(set) var reports: [Int] = []

  init(
    pages: Int = 5, size: CGSize = CGSize(width: 200, height: 40), scale: CGFloat = 2,
    configure: (UIPageControl) -> Void = { _ in }
  ) {
    device = TestDevice(size: CGSize(width: 400, height: 400), scale: scale)
    control = UIPageControl(frame: CGRect(origin: .zero, size: size))
    control.numberOfPages = pages
    configure(control)
    window.addSubview(control)
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let sender = action.sender as? UIPageControl else { return }
        reports.append(sender.currentPage)
      }, for: .valueChanged)
    frame()
  }

  /// Runs long enough for everything to come to rest, with few frames, since those between do not matter.
  func finishMotion() { run(for: 2, rate: 5) }

  // MARK: Finger

  /// Presses a point and moves to another one at 240 points per second; the finger stays down.
  func press(_ x: CGFloat, movingTo end: CGFloat) {
    let start = CGPoint(x: x, y: 20)
    drag(from: start, to: CGPoint(x: end, y: 20), in: Double(abs(end - x) / 240), lifts: false)
    step()
  }

  // MARK: Picture

  /// Every rounded shape, including those in groups, first to last.
  var shapes: [Mark] {
    fills().filter { $0.shape.radius > 0 }.map { Mark(rect: $0.shape.rect, color: $0.color) }
  }

  /// The indicators without fill and background, at rest.
  var dots: [Mark] {
    finishMotion()
    let shapes = shapes
    return shapes.filter { mark in mark.rect.height < 20 && mark.rect.width < 40 }
  }

  /// The dots that have the color of the current page.
  var lit: [Int] { dots.enumerated().filter { $0.element.color == .white }.map(\.offset) }
}
