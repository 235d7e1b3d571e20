import DeviceSupport
import Foundation
import Testing
import UIKit
import TestSupport

@MainActor
struct TransformedFrameTests {
  @Test func rightAngleKeepsWholeSizes() {
    for turns in 1...8 {
      let view = UIView(frame: rect(10, 20, 100, 50))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(turns))
      expectEqual(view.frame, (turns % 2 == 1 ? rect(35, -5, 50, 100) : rect(10, 20, 100, 50)))
    }
    let odd = UIView(frame: rect(0, 0, 100.0 / 3, 10))
    odd.transform = CGAffineTransform(rotationAngle: .pi)
    expectClose(odd.frame.width, 100.0 / 3)
  }

  @Test func frameOfRotatedViewSetsWholeBounds() {
    let view = UIView(frame: rect(0, 0, 30, 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = rect(5, 6, 70, 90)
    expectEqual(view.bounds.size, CGSize(width: 90, height: 70))
    expectEqual(view.frame, rect(5, 6, 70, 90))
  }

  @Test func sizeToFitSetsBounds() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 76, height: 17) }
    }
    let view = Sized(frame: rect(10, 20, 1, 1))
    view.sizeToFit()
    expectEqual(view.frame, rect(10, 20, 76, 17))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = .zero
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 76, height: 17))
    expectEqual(view.frame.size, CGSize(width: 152, height: 34))
  }
}
