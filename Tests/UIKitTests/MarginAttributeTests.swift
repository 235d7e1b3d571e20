import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Constraints to margin attributes, which are the attributes inset by the view's margins.
@MainActor
struct MarginAttributeTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The frame of a view of 20 by 10 points in a parent of 200 by 100, with an attribute constrained to one of the
  /// parent's.
  private func frame(_ own: Attribute, to other: Attribute, rightToLeft: Bool = false) -> CGRect {
    let device = TestDevice(size: CGSize(width: 300, height: 300))
    let parent = device.add(rect(0, 0, 200, 100))
    parent.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    parent.insetsLayoutMarginsFromSafeArea = false
    parent.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: own, relatedBy: .equal, toItem: parent, attribute: other, multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
      constraint, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    device.frame()
    return view.frame
  }

  @Test func eachAttributeIsInsetByItsOwnMargin() {
    expectEqual(frame(.left, to: .leftMargin).minX, 5)
    expectEqual(frame(.right, to: .rightMargin).maxX, 189)
    expectEqual(frame(.top, to: .topMargin).minY, 3)
    expectEqual(frame(.bottom, to: .bottomMargin).maxY, 93)
    expectEqual(frame(.leading, to: .leadingMargin).minX, 5)
    expectEqual(frame(.trailing, to: .trailingMargin).maxX, 189)
    expectEqual(frame(.centerX, to: .centerXWithinMargins).midX, 97)
    expectEqual(frame(.centerY, to: .centerYWithinMargins).midY, 48)
  }

  @Test func leadingMarginsFollowTheDirection() {
    expectEqual(frame(.leading, to: .leadingMargin, rightToLeft: true).maxX, 189)
    expectEqual(frame(.trailing, to: .trailingMargin, rightToLeft: true).minX, 5)
    expectEqual(frame(.left, to: .leftMargin, rightToLeft: true).minX, 5)
    expectEqual(frame(.right, to: .rightMargin, rightToLeft: true).maxX, 189)
  }

  @Test func attributesWithoutMarginsAreTheEdges() {
    expectEqual(frame(.left, to: .left).minX, 0)
    expectEqual(frame(.right, to: .right).maxX, 200)
    expectEqual(frame(.top, to: .top).minY, 0)
    expectEqual(frame(.bottom, to: .bottom).maxY, 100)
    expectEqual(frame(.left, to: .right).minX, 200)
    expectEqual(frame(.top, to: .bottom).minY, 100)
    expectEqual(frame(.centerX, to: .centerX).midX, 100)
    expectEqual(frame(.centerY, to: .centerY).midY, 50)
    expectEqual(frame(.leading, to: .leading, rightToLeft: true).maxX, 200)
  }
}
