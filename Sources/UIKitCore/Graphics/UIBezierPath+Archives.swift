import Foundation

/// Paths in archives: their elements as numbers, the kind of each before its coordinates, and their line style.
extension UIBezierPath {
  func write(to coder: NSCoder) {
    var numbers: [NSNumber] = []
    cgPath.applyWithBlock { element in
      let kind = element.pointee.type
      numbers.append(NSNumber(value: kind.rawValue))
      for index in 0..<kind.pointCount {
        let point = element.pointee.points[index]
        numbers += [NSNumber(value: Double(point.x)), NSNumber(value: Double(point.y))]
      }
    }
    coder.encode(numbers as NSArray, forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
    var (count, phase) = (0, CGFloat(0))
    getLineDash(nil, count: &count, phase: &phase)
    var dashes = [CGFloat](repeating: 0, count: count)
    getLineDash(&dashes, count: &count, phase: &phase)
    coder.encode(dashes.map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIBezierPathLineDashPattern")
    coder.encode(Double(phase), forKey: "UIBezierPathLineDashPhase")
  }

  func read(_ coder: NSCoder) {
    func numbers(_ key: String) -> [CGFloat] {
      guard coder.containsValue(forKey: key) else { return [] }
      let array = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
      return (array ?? []).map { CGFloat($0.doubleValue) }
    }
    func number(_ key: String) -> Int32? { Int32(exactly: coder.decodeInteger(forKey: key)) }
    add(numbers("UIBezierPathElements")[...])
    guard coder.containsValue(forKey: "UIBezierPathLineWidth") else { return }
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    lineCapStyle = number("UIBezierPathLineCapStyle").flatMap(CGLineCap.init(rawValue:)) ?? .butt
    lineJoinStyle = number("UIBezierPathLineJoinStyle").flatMap(CGLineJoin.init(rawValue:)) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
    flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatness"))
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
    let dashes = numbers("UIBezierPathLineDashPattern")
    setLineDash(
      dashes, count: dashes.count, phase: CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhase")))
  }

  /// Adds elements, up to the first that is not complete.
  private func add(_ numbers: ArraySlice<CGFloat>) {
    var rest = numbers
    while let first = rest.popFirst(), let kind = Int32(exactly: first).flatMap(CGPathElementType.init(rawValue:)),
      rest.count >= 2 * kind.pointCount
    {
      let values = Array(rest.prefix(2 * kind.pointCount))
      rest = rest.dropFirst(2 * kind.pointCount)
      let points = (0..<kind.pointCount).map { CGPoint(x: values[2 * $0], y: values[2 * $0 + 1]) }
      switch kind {
      case .moveToPoint: move(to: points[0])
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
      case .addCurveToPoint: addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      case .closeSubpath: close()
      }
    }
  }
}

extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
