import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Results of calls that few apps make, by their documentation.
@MainActor
struct MemberResultTests {
  private let device = TestDevice.phone()

  /// Letters of the font of boxes are half their size wide: 8 points.
  @Test func labelsFitTargetSizes() {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("aaa bbb", .systemFont(ofSize: 16), 0)
    let natural = label.intrinsicContentSize
    let fixed = label.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(fixed.width, 30)
    expectClose(fixed.height, 2 * natural.height, within: 1)
    let free = label.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(free, natural)
    let tall = label.systemLayoutSizeFitting(
      CGSize(width: 30, height: 99), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    expectEqual(tall, CGSize(width: 30, height: 99))
  }

  @Test func formatsUseMarginsOfTheirDirection() {
    let (outer, view, other) = (UIView(), UIView(), UIView())
    outer.addSubview(view)
    outer.addSubview(other)
    func attributes(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [[NSLayoutConstraint
      .Attribute]]
    {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: ["a": view, "b": other]
      ).map { [$0.firstAttribute, $0.secondAttribute] }
    }
    expectEqual(attributes("H:|-[a]-|"), [[.leading, .leadingMargin], [.trailing, .trailingMargin]])
    expectEqual(attributes("H:|-[a]-|", .directionLeftToRight), [[.left, .leftMargin], [.right, .rightMargin]])
    expectEqual(attributes("H:|-[a]-|", .directionRightToLeft), [[.right, .rightMargin], [.left, .leftMargin]])
    expectEqual(attributes("V:|-[a]-|"), [[.top, .topMargin], [.bottom, .bottomMargin]])
    let sizes = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[a(b-20)][b(>=30,<=m@700)]", options: [], metrics: ["m": 90], views: ["a": view, "b": other])
    let widths = sizes.filter { $0.firstAttribute == .width }
    expectEqual(widths.map(\.constant), [-20, 30, 90])
    expectEqual(widths.map(\.relation), [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    expectEqual(widths.map(\.priority.rawValue), [1_000, 1_000, 700])
    expectIdentical(widths.first?.secondItem, other)
  }

  private func context(_ width: Int, _ height: Int, isGray: Bool, bytesPerRow: Int = 0) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: isGray ? CGImageAlphaInfo.none.rawValue : CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// A gray is the brightness of a color by the weights of sRGB.
  @Test func contextsHaveRowsOfBytes() throws {
    expectEqual(context(3, 2, isGray: false)?.bytesPerRow, 12)
    expectEqual(context(3, 2, isGray: true)?.bytesPerRow, 3)
    expectEqual(context(3, 2, isGray: false, bytesPerRow: 32)?.bytesPerRow, 32)
    expectNil(context(3, 2, isGray: false, bytesPerRow: 11))
    expectNil(context(0, 2, isGray: false))
    expectNil(context(3, -1, isGray: true))
    let gray = try #require(context(3, 1, isGray: true))
    for (index, color) in [UIColor.white, .red, .blue].enumerated() {
      gray.setFillColor(color.cgColor)
      gray.fill(rect(CGFloat(index), 0, 1, 1))
    }
    let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
    expectEqual([bytes[0], bytes[1], bytes[2]], [255, 54, 18])
    expectEqual([gray.width, gray.height], [3, 1])
    expectEqual(gray.makeImage().map { [$0.width, $0.height] }, [3, 1])
  }

  @Test func picturesBecomeFiles() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 8, 6))
    }
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    expectEqual(data.prefix(3), Data([0xFF, 0xD8, 0xFF]))
    let read = try #require(UIImage(data: data))
    expectEqual(read.size, CGSize(width: 8 * image.scale, height: 6 * image.scale))
    let drawn = renderer.jpegData(withCompressionQuality: 0.1) { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 8, 6))
    }
    expectEqual(drawn.prefix(3), Data([0xFF, 0xD8, 0xFF]))
    let view = UIView(frame: rect(0, 0, 8, 6))
    view.backgroundColor = .blue
    device.window.addSubview(view)
    device.frame()
    expectFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
    var answers: [Bool] = []
    let picture = renderer.image { _ in
      answers.append(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      answers.append(UIView().drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    expectEqual(answers, [true, false])
    let pixel = picture.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data).prefix(4) }
    expectEqual(pixel, [0, 0, 255, 255])
  }

  @Test func detailsAreShownWhereTheyBelong() {
    let (first, next) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let wide = TestDevice(size: CGSize(width: 1_024, height: 768))
    wide.window.rootViewController = split
    wide.run(for: 0.5)
    first.showDetailViewController(next, sender: nil)
    wide.run(for: 1)
    expectNil(first.presentedViewController)
    expectIdentical(next.splitViewController, split)
    let alone = UIViewController()
    device.window.rootViewController = alone
    device.run(for: 0.1)
    let shown = UIViewController()
    alone.showDetailViewController(shown, sender: nil)
    device.run(for: 1)
    expectIdentical(alone.presentedViewController, shown)
  }

  @Test func scopesNeedTitles() {
    let bar = UISearchBar(frame: rect(0, 0, 300, 56))
    let height = bar.intrinsicContentSize.height
    bar.showsScopeBar = true
    expectEqual(bar.intrinsicContentSize.height, height)
    bar.scopeButtonTitles = ["a", "b"]
    expectGreater(bar.intrinsicContentSize.height, height)
    bar.showsScopeBar = false
    expectEqual(bar.intrinsicContentSize.height, height)
    bar.showsScopeBar = true
    bar.scopeButtonTitles = []
    expectEqual(bar.intrinsicContentSize.height, height)
  }

  @Test func effectsOfMotionAreKept() {
    let view = UIView()
    let (one, two) = (
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    )
    expectEqual(view.motionEffects, [])
    view.addMotionEffect(one)
    view.addMotionEffect(two)
    expectEqual(view.motionEffects, [one, two])
    view.removeMotionEffect(one)
    expectEqual(view.motionEffects, [two])
    view.motionEffects = [one]
    expectEqual(view.motionEffects, [one])
    let group = UIMotionEffectGroup()
    expectNil(group.motionEffects)
    group.motionEffects = [one, two]
    expectEqual(group.motionEffects, [one, two])
  }

  @Test func storagesEnumerateBackwardsToo() {
    let storage = NSTextStorage(string: "abc")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 1))
    func ranges(_ options: NSAttributedString.EnumerationOptions, in range: NSRange) -> [Int] {
      var found: [Int] = []
      storage.enumerateAttribute(.kern, in: range, options: options) { value, range, _ in
        found.append(10 * (value as? Int ?? 0) + range.location)
      }
      return found
    }
    let all = NSRange(location: 0, length: 3)
    expectEqual(ranges([], in: all), [10, 1, 22])
    expectEqual(ranges(.reverse, in: all), [22, 1, 10])
    expectEqual(ranges([], in: NSRange(location: 1, length: 2)), [1, 22])
  }

  @Test func abbreviatedDurationsHaveSpaces() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = .abbreviated
    expectEqual(formatter.string(from: 3_665), "1h 1m 5s")
    expectEqual(formatter.string(from: 65), "1m 5s")
    formatter.unitsStyle = .positional
    expectEqual(formatter.string(from: 3_665), "1:01:05")
  }
}
