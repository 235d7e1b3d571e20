import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes that `systemLayoutSizeFitting(_:)` returns without priorities.
@MainActor
struct CompressedSizeTests {
  init() { TestDevice.services.makeCurrent() }

  /// Returns a label on several lines with margins of 16 points in a view.
  private func paragraph(in view: UIView) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "some words ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    return label
  }

  /// The height of a header above a table, as apps compute it.
  @Test func textKeepsTheWidthAtWhichItWasLaidOut() {
    let header = UIView(frame: rect(0, 0, 390, 10))
    let label = paragraph(in: header)
    header.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 358, height: 10_000)).height
    expectEqual(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, height + 32)
    label.text = "short"
    let short = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectClose(
      short, CGSize(width: label.intrinsicContentSize.width + 32, height: label.intrinsicContentSize.height + 32))
  }

  @Test func textThatWasNeverLaidOutHasOneLine() {
    let view = UIView()
    let label = paragraph(in: view)
    label.numberOfLines = 1
    let line = label.intrinsicContentSize
    label.numberOfLines = 0
    expectEqual(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: line.width + 32, height: line.height + 32))
  }

  @Test func aLayoutAfterwardsIsUnchanged() {
    let header = UIView(frame: rect(0, 0, 390, 10))
    let label = paragraph(in: header)
    header.layoutIfNeeded()
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    header.frame.size = CGSize(width: 200, height: size.height)
    header.layoutIfNeeded()
    expectEqual(label.frame.width, 168)
    expectEqual(
      header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height,
      label.sizeThatFits(CGSize(width: 168, height: 10_000)).height + 32)
  }

  @Test func theWidthOfAnInnerViewIsKeptToo() {
    let (outer, inner) = (UIView(frame: rect(0, 0, 300, 500)), UIView())
    let label = paragraph(in: inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    outer.layoutIfNeeded()
    expectEqual(
      inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height,
      label.sizeThatFits(CGSize(width: 268, height: 10_000)).height + 32)
  }

  @Test func aCellHasTheSizeOfItsContent() {
    let cells = [
      UICollectionViewCell(frame: rect(0, 0, 320, 44)), UICollectionViewListCell(frame: rect(0, 0, 320, 44)),
    ]
    for cell in cells { expectSize(of: cell, content: cell.contentView) }
    let row = UITableViewCell(frame: rect(0, 0, 320, 44))
    expectSize(of: row, content: row.contentView)
  }

  private func expectSize(of cell: UIView, content: UIView) {
    let label = paragraph(in: content)
    cell.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 288, height: 10_000)).height + 32
    expectEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, height)
    expectEqual(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1_000)).height, height)
  }

  @Test func aTableCellIsAsWideAsItsContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = paragraph(in: cell.contentView)
    label.text = "short"
    expectClose(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, label.intrinsicContentSize.width + 32)
  }
}
