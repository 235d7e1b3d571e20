import Drawing
import Foundation
import PlainText
import Simulator

extension PlotPicture {
  /// The picture as SVG 1.1: numbers have at most two decimals, so that equal pictures are equal files.
  package var svg: String {
    let (width, height) = (size.width.coordinate, size.height.coordinate)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif">
      <title>\(summary.markup)</title>
      <rect width="\(width)" height="\(height)" fill="\(background.hexadecimal)"/>

      """
    for mark in marks { text += mark.svg + "\n" }
    return text + "</svg>\n"
  }
}

extension PlotMark {
  fileprivate var svg: String {
    switch self {
    case .area(let rect, let color):
      """
      <rect x="\(rect.origin.x.coordinate)" y="\(rect.origin.y.coordinate)" width="\(rect.size.width.coordinate)" \
      height="\(rect.size.height.coordinate)"\(color.attributes("fill"))/>
      """
    case .line(let line): line.svg
    case .text(let text): text.svg
    }
  }
}

extension PlotLine {
  fileprivate var svg: String {
    let path = points.map { "\($0.x.coordinate),\($0.y.coordinate)" }.joined(separator: " ")
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(\.coordinate).joined(separator: " "))\""
    return """
      <polyline points="\(path)" fill="none"\(color.attributes("stroke")) stroke-width="\(width.coordinate)"\(dashes) \
      stroke-linecap="round" stroke-linejoin="round"/>
      """
  }
}

extension PlotText {
  fileprivate var svg: String {
    let position = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let weight = isBold ? " font-weight=\"600\"" : ""
    return """
      <text x="\(self.position.x.coordinate)" y="\(self.position.y.coordinate)" font-size="\(size.coordinate)"\(weight)\(position)\
      \(color.attributes("fill"))>\(text.markup)</text>
      """
  }
}

extension CGFloat {
  fileprivate var coordinate: String { text(decimals: 2) }
}

extension Color {
  fileprivate var hexadecimal: String {
    let digits = [red, green, blue].map { component -> String in
      let byte = Int((Swift.min(Swift.max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }

  fileprivate func attributes(_ name: String) -> String {
    let opacity = alpha < 1 ? " \(name)-opacity=\"\(alpha.text(decimals: 2))\"" : ""
    return " \(name)=\"\(hexadecimal)\"\(opacity)"
  }
}

extension String {
  /// The text as character data of XML, without characters that are invalid in XML.
  fileprivate var markup: String {
    var markup = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": markup += "\u{FFFD}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
    return markup
  }
}
