import Foundation
import TestSupport
import Testing
import UIKit

/// The content of cells that an app turns or scales.
@MainActor
struct TransformedContentTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func contentKeepsItsSizeWhileItIsScaled() {
    cell.layoutIfNeeded()
    cell.contentView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, CGRect(x: 25, y: 12.5, width: 50, height: 25))
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.bounds.size, CGSize(width: 200, height: 50))
    expectEqual(cell.contentView.center, CGPoint(x: 100, y: 25))
    cell.contentView.transform = .identity
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  /// The cube of a carousel turns its pages around an edge without moving them.
  @Test func contentThatTurnsAroundAnEdgeStays() {
    cell.layoutIfNeeded()
    cell.contentView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    cell.contentView.layer.transform = CATransform3DMakeRotation(1.5, 0, 1, 0)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.bounds.size, CGSize(width: 100, height: 50))
    expectEqual(cell.contentView.center, CGPoint(x: 50, y: 25))
  }
}
