import Foundation

/// A section whose rows a storyboard describes completely.
@MainActor
package struct StaticSection {
  package struct Row {
    package var cell: UITableViewCell
    /// The height in points; `nil` for that of the table.
    package var height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat?) { (self.cell, self.height) = (cell, height) }
  }

  package var rows: [Row]
  package var header: String?
  package var footer: String?

  package init(rows: [Row], header: String?, footer: String?) {
    (self.rows, self.header, self.footer) = (rows, header, footer)
  }
}

extension UITableView {
  /// Returns a static section; `nil` if there are none.
  func staticSection(_ index: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }

  /// Returns a static row; `nil` if there are none.
  func staticRow(at path: IndexPath) -> StaticSection.Row? {
    guard let section = staticSection(path.section), section.rows.indices.contains(path.row) else { return nil }
    return section.rows[path.row]
  }
}
