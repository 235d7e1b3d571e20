import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// The frames of image and title within the insets of a button without a configuration.
///
/// The expected values follow from the rule: each part is aligned in the content rectangle, without the insets of the
/// part and without the width of the other one.
@MainActor
struct ButtonInsetTests {
  /// The button is 200 by 40 points, the image 20 by 10, and the title 6 letters of 9 points and 22 high.
  private func button(
    _ horizontal: UIControl.ContentHorizontalAlignment = .center,
    _ vertical: UIControl.ContentVerticalAlignment = .center,
    image: UIEdgeInsets = .zero, title: UIEdgeInsets = .zero
  ) -> UIButton {
    Self.device.becomeCurrent()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Custom", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (horizontal, vertical)
    (button.imageEdgeInsets, button.titleEdgeInsets) = (image, title)
    button.layoutIfNeeded()
    return button
  }

  private static let device = TestDevice()
  private var natural: CGSize {
    Self.device.becomeCurrent()
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    label.text = "Custom"
    return label.intrinsicContentSize
  }

  private func insets(left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The distances that the image is moved by, for insets of 8 and 4 points.
  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 8, 0), (.leading, 8, 0), (.center, 4, -4), (.right, 0, -8),
    (.trailing, 0, -8),
  ])
  func insetsMovePartsByTheirAlignment(
    _ alignment: UIControl.ContentHorizontalAlignment, _ byLeft: CGFloat, _ byRight: CGFloat
  ) throws {
    let plain = button(alignment)
    for (given, distance) in [(insets(left: 8), byLeft), (insets(right: 8), byRight)] {
      let (image, title) = (button(alignment, image: given), button(alignment, title: given))
      expectEqual(image.imageView?.frame.minX, (plain.imageView?.frame.minX ?? 0) + distance)
      expectEqual(image.titleLabel?.frame, plain.titleLabel?.frame)
      expectEqual(title.titleLabel?.frame.minX, (plain.titleLabel?.frame.minX ?? 0) + distance)
      expectEqual(title.imageView?.frame, plain.imageView?.frame)
    }
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, 8, 0), (.center, 4, -4), (.bottom, 0, -8),
  ])
  func insetsMovePartsVertically(
    _ alignment: UIControl.ContentVerticalAlignment, _ byTop: CGFloat, _ byBottom: CGFloat
  ) throws {
    let plain = button(.left, alignment)
    for (given, distance) in [(insets(top: 8), byTop), (insets(bottom: 8), byBottom)] {
      let moved = button(.left, alignment, image: given, title: given)
      expectEqual(moved.imageView?.frame.minY, (plain.imageView?.frame.minY ?? 0) + distance)
      expectEqual(moved.titleLabel?.frame.minY, (plain.titleLabel?.frame.minY ?? 0) + distance)
    }
  }

  @Test func withoutInsetsPartsAreAtTheirEdges() {
    let text = natural
    let whole = 20 + text.width
    expectEqual(button(.left, .top).imageView?.frame, rect(0, 0, 20, 10))
    expectEqual(button(.left, .top).titleLabel?.frame, rect(20, 0, text.width, text.height))
    expectEqual(button(.right, .bottom).imageView?.frame, rect(200 - whole, 30, 20, 10))
    expectEqual(
      button(.right, .bottom).titleLabel?.frame, rect(200 - text.width, 40 - text.height, text.width, text.height))
    expectEqual(button().imageView?.frame, rect((200 - whole) / 2, 15, 20, 10))
    expectEqual(button().titleLabel?.frame.minX, (200 - whole) / 2 + 20)
  }

  /// The trick by which published code puts the image behind the title.
  @Test func widthsAsInsetsExchangeImageAndTitle() {
    let text = natural.width
    let exchanged = button(
      image: insets(left: text, right: -text), title: insets(left: -20, right: 20))
    expectEqual(exchanged.titleLabel?.frame.minX, (200 - 20 - text) / 2)
    expectEqual(exchanged.imageView?.frame.minX, (200 - 20 - text) / 2 + text)
  }

  /// The trick by which published code puts the image above the title.
  @Test func heightsAsInsetsStackImageAndTitle() {
    let text = natural
    let stacked = button(
      image: insets(right: -text.width, top: -(text.height + 6)), title: insets(left: -20, bottom: -(10 + 6)))
    expectEqual(stacked.imageView?.frame.midX, 100)
    expectEqual(stacked.titleLabel?.frame.midX, 100)
    expectEqual(stacked.titleLabel.map { $0.frame.midY - 20 }, 8)
    expectEqual(stacked.imageView.map { $0.frame.midY - 20 }, -(text.height + 6) / 2)
  }

  @Test func partsAreLimitedToTheInsetRectangle() {
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    small.setTitle("Like", for: .normal)
    small.setImage(UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { _ in }, for: .normal)
    small.contentEdgeInsets = insets(left: 4, right: 4, top: 4, bottom: 4)
    small.layoutIfNeeded()
    expectEqual(small.imageView?.frame, rect(4, 4, 22, 22))
    expectEqual(small.titleLabel?.frame.width, 0)
    let narrow = button(.left, title: insets(left: 100, right: 40))
    expectEqual(narrow.titleLabel?.frame.minX, 120)
    expectEqual(narrow.titleLabel?.frame.width, 40)
  }

  @Test func fillStretchesParts() {
    let text = natural
    let filled = button(.fill, .fill, image: insets(left: 3, top: 2), title: insets(right: 5, bottom: 7))
    expectEqual(filled.imageView?.frame, rect(3, 2, 197 - text.width, 38))
    expectEqual(filled.titleLabel?.frame, rect(197 - text.width, 0, text.width - 2, 33))
    filled.setTitle(nil, for: .normal)
    filled.layoutIfNeeded()
    expectEqual(filled.imageView?.frame, rect(3, 2, 197, 38))
  }

  @Test func rightToLeftMirrorsParts() {
    let text = natural.width
    let mirrored = button(.leading)
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.imageEdgeInsets = insets(right: 8)
    mirrored.layoutIfNeeded()
    expectEqual(mirrored.imageView?.frame.maxX, 192)
    expectEqual(mirrored.titleLabel?.frame.maxX, 180)
    expectEqual(mirrored.titleLabel?.frame.width, text)
  }
}
