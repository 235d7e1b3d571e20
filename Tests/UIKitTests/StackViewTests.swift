import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// A view with a given intrinsic size.
private final class Box: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

@MainActor
struct StackViewTests {
  private let harness = TestDevice(size: CGSize(width: 400, height: 400), scale: 2)

  /// Frames of the arranged views in a stack of 300 × 100.
  private func frames(
    of views: [UIView], size: CGSize = CGSize(width: 300, height: 100), _ configure: (UIStackView) -> Void
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    harness.window.addSubview(stack)
    harness.frame()
    defer { stack.removeFromSuperview() }
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test
  func fillStretchesTheViewWithLowestHugging() {
    let views = [Box(40, 20), Box(60, 20), Box(50, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(rawValue: 100), for: .horizontal)
    let found = frames(of: views) { $0.spacing = 10 }
    expectEqual(found, [rect(0, 0, 40, 100), rect(50, 0, 190, 100), rect(250, 0, 50, 100)])
  }

  @Test
  func fillCompressesTheViewWithLowestResistance() {
    let views = [Box(200, 20), Box(200, 20)]
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let found = frames(of: views) { _ in }
    expectEqual(found, [rect(0, 0, 100, 100), rect(100, 0, 200, 100)])
  }

  @Test(arguments: [1, 2, 3, 5])
  func fillEquallyGivesEqualLengths(count: Int) {
    let found = frames(of: (0..<count).map { _ in Box(7, 7) }) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    let width = (300 - 15 * CGFloat(count - 1)) / CGFloat(count)
    for (index, frame) in found.enumerated() {
      // Edges are on device pixels.
      expectAtMost(abs(frame.minX - CGFloat(index) * (width + 15)), 0.25)
      expectAtMost(abs(frame.width - width), 0.5)
    }
    expectEqual(found.last?.maxX, 300)
  }

  @Test
  func fillProportionallyFollowsIntrinsicLengths() {
    let views = [Box(20, 10), Box(40, 10), Box(60, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.frame = rect(0, 0, 300, 100)
    harness.window.addSubview(stack)
    harness.frame()
    expectEqual(views.map(\.frame.width), [50, 100, 150])
    views[0].natural.width = 100
    harness.frame()
    expectEqual(views.map(\.frame.width), [150, 60, 90])
    stack.removeFromSuperview()
  }

  @Test
  func equalSpacingAndEqualCenteringDistribute() {
    let views = { [Box(40, 10), Box(60, 10), Box(80, 10)] }
    let spaced = frames(of: views()) { $0.distribution = .equalSpacing }
    expectEqual(spaced.map(\.minX), [0, 100, 220])
    let centred = frames(of: views()) { $0.distribution = .equalCentering }
    expectEqual(centred.map(\.midX), [20, 140, 260])
    // If equal distances between centers would leave less than the spacing, the spacing is used.
    let tight = frames(of: [Box(10, 10), Box(10, 10), Box(200, 10)]) {
      $0.distribution = .equalCentering
      $0.spacing = 30
    }
    #expect(tight[1].minX - tight[0].maxX >= 30 && tight[2].minX - tight[1].maxX >= 30)
    expectEqual(tight.map(\.width), [10, 10, 200])
  }

  @Test
  func alignmentAppliesAcrossTheAxis() {
    func found(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      frames(of: [Box(30, 20), Box(30, 60)]) { $0.alignment = alignment }.flatMap { [$0.minY, $0.height] }
    }
    expectEqual(found(.fill), [0, 100, 0, 100])
    expectEqual(found(.top), [0, 20, 0, 60])
    expectEqual(found(.center), [40, 20, 20, 60])
    expectEqual(found(.bottom), [80, 20, 40, 60])
  }

  @Test
  func labelsInARowAlignOnBaselines() throws {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let labels = [12, 30, 20].map { size in
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: CGFloat(size))
        return label
      }
      let found = frames(of: labels) { $0.alignment = alignment }
      let lines = zip(labels, found).map { $1.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) <= 0.5 && abs(lines[2] - lines[1]) <= 0.5, "\(alignment): \(lines)")
    }
  }

  @Test
  func columnSupportsCustomAndSystemSpacing() {
    let views = [Box(30, 20), Box(50, 30), Box(40, 10)]
    let found = frames(of: views, size: CGSize(width: 100, height: 200)) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.distribution = .equalSpacing
      $0.spacing = 4
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
      expectEqual($0.customSpacing(after: views[0]), UIStackView.spacingUseSystem)
      expectEqual($0.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
    }
    expectEqual(found, [rect(0, 0, 30, 20), rect(0, 90, 50, 30), rect(0, 190, 40, 10)])
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 84))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 68))
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 72))
  }

  @Test
  func hiddenViewTakesNoSpace() {
    let views = [Box(40, 20), Box(60, 20), Box(50, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    let fitting = { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width }
    expectEqual(fitting(), 170)
    views[1].isHidden = true
    expectEqual(fitting(), 100)
    views[0].isHidden = true
    expectEqual(fitting(), 50)
    views[2].isHidden = true
    expectEqual(fitting(), 0)
    for view in views { view.isHidden = false }
    expectEqual(fitting(), 170)
  }

  @Test
  func rightToLeftAndMarginsApply() {
    let found = frames(of: [Box(40, 20), Box(60, 20)]) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 10)
    }
    expectEqual(found, [rect(240, 5, 40, 80), rect(10, 5, 60, 80)])
  }

  @Test
  func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 30)])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner, Box(50, 20)])
    outer.spacing = 8
    outer.alignment = .center
    expectEqual(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 78, height: 45))
    outer.frame = rect(0, 0, 78, 45)
    harness.window.addSubview(outer)
    harness.frame()
    expectEqual(inner.frame, rect(0, 0, 20, 45))
    expectEqual(inner.arrangedSubviews.map(\.frame), [rect(0, 0, 20, 10), rect(0, 15, 20, 30)])
    expectEqual(outer.arrangedSubviews[1].frame.minY, 12.5)
    outer.removeFromSuperview()
  }

  @Test
  func arrangedViewsCanBeAddedMovedAndRemoved() {
    let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = UIStackView(arrangedSubviews: [views[0], views[2]])
    stack.insertArrangedSubview(views[1], at: 1)
    expectEqual(stack.arrangedSubviews, views)
    expectEqual(stack.subviews.count, 3)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.addArrangedSubview(views[0])
    expectEqual(stack.arrangedSubviews, [views[1], views[2], views[0]])
    stack.removeArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == [views[1], views[0]] && views[2].superview === stack)
    views[1].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [views[0]])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 10)
  }

  /// Rows whose views have required widths: all frames follow from the widths and the gaps.
  @Test(arguments: 0..<40)
  func randomRowsHaveEqualGaps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let widths = (0..<Int.random(in: 2...6, using: &random)).map { _ in CGFloat(Int.random(in: 0...40, using: &random))
    }
    let spacing = CGFloat(Int.random(in: 0...10, using: &random))
    let found = frames(of: widths.map { Box($0, 10) }) {
      $0.distribution = .equalSpacing
      $0.spacing = spacing
    }
    let gap = (300 - widths.reduce(0, +)) / CGFloat(widths.count - 1)
    var x: CGFloat = 0
    for (width, frame) in zip(widths, found) {
      expectAtMost(abs(frame.minX - x), 0.5, "seed \(seed)")
      expectAtMost(abs(frame.width - width), 0.5, "seed \(seed)")
      x += width + gap
    }
  }

  @Test
  func outOfBoundsIndexStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIStackView(frame: .zero).insertArrangedSubview(UIView(frame: .zero), at: 3)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "stackIndex 3 out of bounds")
  }
}
