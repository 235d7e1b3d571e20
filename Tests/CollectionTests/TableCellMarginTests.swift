import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The margins of a cell's content view, which determine the heights of cells from storyboards.
@MainActor
struct TableCellMarginTests {
  private final class Source: TableRows, UITableViewDataSource {
    let content = UIView()
    let contentHeight: CGFloat

    init(_ height: CGFloat) {
      contentHeight = height
      super.init([["a"]])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let margins = cell.contentView.layoutMarginsGuide
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: margins.topAnchor),
        content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: contentHeight),
      ])
      return cell
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func contentIsElevenPointsBelowTheTop(direction: UITraitEnvironmentLayoutDirection) throws {
    let source = Source(40)
    let phone = TablePhone(source: source, direction: direction)
    let cell = try phone.cell(0)
    expectEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    expectEqual(cell.frame.height, 62)
    expectEqual(source.content.frame, rect(16, 11, 358, 40))
  }

  @Test func marginsOfTheAppCount() throws {
    let source = Source(40)
    let phone = TablePhone(source: source) { $0.estimatedRowHeight = 50 }
    try phone.cell(0).contentView.directionalLayoutMargins.top = 30
    try phone.cell(0).contentView.invalidateIntrinsicContentSize()
    phone.run(for: 0.5)
    expectEqual(try phone.cell(0).frame.height, 81)
  }

  @Test func aRemovedConfigurationLeavesTheMargins() throws {
    let source = TableSource([["a"]])
    let phone = TablePhone(source: source)
    let cell = try phone.cell(0)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.contentConfiguration = nil
    phone.step()
    expectEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test func headersKeepTheStandardMargins() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    expectEqual(header.contentView.layoutMargins.top, 8)
    expectEqual(UITableViewCell().contentView.layoutMargins.top, 11)
  }
}
