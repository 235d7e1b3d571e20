import Drawing
import Foundation
import Geometry

/// The variants of symbols that are derived by rule.
enum SymbolVariants {
  enum Enclosure: String, CaseIterable {
    case circle
    case square

    var outline: Outline {
      switch self {
      case .circle: Outline(contours: [.ellipse(center: .zero, radii: CGSize(width: 46, height: 46))])
      case .square:
        Outline(contours: [.rectangle(CGRect(x: -41.5, y: -41.5, width: 83, height: 83), radius: 15)])
      }
    }
  }

  /// A diagonal line with a gap beside it.
  static let slash: [SymbolMark] = {
    func line(by distance: CGFloat) -> Outline {
      let start = CGPoint(x: -44 + distance, y: -40 - distance)
      let end = CGPoint(x: 44 + distance, y: 40 - distance)
      return Outline(contours: [Outline.Contour(start: start, segments: [.line(end)])])
    }
    return [
      SymbolMark(outline: line(by: 5), isFilled: false, pen: 1.1, isCut: true),
      SymbolMark(outline: line(by: 0), isFilled: false, pen: 1),
    ]
  }()

  /// - Parameter marks: The symbol, which is scaled to fit the shape.
  static func enclosed(_ marks: [SymbolMark], in shape: Enclosure, filled: Bool) -> [SymbolMark] {
    guard let extent = marks.extent(stroke: 0) else { return marks }
    let (longer, diagonal) = (
      Swift.max(extent.width, extent.height), (extent.width * extent.width + extent.height * extent.height).squareRoot()
    )
    let scale = Swift.min(1, 46 / Swift.max(longer, 1), 60 / Swift.max(diagonal, 1))
    let center = extent.center
    let inner = marks.placed(scale: scale, offset: CGPoint(x: -center.x * scale, y: -center.y * scale))
    let around = SymbolMark(outline: shape.outline, isFilled: filled, pen: 1)
    return [around] + inner.map { filled ? $0.reversed : $0 }
  }

  /// Returns the body with a badge at the lower right, in a gap.
  static func badged(_ body: [SymbolMark], with badge: [SymbolMark]) -> [SymbolMark] {
    let position = CGPoint(x: 40, y: 34)
    let gap = Outline(contours: [.ellipse(center: position, radii: CGSize(width: 27, height: 27))])
    return body + [SymbolMark(outline: gap, isFilled: true, pen: 0, isCut: true)]
      + badge.placed(scale: 0.46, offset: position)
  }

  /// Returns the body with a dot at the upper right, in a gap.
  static func dotted(_ body: [SymbolMark]) -> [SymbolMark] {
    func dot(_ radius: CGFloat, isCut: Bool) -> SymbolMark {
      let position = Outline.Contour.ellipse(
        center: CGPoint(x: 30, y: -34), radii: CGSize(width: radius, height: radius))
      return SymbolMark(outline: Outline(contours: [position]), isFilled: true, pen: 0, isCut: isCut)
    }
    return body + [dot(23, isCut: true), dot(15, isCut: false)]
  }

  /// Returns a number of one or two digits; `nil` for other texts.
  static func number(_ text: String, digit: (Character) -> [SymbolMark]?) -> [SymbolMark]? {
    guard (1...2).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let digits = text.compactMap(digit)
    guard digits.count == text.count else { return nil }
    guard digits.count == 2 else { return digits[0] }
    return digits[0].placed(offset: CGPoint(x: -24, y: 0)) + digits[1].placed(offset: CGPoint(x: 24, y: 0))
  }
}

extension SymbolMark {
  /// The shape cut out instead of painted, or the other way around.
  fileprivate var reversed: SymbolMark {
    var mark = self
    mark.isCut.toggle()
    return mark
  }
}
