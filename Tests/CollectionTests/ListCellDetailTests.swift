import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// Details of list cells: the shadow of a lifted row, corners, separators, sizes and accessories that come and go.
@MainActor
struct ListCellDetailTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private func phone(
    _ appearance: Appearance = .plain, count: Int = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    fill: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) -> ListPhone {
    ListPhone(.init(appearance: appearance), counts: [count], direction: direction) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      fill(cell, path)
    }
  }

  /// The opacity, radius and offset of the shadow, and the radius of the background.
  private func lift(_ cell: UICollectionViewListCell) -> [CGFloat] {
    cell.layoutIfNeeded()
    let layer = cell.layer
    return [
      CGFloat(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.width, layer.shadowOffset.height,
      cell.configured.backgroundView?.layer.cornerRadius ?? -1,
    ]
  }

  @Test func aLiftedRowCastsAShadow() throws {
    for (appearance, radius) in [(.plain, 0), (.insetGrouped, 10)] as [(Appearance, CGFloat)] {
      let cell = try phone(appearance).cell(1)
      expectEqual(lift(cell), [0, 3, 0, -3, 0], "a layer's own values")
      cell.isBeingReordered = true
      expectEqual(lift(cell), [CGFloat(Float(0.22)), 12, 0, 4, radius])
      expectEqual(cell.layer.shadowColor, UIColor.black.cgColor)
      expectEqual(cell.configured.backgroundView?.clipsToBounds, radius > 0)
      cell.isBeingReordered = false
      expectEqual(lift(cell), [0, 0, 0, 0, 0])
      expectEqual(cell.configured.backgroundView?.clipsToBounds, false)
    }
  }

  /// The first and last row of an inset group are round at their ends, unless they are lifted above the group.
  @Test func groupsAreRoundAtTheirEnds() throws {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let phone = phone(.insetGrouped)
    let cells = try (0..<3).map { try phone.cell($0) }
    expectEqual(cells.map(\.layer.cornerRadius), [10, 0, 10])
    expectEqual(cells.map(\.layer.maskedCorners), [top, top.union(bottom), bottom])
    expectEqual(cells.map(\.clipsToBounds), [true, false, true])
    cells[0].isBeingReordered = true
    cells[0].layoutIfNeeded()
    expectEqual(cells[0].layer.cornerRadius, 0)
    expectEqual(cells[0].layer.maskedCorners, top.union(bottom))
    expectFalse(cells[0].clipsToBounds)
    cells[0].isBeingReordered = false
    cells[0].layoutIfNeeded()
    expectEqual(cells[0].layer.cornerRadius, 10)
    expectEqual(cells[0].layer.maskedCorners, top)
    let single = try self.phone(.insetGrouped, count: 1).cell(0)
    expectEqual(single.layer.maskedCorners, top.union(bottom))
    expectTrue(single.clipsToBounds)
    for appearance in [Appearance.plain, .grouped, .sidebar, .sidebarPlain] {
      let cell = try self.phone(appearance).cell(0)
      expectEqual(cell.layer.cornerRadius, 0)
      expectFalse(cell.clipsToBounds)
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theGuideIsWhereTheSeparatorIs(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let phone = phone(direction: direction) { cell, path in
      if path.item == 1 { cell.accessories = [.delete(displayed: .always), .disclosureIndicator()] }
      if path.item == 2 { (cell.indentationLevel, cell.indentationWidth) = (2, 15) }
    }
    for (item, start) in [(0, 16), (1, 56), (2, 46)] as [(Int, CGFloat)] {
      let cell = try phone.cell(item)
      let x = direction == .leftToRight ? start : 0
      let frame = CGRect(x: x, y: 44 - 1.0 / 3, width: 390 - start, height: 1.0 / 3)
      expectClose(cell.separatorLayoutGuide.layoutFrame, frame)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      expectClose(try #require(cell.bottomLine?.frame), frame)
      expectEqual(cell.bottomLine?.isUserInteractionEnabled, false)
      expectEqual(cell.bottomLine?.backgroundColor, .separator)
    }
  }

  /// Negative levels count as none; accessories stay at the edge if they are not indented.
  @Test func levelsIndentContentsAndAccessories() throws {
    let phone = phone { cell, path in
      cell.accessories = path.item == 0 ? [] : [.delete(displayed: .always)]
    }
    let (plain, marked) = (try phone.cell(0), try phone.cell(1))
    func places(_ level: Int, indents: Bool = true) -> [CGFloat] {
      for cell in [plain, marked] {
        (cell.indentationLevel, cell.indentsAccessories) = (level, indents)
        cell.layoutIfNeeded()
        for view in cell.contentView.subviews { view.superview?.layoutIfNeeded() }
      }
      return [
        plain.contentView.frame.minX, plain.label("Row")?.frame.minX ?? -1, marked.accessoryFrames[0].minX,
        marked.contentView.frame.minX, marked.label("Row")?.frame.minX ?? -1,
      ]
    }
    expectEqual(places(0), [0, 16, 16, 40, 16])
    expectEqual(places(2), [20, 16, 36, 60, 16])
    expectEqual(places(-3), [0, 16, 16, 40, 16])
    expectEqual(places(2, indents: false), [20, 16, 16, 60, 16])
    plain.indentationWidth = 30
    expectEqual(places(1)[0], 30)
  }

  @Test func sizesFollowThePriorities() throws {
    let cell = try phone().cell(0)
    func size(_ width: CGFloat, _ height: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
      -> CGSize
    {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
    }
    expectEqual(size(200, 70, .required, .required), CGSize(width: 200, height: 70))
    expectEqual(size(200, 70, .required, .fittingSizeLevel), CGSize(width: 200, height: 44))
    expectEqual(size(200, 70, .fittingSizeLevel, .required), CGSize(width: 390, height: 70))
    expectEqual(size(200, 70, .defaultHigh, .defaultLow), CGSize(width: 390, height: 44))
    expectEqual(size(.nan, -.infinity, .required, .required), .zero)
  }

  /// Within an animation, a new accessory comes from beyond its edge, and it is shown at once without one.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func accessoriesComeAcrossTheirEdge(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let phone = phone(direction: direction)
    let cell = try phone.cell(0)
    UIView.animate(withDuration: 1) {
      cell.accessories = [.multiselect(displayed: .always), .checkmark()]
      cell.layoutIfNeeded()
    }
    let views = cell.accessoryStrip.leading + cell.accessoryStrip.trailing
    try #require(views.count == 2)
    phone.step()
    let isMirrored = direction == .rightToLeft
    let starts = views.compactMap { $0.layer.presentation()?.frame.midX }
    // Their widths are 24 points.
    expectClose(starts[0], isMirrored ? 402 : -12, within: 2)
    expectClose(starts[1], isMirrored ? -12 : 402, within: 2)
    for view in views { expectLess(view.layer.presentation()?.opacity ?? 1, 0.1) }
    phone.run(for: 1.1)
    expectEqual(views.map(\.alpha), [1, 1])
    expectEqual(views.map(\.frame.midX), isMirrored ? [362, 28] : [28, 362])
    cell.accessories = [.delete(displayed: .always)]
    cell.layoutIfNeeded()
    let disc = try #require(cell.accessoryStrip.leading.first)
    expectEqual([disc.frame.midX, disc.alpha], [isMirrored ? 362 : 28, 1])
    expectEmpty(disc.layer.animations)
    expectTrue(views.allSatisfy { $0.superview == nil }, "they leave at once without an animation")
  }

  /// A tap on a row expands it if its disclosure says so, or if the row looks like a header.
  @Test func disclosuresTellWhatATapDoes() throws {
    let cell = try phone().cell(0)
    func isExpanded(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Bool {
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
      cell.layoutIfNeeded()
      return cell.rowAction != nil
    }
    expectEqual([isExpanded(.cell), isExpanded(.header), isExpanded(.automatic)], [false, true, false])
    for header in [UIListContentConfiguration.plainHeader(), .sidebarHeader(), .prominentInsetGroupedHeader()] {
      cell.contentConfiguration = header
      expectEqual([isExpanded(.cell), isExpanded(.header), isExpanded(.automatic)], [false, true, true])
    }
    cell.contentConfiguration = UIListContentConfiguration.plainFooter()
    expectFalse(isExpanded(.automatic))
    cell.listPosition?.role = .header
    expectTrue(isExpanded(.automatic))
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()
    expectNil(cell.rowAction)
  }
}
