import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The natural size of a cell with constraints inside and outside of its content view.
@MainActor
struct CellSizeTests {
  /// A view of fixed size that holds the edges of its superview apart.
  private func fill(_ parent: UIView, width: CGFloat, height: CGFloat) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
      view.topAnchor.constraint(equalTo: parent.topAnchor), view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
  }

  private func size(content: CGSize?, own: CGSize?) -> CGSize {
    let cell = UICollectionViewCell(frame: rect(0, 0, 10, 10))
    if let content { fill(cell.contentView, width: content.width, height: content.height) }
    if let own { fill(cell, width: own.width, height: own.height) }
    return cell.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func theLargerOfCellAndContentCounts() {
    let (wide, tall) = (CGSize(width: 120, height: 30), CGSize(width: 70, height: 90))
    expectEqual(size(content: wide, own: nil), wide)
    expectEqual(size(content: nil, own: tall), tall)
    expectEqual(size(content: wide, own: tall), CGSize(width: 120, height: 90))
    expectEqual(size(content: tall, own: wide), CGSize(width: 120, height: 90))
  }
}
