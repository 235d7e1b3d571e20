import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Cells of the style `value2`.
@MainActor struct LeftDetailCellTests {
  private let device = TestDevice()

  /// The widths are those that Interface Builder writes for the style.
  @Test func theTextEndsWhereTheDetailBegins() throws {
    device.becomeCurrent()
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    (text.text, detail.text) = ("home", "Detail")
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    expectEqual(text.textAlignment, .right)
    expectEqual(text.textColor, .tintColor)
    expectEqual(detail.textColor, .label)
    expectEqual([text.frame.minX, text.frame.width], [16, 91])
    expectEqual(detail.frame.minX, 113)
    expectEqual(text.frame.midY, detail.frame.midY)
    expectEqual(cell.imageView?.frame.size, .zero)
  }
}
