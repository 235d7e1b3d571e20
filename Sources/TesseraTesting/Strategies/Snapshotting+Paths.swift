public import Foundation
public import UIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares the elements of paths as text, one per line.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.description(of: $0, PathText.number) }
  }

  /// A strategy that compares the elements of paths as text, one per line.
  ///
  /// - Parameter numberFormatter: The formatter of the coordinates.
  /// - Fidelity: documented; quadratic curves are described as the equal cubic ones.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText.description(of: path) { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares the elements of paths as text, one per line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in MainThread.assume(path) { $0.cgPath } }
  }

  /// A strategy that compares the elements of paths as text, one per line.
  ///
  /// - Parameter numberFormatter: The formatter of the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in
      MainThread.assume(path) { $0.cgPath }
    }
  }
}

/// The description of a path's elements.
private enum PathText {
  /// Returns a number with one to three digits after a point, in any locale.
  static func number(_ value: CGFloat) -> String { "\((Double(value) * 1000).rounded() / 1000)" }

  /// Returns one line for each element, and an empty line between contours.
  static func description(of path: CGPath, _ number: (CGFloat) -> String) -> String {
    var text = ""
    path.applyWithBlock { element in
      if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
      let (name, count) = parts(of: element.pointee.type)
      let points = (0..<count).map { element.pointee.points[$0] }
      text += name + points.map { " (\(number($0.x)), \(number($0.y)))" }.joined() + "\n"
    }
    return text
  }

  private static func parts(of type: CGPathElementType) -> (name: String, points: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
