import Drawing
import Foundation
import Geometry
import TestSupport
import UIKitCore

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &self))
  }
}

/// A stage as a host would run it, 100 by 200 points at two pixels a point.
@MainActor
final class Harness {
  let root: RenderRoot
  var window: UIWindow { root.window }

  init(size: CGSize = CGSize(width: 100, height: 200), scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero) {
    root = RenderRoot(environment: RenderEnvironment(size: size, scale: scale, safeArea: safeArea))
  }

  /// One whole frame.
  @discardableResult
  func frame(at time: TimeInterval? = nil) -> DisplayList {
    root.advance(to: time ?? root.now)
    root.layout()
    return root.record()
  }

  /// What the frame paints, one command a line.
  func dump() -> String { frame().dump() }

  @discardableResult
  func add(_ frame: CGRect, _ color: UIColor? = nil, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? window).addSubview(view)
    return view
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Good to a millionth of a point.
func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool { abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6 }
func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }
