import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// The frames of a table cell's picture and labels, in each style and both directions.
@MainActor
struct TableLabelTests {
  private final class Rows: TableRows, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    var fill: (UITableViewCell) -> Void

    init(_ style: UITableViewCell.CellStyle, _ fill: @escaping (UITableViewCell) -> Void) {
      (self.style, self.fill) = (style, fill)
      super.init([["home"]])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private func phone(
    _ style: UITableViewCell.CellStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    width: CGFloat = 390, _ fill: @escaping (UITableViewCell) -> Void
  ) -> (TablePhone, Rows) {
    let rows = Rows(style, fill)
    return (TablePhone(source: rows, size: CGSize(width: width, height: 844), direction: direction), rows)
  }

  private let grid = PixelGrid(scale: 3)
  private let picture = UIImage(
    pixels: .init(width: 20, height: 10, pixels: Array(repeating: 0, count: 200), name: "box"), scale: 1)

  private func fill(_ cell: UITableViewCell) {
    cell.textLabel?.text = "home"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = picture
  }

  /// Frames of a row, mirrored if the layout is, so that they can be compared with those of the other direction.
  private func frames(_ phone: TablePhone, isMirrored: Bool) throws -> [CGRect] {
    let cell = try phone.cell(0)
    let views: [UIView?] = [cell.imageView, cell.textLabel, cell.detailTextLabel]
    return views.compactMap { $0 }.map { view in
      var frame = view.frame
      if isMirrored { frame.origin.x = 390 - frame.maxX }
      return frame
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func subtitlesAreBelowTheText(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let (phone, _) = phone(.subtitle, direction, fill)
    let cell = try phone.cell(0)
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    expectEqual(text.font, .preferredFont(forTextStyle: .body))
    expectEqual(detail.font, .preferredFont(forTextStyle: .caption1))
    expectEqual([text.textColor, detail.textColor], [.label, .label])
    let (first, second) = (text.intrinsicContentSize.height, detail.intrinsicContentSize.height)
    let height = grid.ceil((11 + first + 2 + second + 11).atLeast44)
    expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 390, height: height))
    let top = (height - first - second - 2) / 2
    let placed = try frames(phone, isMirrored: direction == .rightToLeft)
    try #require(placed.count == 3)
    expectClose(placed[0], CGRect(x: 16, y: grid.round((height - 10) / 2), width: 20, height: 10))
    expectClose(placed[1], CGRect(x: 52, y: grid.round(top), width: 322, height: first))
    expectClose(placed[2], CGRect(x: 52, y: grid.round(top + first + 2), width: 322, height: second))
    expectEqual(text.textAlignment, .natural)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func valuesAreAtTheEndOfTheLine(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let (phone, _) = phone(.value1, direction) { cell in
      fill(cell)
      cell.detailTextLabel?.font = .systemFont(ofSize: 11)
    }
    let cell = try phone.cell(0)
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    expectEqual([text.textColor, detail.textColor], [.label, .secondaryLabel])
    let (first, second) = (text.intrinsicContentSize, detail.intrinsicContentSize)
    let placed = try frames(phone, isMirrored: direction == .rightToLeft)
    try #require(placed.count == 3)
    let drop = text.font.ascender - detail.font.ascender
    let top = (44 - max(first.height, drop + second.height)) / 2
    expectClose(placed[0], CGRect(x: 16, y: 17, width: 20, height: 10))
    expectClose(
      placed[1], CGRect(x: 52, y: grid.round(top), width: 322 - 6 - second.width, height: first.height), within: 1e-4)
    expectClose(
      placed[2],
      CGRect(
        x: grid.round(374 - second.width), y: grid.round(top + drop), width: second.width, height: second.height),
      within: 1e-4)
  }

  @Test func aValueThatDoesNotFitIsBelow() throws {
    let (phone, _) = phone(.value1, width: 320) { cell in
      cell.textLabel?.text = "A long text"
      cell.detailTextLabel?.text = String(repeating: "long ", count: 6)
    }
    let cell = try phone.cell(0)
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    let line = text.intrinsicContentSize.height
    expectClose(cell.frame.height, grid.ceil(11 + line + 3 + line + 11))
    expectEqual([text.frame.minX, detail.frame.minX], [16, 16])
    expectEqual([text.frame.width, detail.frame.width], [288, 288])
    expectClose(detail.frame.minY - text.frame.maxY, 3, within: 0.34)
  }

  /// An empty label takes no space, and a row of nothing keeps the usual height.
  @Test func emptyLabelsTakeNoSpace() throws {
    let texts: [(String?, String?)] = [("home", nil), ("home", ""), (nil, "Detail"), ("", "Detail"), (nil, nil)]
    for (text, detail) in texts {
      let (phone, _) = phone(.subtitle) { cell in
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
      }
      let cell = try phone.cell(0)
      expectEqual(cell.frame.height, 44)
      for label in [cell.textLabel, cell.detailTextLabel] {
        guard let label, label.text?.isEmpty == false else { continue }
        let height = label.intrinsicContentSize.height
        expectClose(label.frame, CGRect(x: 16, y: grid.round(22 - height / 2), width: 358, height: height))
      }
    }
  }

  /// The fonts of text styles follow the text size; a font that the app has chosen stays.
  @Test func labelsFollowTheTextSize() throws {
    let own = UIFont.systemFont(ofSize: 12)
    let (phone, rows) = phone(.subtitle) { cell in
      cell.textLabel?.text = "home"
      cell.detailTextLabel?.text = "Detail"
    }
    let (usual, others) = self.phone(.subtitle) { cell in
      cell.textLabel?.text = "home"
      cell.textLabel?.font = own
      cell.detailTextLabel?.text = "Detail"
    }
    for phone in [phone, usual] {
      phone.root.environment.preferredContentSizeCategory = .accessibilityLarge
      phone.run(for: 0.5)
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let caption = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: large)
    expectEqual(try phone.cell(0).textLabel?.font, .preferredFont(forTextStyle: .body, compatibleWith: large))
    expectEqual(try phone.cell(0).detailTextLabel?.font, caption)
    expectEqual(try usual.cell(0).textLabel?.font, own)
    expectEqual(try usual.cell(0).detailTextLabel?.font, caption)
    withExtendedLifetime((rows, others)) {}
  }

  @Test func accessoriesAndLevelsMoveTheText() throws {
    let (phone, _) = phone(.default) { cell in
      cell.textLabel?.text = "home"
      cell.indentationLevel = 3
      cell.indentationWidth = 7
      cell.accessoryType = .disclosureIndicator
    }
    let cell = try phone.cell(0)
    // The indicator is 14 points wide, and before the margin of 16.
    expectEqual(cell.contentView.frame, CGRect(x: 21, y: 0, width: 390 - 21 - 30, height: 44))
    let label = try #require(cell.textLabel)
    expectEqual(label.frame.minX, 16)
    expectEqual(label.frame.maxX, 390 - 21 - 30 - 8)
  }
}

extension CGFloat {
  fileprivate var atLeast44: CGFloat { Swift.max(self, 44) }
}
