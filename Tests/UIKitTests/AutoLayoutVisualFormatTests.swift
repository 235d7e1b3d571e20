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

  /// The relation, multiplier, constant and priority of the only constraint of a format, where `w` is 10.
  @Test(arguments: [
    ("[b(7)]", [0, 1, 7, 1000]), ("[b(w)]", [0, 1, 10, 1000]), ("[b(w*2+3)]", [0, 1, 23, 1000]),
    ("[b(==w/4)]", [0, 1, 2.5, 1000]), ("[b(a)]", [0, 1, 0, 1000]), ("[b(<=a/4+1.5@250)]", [-1, 0.25, 1.5, 250]),
    ("[b(>=a*2-5@low)]", [1, 2, -5, 250]), ("[b(a-3)]", [0, 1, -3, 1000]), ("[a][b]", [0, 1, 0, 1000]),
    ("[a]-[b]", [0, 1, 8, 1000]), ("[a]-w-[b]", [0, 1, 10, 1000]), ("[a]-(-7)-[b]", [0, 1, -7, 1000]),
    ("[a]-(<=w*2-1@5)-[b]", [-1, 1, 19, 5]), ("V:[a]-(>=.5)-[b]", [1, 1, 0.5, 1000]),
  ])
  func predicatesAreArithmetic(format: String, expected: [CGFloat]) throws {
    let views = ["a": fixture.add(UIView()), "b": fixture.add(UIView())]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["w": 10, "low": UILayoutPriority.defaultLow], views: views)
    expectEqual(made.count, 1)
    let constraint = try #require(made.first)
    let numbers = [
      CGFloat(constraint.relation.rawValue), constraint.multiplier, constraint.constant,
      CGFloat(constraint.priority.rawValue),
    ]
    expectEqual(numbers, expected)
    expectIdentical(constraint.firstItem, views["b"])
    let namesA = format.contains("a")
    expectIdentical(constraint.secondItem, namesA ? views["a"] : nil)
  }

  /// Apps give metrics as numbers of any type.
  @Test func metricsAreNumbersOfAnyType() {
    let view = fixture.add(UIView())
    let metrics: [Any] = [
      CGFloat(12.5), 12.5, Float(12.5), NSNumber(value: 12.5), UILayoutPriority(12.5), 12, UInt8(12),
    ]
    let lengths = metrics.map { metric in
      NSLayoutConstraint.constraints(withVisualFormat: "[a(m)]", metrics: ["m": metric], views: ["a": view])[0].constant
    }
    expectEqual(lengths, [12.5, 12.5, 12.5, 12.5, 12.5, 12, 12])
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
