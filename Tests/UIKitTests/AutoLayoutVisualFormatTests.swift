import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutVisualFormatTests {
  private let fixture = ConstraintFixture()

  private func lay(
    _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test func rowFitsBetweenMargins() {
    let (a, b) = (fixture.add(UIView()), fixture.add(UIView()))
    lay("H:|-[a(>=10,==b)]-[b]-gap-|", ["a": a, "b": b], .alignAllTop, metrics: ["gap": 4])
    lay("V:|[a(20)]", ["a": a])
    lay("V:[b(==a)]", ["a": a, "b": b])
    fixture.frame()
    expectEqual(a.frame, rect(16, 0, 36, 20))
    expectEqual(b.frame, rect(60, 0, 36, 20))
  }

  @Test func formatsSupportPrioritiesProductsAndBothAxes() {
    let (a, b) = (fixture.add(UIView()), fixture.add(UIView()))
    lay("V:|-5-[a(60@high)]-(>=2)-[b(a/2)]-0-|", ["a": a, "b": b], metrics: ["high": 750])
    lay("[a(10)]|", ["a": a], .directionRightToLeft)
    lay("H:[a(10)]-3-[b(4)]", ["a": a, "b": b], .directionRightToLeft)
    fixture.frame()
    expectEqual(a.frame, rect(0, 5, 10, 60))
    expectEqual(b.frame.height, 30)
    expectEqual(b.frame.maxY, 200)
    expectEqual(b.frame.maxX, -3)
  }

  @Test(arguments: [
    ("H:|-[a", 6, "expected ']'"), ("[a]-[b", 6, "expected ']'"), ("V:", 2, "expected a view in brackets, or '|'"),
    ("[a(>=)]", 5, "expected a name"), ("[a]-5[b]", 5, "expected '-'"), ("||", 2, "expected a view in brackets"),
    ("[a]|x", 4, "nothing may follow the superview's end"), ("[a(1.2.3)]", 3, "expected a number"),
  ])
  func malformedFormatIsReportedAtItsPosition(format: String, column: Int, reason: String) {
    #expect(throws: VisualFormat.ParseError(format: format, column: column, reason: reason)) {
      try VisualFormat(parsing: format)
    }
  }
}
