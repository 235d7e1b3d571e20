import Foundation
import Geometry
import LayoutSolver

/// The layouts that `layout` measures, on a phone of 390×844 points at three pixels per point.
enum LayoutWorkload {
  static let phone = Container(size: CGSize(width: 390, height: 844), scale: 3)
  static let turned = Container(size: CGSize(width: 844, height: 390), scale: 3)

  private static func row(_ height: DimensionSpec, _ width: DimensionSpec, _ cell: DimensionSpec) -> GroupSpec {
    GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .fractionalWidth(1), height: height),
      members: .subitems([.item(ItemSpec(size: SizeSpec(width: width, height: cell)))]))
  }

  /// Squares in three columns.
  static let grid = LayoutSpec(sections: [
    SectionSpec(group: row(.fractionalWidth(1 / 3), .fractionalWidth(1 / 3), .fractionalHeight(1)))
  ])

  /// Rows that are as high as their cells.
  static let list = LayoutSpec(sections: [
    SectionSpec(group: row(.estimated(44), .fractionalWidth(1), .estimated(44)))
  ])

  /// A thousand distinct sections.
  static let distinct = LayoutSpec(
    sections: (0..<1_000).map { index in
      var section = SectionSpec(
        group: row(
          .absolute(40 + CGFloat(index) / 10), .fractionalWidth(1 / CGFloat(1 + index % 5)), .fractionalHeight(1)))
      section.interGroupSpacing = CGFloat(index % 7)
      section.contentInsets.top = CGFloat(index % 11)
      return section
    })

  /// Returns the preferred height of a row's cell.
  static func height(_ row: Int) -> CGFloat { 30 + CGFloat((row &* 2_654_435_761) >> 7 & 63) }

  static func measures(_ rows: Range<Int>) -> [MeasuredSize] {
    rows.map {
      MeasuredSize(key: .item(section: 0, item: $0), size: CGSize(width: 390, height: height($0)))
    }
  }
}
