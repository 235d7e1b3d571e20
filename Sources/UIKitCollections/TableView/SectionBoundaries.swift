import Foundation
import Geometry
import UIKitCore

/// A view above or below the rows of a section, or of the whole table.
enum TableBoundary: Hashable {
  case header(Int)
  case footer(Int)
  /// The header of the table.
  case top
  case bottom

  static let topKind = "UITableViewHeader"
  static let bottomKind = "UITableViewFooter"

  init(_ kind: String, at path: IndexPath) {
    switch kind {
    case Self.topKind: self = .top
    case Self.bottomKind: self = .bottom
    case UICollectionView.elementKindSectionFooter: self = .footer(path.first ?? 0)
    default: self = .header(path.first ?? 0)
    }
  }
}

/// The delegate's values for headers and footers since the counts were last requested.
///
/// A section has a header or footer if there is a title, a height or a view for it. A view created to determine this is
/// displayed later.
struct SectionBoundaries {
  private var views: [TableBoundary: UIView] = [:]
  private var extents: [TableBoundary: BoundaryExtent] = [:]
  /// Whether the delegate has its own implementation of the method called last: default implementations reset it.
  var isAnswered = false
  /// Whether the delegate is known to have its own implementation of the methods that provide headers and footers.
  private var (providesHeaders, providesFooters) = (false, false)

  mutating func forget() { self = SectionBoundaries() }

  mutating func keep(_ view: UIView?, for boundary: TableBoundary) { views[boundary] = view }
  mutating func takeView(for boundary: TableBoundary) -> UIView? { views.removeValue(forKey: boundary) }

  func providesViews(like boundary: TableBoundary) -> Bool {
    if case .header = boundary { providesHeaders } else { providesFooters }
  }
  mutating func noteProvidesViews(like boundary: TableBoundary) {
    if case .header = boundary { providesHeaders = true } else { providesFooters = true }
  }

  mutating func note(_ extent: BoundaryExtent, of boundary: TableBoundary) { extents[boundary] = extent }
  func extent(of boundary: TableBoundary) -> BoundaryExtent? { extents[boundary] }
}

/// The height of a header or footer, if it exists.
enum BoundaryExtent: Equatable {
  case none
  /// The height of its content.
  case automatic
  /// A height in points.
  case fixed(CGFloat)
}

extension UITableView {
  /// Returns the height of a header or footer, which is requested once per section after a data change.
  func extent(of boundary: TableBoundary) -> BoundaryExtent {
    if let known = boundaries.extent(of: boundary) { return known }
    let extent = askForExtent(of: boundary)
    boundaries.note(extent, of: boundary)
    return extent
  }

  private func askForExtent(of boundary: TableBoundary) -> BoundaryExtent {
    let height = height(of: boundary)
    if height == 0 { return isClosed(boundary) ? .fixed(0) : .none }
    if height > 0 {
      return reservesHeight(of: boundary) ? .fixed(FiniteGeometry.length(height)) : .none
    }
    if title(of: boundary) != nil { return .automatic }
    guard let view = view(of: boundary) else { return .none }
    boundaries.keep(view, for: boundary)
    return .automatic
  }

  /// Whether a header or footer with a height in points exists: in plain tables, only if the delegate determines the
  /// height, if there is a title, or if the delegate provides views, even if it has none for this section.
  ///
  /// - Fidelity: approximated; whether iOS keeps the height where the delegate returns no view is unknown. Other styles
  ///   always have it.
  private func reservesHeight(of boundary: TableBoundary) -> Bool {
    if style != .plain || boundaries.isAnswered || title(of: boundary) != nil { return true }
    if boundaries.providesViews(like: boundary) { return true }
    let view = view(of: boundary)
    guard view != nil || boundaries.isAnswered else { return false }
    boundaries.keep(view, for: boundary)
    boundaries.noteProvidesViews(like: boundary)
    return true
  }

  private func height(of boundary: TableBoundary) -> CGFloat {
    boundaries.isAnswered = delegate != nil
    return switch boundary {
    case .header(let section): delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section): delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    case .top, .bottom: UITableView.automaticDimension
    }
  }

  /// Whether the table's own height of headers or footers is 0, which removes the space that grouped sections have
  /// otherwise. A height of 0 from the delegate leaves that space.
  ///
  /// - Fidelity: observed.
  private func isClosed(_ boundary: TableBoundary) -> Bool {
    switch boundary {
    case .header: sectionHeaderHeight == 0
    case .footer: sectionFooterHeight == 0
    case .top, .bottom: false
    }
  }

  private func title(of boundary: TableBoundary) -> String? {
    switch boundary {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    case .top, .bottom: nil
    }
  }

  private func view(of boundary: TableBoundary) -> UIView? {
    boundaries.isAnswered = delegate != nil
    return switch boundary {
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
    case .top: tableHeaderView
    case .bottom: tableFooterView
    }
  }

  // MARK: Rows

  /// Returns the row that displays a header or footer: the delegate's view, or the title in a system view.
  func boundaryRow(_ boundary: TableBoundary) -> TableRow {
    let view = boundaries.takeView(for: boundary) ?? view(of: boundary)
    let row: TableRow
    if let face = view as? UITableViewHeaderFooterView {
      row = face.row
      row.holdFace()
      contents.adopt(row, for: .boundary(face.reuseIdentifier ?? ""))
      contents.prepare(row, as: boundary)
    } else if let view {
      row = guestRow()
      row.show(view)
      contents.prepare(row, as: boundary)
    } else {
      row = titleRow(title(of: boundary), boundary)
    }
    row.heightProvider = { [weak self] in
      if case .fixed(let height) = self?.extent(of: boundary) { height } else { UITableView.automaticDimension }
    }
    return row
  }

  private func guestRow() -> TableRow {
    let queue = ReuseQueue.boundary(Self.guestIdentifier)
    if let row = contents.takeIdleRow(from: queue) { return row }
    let row = TableRow(frame: .zero)
    contents.adopt(row, for: queue)
    return row
  }

  private func titleRow(_ title: String?, _ boundary: TableBoundary) -> TableRow {
    let identifier = if case .header = boundary { Self.headerIdentifier } else { Self.footerIdentifier }
    register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) ?? UITableViewHeaderFooterView()
    view.row.holdFace()
    contents.prepare(view.row, as: boundary)
    let isUppercase = view.row.listPosition.map { ListContentMetrics($0.content).isUppercase } ?? false
    view.textLabel?.text = isUppercase ? title?.uppercased() : title
    view.textLabel?.numberOfLines = 0
    return view.row
  }

  private static let guestIdentifier = "UITableView.view"
  private static let headerIdentifier = "UITableView.header"
  private static let footerIdentifier = "UITableView.footer"

  // MARK: The table's own views

  func endViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { widen(new) }
    (contents.currentLayout as? TableLayout)?.endsDidChange()
  }

  /// Responds to changes in the height of the table's own views, which apps often resize later.
  func noteEndViewSizes() {
    for view in [tableHeaderView, tableFooterView] { view.map(widen) }
    (contents.currentLayout as? TableLayout)?.noteEndViewSizes()
  }

  /// Gives one of the table's own views the table's width while it is not displayed, as without a height: apps compute
  /// its height for that width.
  private func widen(_ view: UIView) {
    guard view.superview == nil, bounds.width > 0, view.frame.width != bounds.width else { return }
    view.frame.size.width = bounds.width
  }
}

extension TableContents {
  /// Sets the size and appearance with which a header or footer will be displayed.
  func prepare(_ row: TableRow, as boundary: TableBoundary) {
    let (kind, section): (String, Int) =
      switch boundary {
      case .header(let section): (UICollectionView.elementKindSectionHeader, section)
      case .footer(let section): (UICollectionView.elementKindSectionFooter, section)
      case .top, .bottom: ("", 0)
      }
    guard !kind.isEmpty else { return }
    let attributes = currentLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))
    guard let attributes else { return }
    UIView.performWithoutAnimation {
      if row.bounds.size != attributes.size { row.bounds.size = attributes.size }
      prepare(row, for: attributes.key)
    }
  }
}
