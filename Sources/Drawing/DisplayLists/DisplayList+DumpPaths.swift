import Foundation

extension PathCommand {
  /// The path's kind, position and points, in drawing order.
  var headline: String {
    var line = "path \(drawingMode.brief)"
    if blurRadius > 0 { line += " blur \(blurRadius.brief)" }
    return line + " \(color.brief) at \(origin.brief): \(outline.brief)"
  }
}

extension PathCommand.DrawingMode {
  fileprivate var brief: String {
    switch self {
    case .fill(.nonZero): return "fill"
    case .fill(.evenOdd): return "fill even-odd"
    case .stroke(let style):
      var line = "stroke \(style.width.brief)"
      if style.cap != .butt { line += " \(style.cap) ends" }
      if style.join != .miter { line += " \(style.join) corners" }
      if !style.dashes.isEmpty {
        line += " dashes \(style.dashes.map(\.brief).joined(separator: ",")) from \(style.dashPhase.brief)"
      }
      if style.start > 0 || style.end < 1 { line += " from \(style.start.brief) to \(style.end.brief)" }
      return line
    }
  }
}

extension Outline {
  /// The outline in SVG's notation: `M` to begin, `L` and `C`, `Z` to close.
  fileprivate var brief: String {
    contours.map { contour in
      let segments = contour.segments.map { segment in
        switch segment {
        case .line(let end): "L\(end.brief)"
        case .curve(let first, let second, let end): "C\(first.brief) \(second.brief) \(end.brief)"
        }
      }
      return (["M\(contour.start.brief)"] + segments + (contour.isClosed ? ["Z"] : [])).joined(separator: " ")
    }.joined(separator: " ")
  }
}
