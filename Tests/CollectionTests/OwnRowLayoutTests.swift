import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Cells of tables that place their content themselves, and that measure themselves.
@MainActor
struct OwnRowLayoutTests {
  final class CardCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    }
  }

  final class MeasuredCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return CGSize(width: size.width, height: 77)
    }
  }

  final class FittedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 88) }
  }

  final class Rows: UITableViewController {
    let cells: [UITableViewCell.Type]

    init(_ cells: [UITableViewCell.Type]) {
      self.cells = cells
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for cell in cells { tableView.register(cell, forCellReuseIdentifier: "\(cell)") }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "\(cells[indexPath.row])", for: indexPath)
      cell.textLabel?.text = "row"
      return cell
    }
  }

  private let device = TestDevice.phone(draws: false)

  private func table(_ cells: [UITableViewCell.Type]) -> Rows {
    let rows = Rows(cells)
    device.window.rootViewController = rows
    device.run(for: 0.2)
    return rows
  }

  @Test func insetContentStaysInset() throws {
    device.becomeCurrent()
    let rows = table([CardCell.self, CardCell.self])
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
    let inset = cell.bounds.inset(by: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    expectEqual(cell.contentView.frame, inset)
    device.tap(CGPoint(x: 100, y: 20))
    device.run(for: 1)
    expectTrue(cell.isSelected)
    expectEqual(cell.contentView.frame, inset, "selected")
    rows.tableView.deselectRow(at: [0, 0], animated: true)
    device.run(for: 1)
    expectEqual(cell.contentView.frame, inset, "deselected")
    cell.setNeedsLayout()
    device.run(for: 0.1)
    expectEqual(cell.contentView.frame, inset, "laid out again")
    let label = try #require(cell.textLabel)
    let text = label.frame
    for _ in 0..<3 {
      cell.setNeedsLayout()
      device.run(for: 0.1)
      expectEqual(label.frame, text, "the label is placed before the content is inset, in each layout")
    }
    cell.accessoryType = .disclosureIndicator
    device.run(for: 0.1)
    expectEqual(cell.contentView.frame.minX, 10)
    expectTrue(cell.contentView.frame.maxX < inset.maxX - 10, "the accessory takes its room")
  }

  @Test func cellsAreAskedForTheirHeights() {
    device.becomeCurrent()
    let rows = table([MeasuredCell.self, FittedCell.self, UITableViewCell.self])
    let heights = (0..<3).map { rows.tableView.rectForRow(at: [0, $0]).height }
    expectEqual(heights[0], 77)
    expectEqual(heights[1], 88)
    expectTrue(heights[2] >= 40 && heights[2] < 60, "\(heights[2])")
  }
}
