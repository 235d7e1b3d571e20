import Foundation
import Geometry
import LayoutSolver
import PlainText

/// The derivation of frames in the terms of a table: rows, headers and footers.
extension TableLayout {
  /// Returns the derivation of an element's frame; `nil` if there is no such element.
  func tableExplanation(of key: ElementKey, in solution: LayoutSolution) -> String? {
    guard let section = key.section, solution.spec.sections.indices.contains(section),
      let spec = solution.spec.sections[section], let frame = solution.frame(of: key)
    else { return nil }
    let scale = solution.container.scale.text(decimals: 3)
    var lines = [("container", "\(Self.text(solution.container.size)) @\(scale)x")]
    let isMeasured = solution.measured.size(for: key) != nil
    var (subject, dimension) = ("", spec.group.size.height)
    switch key {
    case .item(_, let row):
      subject = "row \(section).\(row)"
      lines.append(("height", Self.height(dimension, frame.height, isMeasured: isMeasured)))
      lines.append(("y", Self.position(ofRow: row, inSection: section, frame, solution)))
    case .supplementary(let kind, _, _), .decoration(let kind, _, _):
      subject = kind == UICollectionView.elementKindSectionHeader ? "header \(section)" : "footer \(section)"
      dimension = spec.boundarySupplementaryItems.first { $0.kind == kind }?.size.height ?? dimension
      lines.append(("height", Self.height(dimension, frame.height, isMeasured: isMeasured)))
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.text(decimals: 3) }
    lines.append(("frame", numbers.joined(separator: " ")))
    let texts = lines.map { "  \($0.0)\(String(repeating: " ", count: 9 - $0.0.count))  \($0.1)\n" }
    return "\(subject)\n\(texts.joined())"
  }

  private static func position(
    ofRow row: Int, inSection section: Int, _ frame: CGRect, _ solution: LayoutSolution
  ) -> String {
    let first = solution.frame(of: .item(section: section, item: 0))?.minY ?? frame.minY
    let start = "\(first.text(decimals: 3)) first row of the section"
    guard row > 0 else { return start }
    let rows = "\((frame.minY - first).text(decimals: 3)) \(row == 1 ? "the row" : "\(row) rows") before"
    return "\(start) + \(rows) = \(frame.minY.text(decimals: 3))"
  }

  private static func height(_ dimension: DimensionSpec, _ height: CGFloat, isMeasured: Bool) -> String {
    guard case .estimated(let estimate) = dimension else { return height.text(decimals: 3) }
    let reason = isMeasured ? "from the delegate, or measured" : "not measured"
    return "estimated \(estimate.text(decimals: 3)) → \(height.text(decimals: 3)) (\(reason))"
  }

  private static func text(_ size: CGSize) -> String {
    "\(size.width.text(decimals: 3))x\(size.height.text(decimals: 3))"
  }
}
