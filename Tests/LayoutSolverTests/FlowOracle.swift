import Foundation
import Geometry
import LayoutSolver

/// A flow layout computed naively, item after item, without runs, blocks or arithmetic on columns.
///
/// The oracle handles only sections of sizes; the solver's results are compared with it.
struct FlowOracle {
  private(set) var items: [[CGRect]] = []
  private(set) var headers: [CGRect?] = []
  private(set) var footers: [CGRect?] = []
  private(set) var contentSize = CGSize.zero

  private let spec: FlowSpec
  private let container: FlowContainer
  private let sizes: [[CGSize]]

  private struct Line {
    var items: [Int]
    var length: CGFloat
    var thickness: CGFloat
  }

  private var along: Axis { spec.scrollAxis }
  private var across: Axis { spec.scrollAxis.other }

  init(_ spec: FlowSpec, _ container: FlowContainer, sizes: [[CGSize]]) {
    self.spec = spec
    self.container = container
    self.sizes = sizes
    var cursor: CGFloat = 0
    for index in spec.sections.indices { cursor = place(index, from: cursor) }
    let pixels = (cursor * container.scale + 1e-4).rounded(.down) / container.scale
    contentSize = CGSize(along, along: pixels, across: breadth)
    if container.isRightToLeft { mirror() }
  }

  private var breadth: CGFloat {
    let inset = container.contentInset
    let taken = across == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    let available = container.size[across] - taken
    return available > 0 ? available : 0
  }

  private func sides(_ insets: UIEdgeInsets, _ axis: Axis) -> [CGFloat] {
    axis == .horizontal ? [insets.left, insets.right] : [insets.top, insets.bottom]
  }

  private func lineInsets(_ section: FlowSectionSpec) -> [CGFloat] {
    let own = sides(section.insets, across)
    let reference: UIEdgeInsets
    switch spec.insetReference {
    case .contentInset: return own
    case .safeArea: reference = container.safeAreaInsets
    case .layoutMargins: reference = container.layoutMargins
    }
    return [0, 1].map {
      let inset = own[$0] + sides(reference, across)[$0] - sides(container.contentInset, across)[$0]
      return inset > 0 ? inset : 0
    }
  }

  private mutating func place(_ index: Int, from start: CGFloat) -> CGFloat {
    let section = spec.sections[index]
    var cursor = start
    headers.append(bar(section.header, at: cursor))
    cursor += section.header[along] + sides(section.insets, along)[0]
    let lineInsets = lineInsets(section)
    let available = breadth - lineInsets[0] - lineInsets[1] > 0 ? breadth - lineInsets[0] - lineInsets[1] : 0
    let lines = broken(sizes[index], available, section.itemSpacing)
    var rects: [CGRect] = []
    var bottom: CGFloat = 0
    var top: CGFloat = 0
    for (number, line) in lines.enumerated() {
      let (lead, gap) = justified(line, isLast: number == lines.count - 1, sizes[index], available, section.itemSpacing)
      var x = lineInsets[0] + lead
      for item in line.items {
        let size = sizes[index][item]
        rects.append(rect(cursor + top + (line.thickness - size[along]) / 2, x, size))
        x += size[across] + gap
      }
      bottom = max(bottom, top + line.thickness)
      top += max(0, line.thickness + section.lineSpacing)
    }
    items.append(rects)
    cursor += bottom + sides(section.insets, along)[1]
    footers.append(bar(section.footer, at: cursor))
    return max(start, cursor + section.footer[along])
  }

  private func broken(_ sizes: [CGSize], _ available: CGFloat, _ spacing: CGFloat) -> [Line] {
    var lines: [Line] = []
    for (item, size) in sizes.enumerated() {
      if var line = lines.last, line.length + spacing + size[across] <= available + 0.001 {
        line.items.append(item)
        line.length += spacing + size[across]
        line.thickness = max(line.thickness, size[along])
        lines[lines.count - 1] = line
      } else {
        lines.append(Line(items: [item], length: size[across], thickness: size[along]))
      }
    }
    return lines
  }

  private func justified(
    _ line: Line, isLast: Bool, _ sizes: [CGSize], _ available: CGFloat, _ spacing: CGFloat
  ) -> (lead: CGFloat, gap: CGFloat) {
    let extents = sizes.map { $0[across] }
    if let low = extents.min(), let high = extents.max(), high - low <= 0.001 {
      var columns = 1
      while CGFloat(columns + 1) * low + CGFloat(columns) * spacing <= available + 0.001 { columns += 1 }
      if columns > 1 { return (0, (available - CGFloat(columns) * low) / CGFloat(columns - 1)) }
      return (max(0, (available - low) / 2), spacing)
    }
    if isLast { return (0, spacing) }
    let rest = available - line.items.reduce(0) { $0 + extents[$1] }
    if line.items.count == 1 { return (max(0, rest / 2), spacing) }
    return (0, rest / CGFloat(line.items.count - 1))
  }

  private func bar(_ size: CGSize, at start: CGFloat) -> CGRect? {
    size[along] > 0 ? rect(start, 0, CGSize(along, along: size[along], across: breadth)) : nil
  }

  private func rect(_ start: CGFloat, _ side: CGFloat, _ size: CGSize) -> CGRect {
    let grid = PixelGrid(scale: container.scale)
    return CGRect(origin: grid.round(CGPoint(along, along: start, across: side)), size: size)
  }

  private mutating func mirror() {
    func mirrored(_ rect: CGRect) -> CGRect {
      var rect = rect
      rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
      return rect
    }
    items = items.map { $0.map(mirrored) }
    headers = headers.map { $0.map(mirrored) }
    footers = footers.map { $0.map(mirrored) }
  }
}
