import Foundation
import TestSupport
import Testing
import TesseraTesting
import UIKit

/// Paths as text, in the form that suites written for the snapshot library of the Swift world have.
@MainActor
struct PathStrategyTests {
  private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test func elementsAreOnLines() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 1_000, y: -0.12345))
    path.addCurve(to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0.5, y: 0))
    let expected = """
      MoveTo (1.0, 2.5)
      LineTo (1000.0, -0.123)
      CurveTo (1.0, 1.0) (2.0, 2.0) (9.0, 8.0)
      Close

      MoveTo (0.0, 0.0)
      LineTo (0.5, 0.0)

      """
    expectEqual(text(Snapshotting<CGPath, String>.elementsDescription, path), expected)
    expectEqual(text(Snapshotting<UIBezierPath, String>.elementsDescription, UIBezierPath(cgPath: path)), expected)
  }
}
