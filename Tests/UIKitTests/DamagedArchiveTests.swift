import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Archives whose numbers were changed, as by another program: a choice that does not exist is the default one.
@MainActor struct DamagedArchiveTests {
  private let device = TestDevice()

  /// Returns a copy of an object by way of an archive in which each whole number of UIKit is another one.
  private func copy<Object: NSObject>(_ object: Object, number: Int) throws -> Object {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = .xml
    archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let text = String(decoding: archiver.encodedData, as: UTF8.self)
    let changed = text.replacing(/(<key>UI\w+<\/key>\s*<integer>)-?\d+</) { "\($0.1)\(number)<" }
    expectNotEqual(changed, text)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: Data(changed.utf8))
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  @Test(arguments: [-1, 99, Int.max, Int.min]) func stacksHaveTheirDefaults(number: Int) throws {
    device.becomeCurrent()
    let stack = UIStackView(arrangedSubviews: [UIView()])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .equalCentering, .trailing)
    stack.contentMode = .bottom
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (7, true)
    let read = try copy(stack, number: number)
    expectEqual([read.axis == .horizontal, read.distribution == .fill, read.alignment == .fill], [true, true, true])
    expectEqual(read.contentMode, .scaleToFill)
    expectEqual(read.spacing, 7)
    expectTrue(read.isLayoutMarginsRelativeArrangement)
  }

  @Test(arguments: [-1, 99, Int.max, Int.min]) func pathsHaveTheirDefaults(number: Int) throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (5, .round, .bevel)
    let read = try copy(path, number: number)
    expectEqual([read.lineCapStyle == .butt, read.lineJoinStyle == .miter], [true, true])
    expectEqual(read.lineWidth, 5)
    expectEqual(read.bounds, path.bounds)
  }

  @Test(arguments: [-1, 99, Int.max, Int.min]) func imagesHaveTheirDefaults(number: Int) throws {
    let image = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysOriginal)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
    let read = try copy(image, number: number)
    expectEqual([read.renderingMode == .automatic, read.resizingMode == .tile], [true, true])
    expectEqual(read.capInsets, image.capInsets)
  }

  @Test(arguments: [-1, 99, Int.max, Int.min]) func textsHaveTheirDefaults(number: Int) throws {
    device.becomeCurrent()
    let label = UILabel()
    (label.text, label.textAlignment, label.lineBreakMode) = ("Title", .center, .byClipping)
    let readLabel = try copy(label, number: number)
    expectEqual(readLabel.textAlignment, .natural)
    expectEqual(readLabel.lineBreakMode, .byTruncatingTail)
    expectTrue(readLabel.sizeThatFits(CGSize(width: 200, height: 100)).width > 0)
    let field = UITextField()
    (field.text, field.textAlignment, field.borderStyle) = ("Text", .right, .line)
    let readField = try copy(field, number: number)
    expectEqual(readField.textAlignment, .natural)
    expectEqual([readField.borderStyle == .none, readField.text == "Text"], [true, true])
    let button = UIButton(type: .system)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    let readButton = try copy(button, number: number)
    expectEqual([readButton.buttonType == .custom, readButton.contentHorizontalAlignment == .center], [true, true])
    expectEqual(readButton.contentVerticalAlignment, .center)
  }
}
