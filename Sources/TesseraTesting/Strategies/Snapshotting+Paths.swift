public import Foundation
public import UIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares the elements of paths as text, one per line.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: PathText.formatter) }

  /// A strategy that compares the elements of paths as text, one per line.
  ///
  /// - Parameter numberFormatter: The formatter of the coordinates.
  /// - Fidelity: documented; quadratic curves are described as the equal cubic ones.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.description(of: $0, numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares the elements of paths as text, one per line.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: PathText.formatter) }

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
  /// Numbers with one to three digits after a point, in any locale.
  static var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .none
    formatter.decimalSeparator = "."
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }

  /// Returns one line for each element, and an empty line between contours.
  static func description(of path: CGPath, _ formatter: NumberFormatter) -> String {
    var text = ""
    path.applyWithBlock { element in
      if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
      let (name, count) = parts(of: element.pointee.type)
      text += name + (0..<count).map { " " + place(element.pointee.points[$0], formatter) }.joined() + "\n"
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

  private static func place(_ point: CGPoint, _ formatter: NumberFormatter) -> String {
    func number(_ value: CGFloat) -> String { formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)" }
    return "(\(number(point.x)), \(number(point.y)))"
  }
}
