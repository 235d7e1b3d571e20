import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Small rules of scrolling, layout, images and page control timers.
@MainActor
struct InteractionRuleTests {
  private let device = TestDevice.phone()

  /// A scroll view in which scrolling is disabled stops at its offset, but a programmatic animation continues.
  @Test(arguments: ["wheel", "fling", "animation"]) func disablingStopsMotion(cause: String) {
    let view = device.addScrollView(content: CGSize(width: 390, height: 5_000))
    switch cause {
    case "wheel": device.turnWheel(5)
    case "fling": device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), in: 0.1)
    default: view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    }
    device.run(for: 0.1)
    let offset = view.contentOffset.y
    expectGreater(offset, 10)
    view.isScrollEnabled = false
    device.run(for: 1)
    if cause == "animation" {
      expectEqual(view.contentOffset.y, 500)
    } else {
      expectTrue(isClose(view.contentOffset.y, offset, within: 1), "\(view.contentOffset.y), not \(offset)")
    }
  }

  /// A distance between leading anchors is measured in the direction of reading.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func distancesFollowTheDirectionOfReading(direction: UISemanticContentAttribute) {
    let parent = device.add(rect(0, 0, 300, 300))
    parent.semanticContentAttribute = direction
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.semanticContentAttribute = direction
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
      ])
    }
    let distance = views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
      distance.constraint(equalToConstant: 50),
      views[1].leadingAnchor.anchorWithOffset(to: views[2].leadingAnchor).constraint(equalTo: distance, multiplier: 2),
    ])
    device.frame()
    let starts = [5, 55, 155] as [CGFloat]
    let isMirrored = direction == .forceRightToLeft
    expectEqual(views.map(\.frame.minX), starts.map { isMirrored ? 300 - $0 - 20 : $0 })
  }

  @Test func renderedImagesShowWhatWasDrawn() {
    // Another test's screen may be the current one.
    device.root.becomeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    expectEqual(image.size, CGSize(width: 4, height: 2))
    let pixels = image.pixels
    let scale = pixels.width / 4
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let isRed = (1..<3).contains(x / scale) && y / scale == 0
        expectEqual(pixels.pixels[y * pixels.width + x], isRed ? 0xffff_0000 : 0, "\(x), \(y)")
      }
    }
  }

  /// The scroll views that a controller names for its edges; the last one named for an edge counts, as long as it lives.
  @Test func namedContentScrollViews() {
    let page = UIViewController()
    let (one, two) = (UIScrollView(), UIScrollView())
    page.setContentScrollView(one, for: [.top, .bottom])
    expectIdentical(page.contentScrollView(for: .top), one)
    expectIdentical(page.contentScrollView(for: .bottom), one)
    expectNil(page.contentScrollView(for: .leading))
    page.setContentScrollView(two, for: .top)
    expectIdentical(page.contentScrollView(for: .top), two)
    expectIdentical(page.contentScrollView(for: .bottom), one)
    page.setContentScrollView(nil, for: .top)
    expectIdentical(page.contentScrollView(for: .bottom), one)
    var brief: UIScrollView? = UIScrollView()
    page.setContentScrollView(brief, for: .bottom)
    expectIdentical(page.contentScrollView(for: .bottom), brief)
    brief = nil
    expectNil(page.contentScrollView(for: .bottom))
  }

  /// A timer that waits at the end of the last page continues when it is allowed to start again.
  @Test func timerStartsAgainWhenAllowed() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    let control = UIPageControl()
    (control.numberOfPages, control.progress) = (2, timer)
    control.frame = rect(0, 0, 200, 40)
    device.window.addSubview(control)
    timer.resumeTimer()
    device.run(for: 3)
    expectEqual(control.currentPage, 1)
    expectFalse(timer.isRunning)
    timer.resetsToInitialPageAfterEnd = true
    expectTrue(timer.isRunning)
    control.setNeedsDisplay()
    device.run(for: 0.5)
    expectEqual(control.currentPage, 0)
  }

  /// Configurations are equal if nothing differs; equal ones have equal hash values.
  @Test func buttonConfigurationsAreCompared() {
    typealias Configuration = UIButton.Configuration
    let changes: [(inout Configuration) -> Void] = [
      { $0.title = "a" }, { $0.subtitle = "a" }, { $0.image = UIImage(systemName: "star") },
      { $0.imagePadding = 3 }, { $0.titlePadding = 3 }, { $0.imagePlacement = .bottom },
      { $0.titleAlignment = .trailing }, { $0.contentInsets.leading += 1 }, { $0.baseForegroundColor = .red },
      { $0.baseBackgroundColor = .red }, { $0.cornerStyle = .capsule }, { $0.buttonSize = .mini },
      { $0.showsActivityIndicator = true }, { $0.background.cornerRadius += 1 },
      { $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 } },
      { $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 } },
    ]
    let plain = Configuration.filled()
    expectEqual(plain, Configuration.filled())
    expectEqual(plain.hashValue, Configuration.filled().hashValue)
    for (index, change) in changes.enumerated() {
      var changed = plain
      change(&changed)
      expectNotEqual(changed, plain, "change \(index)")
      expectNotEqual(plain, changed, "change \(index)")
      if index < changes.count - 2 {
        var again = plain
        change(&again)
        expectEqual(changed, again, "change \(index)")
        expectEqual(changed.hashValue, again.hashValue, "change \(index)")
      }
    }
  }

  /// Controllers that are no longer in a stack are removed from it, and only they.
  @Test func replacedStackRemovesTheOthers() {
    let fixture = NavigationFixture()
    let pages = ["b", "c", "d"].map(fixture.page)
    fixture.navigation.pushViewController(pages[0], animated: false)
    fixture.navigation.pushViewController(pages[1], animated: false)
    fixture.run(for: 0.1)
    _ = fixture.read()
    fixture.navigation.setViewControllers([fixture.first, pages[1], pages[2]], animated: false)
    fixture.run(for: 0.1)
    let moves = fixture.read().filter { $0.contains("Move") }
    expectEqual(moves, ["b willMove false", "d willMove true", "b didMove false", "d didMove true"])
    expectNil(pages[0].parent)
    expectIdentical(pages[1].parent, fixture.navigation)
  }

  /// Messages about a constraint name its attributes, relation, constant and priority as UIKit's do.
  @Test func constraintsNameTheirParts() {
    let (one, other) = (UIView(), UIView())
    device.window.addSubview(one)
    device.window.addSubview(other)
    let names: [(NSLayoutConstraint.Attribute, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"), (.leading, "leading"),
      (.trailing, "trailing"), (.width, "width"), (.height, "height"), (.centerX, "centerX"), (.centerY, "centerY"),
      (.lastBaseline, "lastBaseline"), (.firstBaseline, "firstBaseline"), (.leftMargin, "leftMargin"),
      (.rightMargin, "rightMargin"), (.topMargin, "topMargin"), (.bottomMargin, "bottomMargin"),
      (.leadingMargin, "leadingMargin"), (.trailingMargin, "trailingMargin"),
      (.centerXWithinMargins, "centerXWithinMargins"), (.centerYWithinMargins, "centerYWithinMargins"),
    ]
    for (attribute, name) in names {
      let constraint = NSLayoutConstraint(
        item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1,
        constant: 3)
      let text = constraint.description
      expectEqual(text.components(separatedBy: ".\(name) ").count, 3, "\(text)")
    }
    let terms: [(NSLayoutConstraint.Relation, CGFloat, CGFloat, UILayoutPriority, String)] = [
      (.equal, 1, 0, .required, ".width == UIView.width   "),
      (.equal, 1, 3, .required, ".width == UIView.width + 3   "),
      (.lessThanOrEqual, 0.5, -3, .required, ".width <= 0.5*UIView.width - 3   "),
      (.greaterThanOrEqual, 2, 0.25, .defaultHigh, ".width >= 2*UIView.width + 0.25 @750   "),
    ]
    for (relation, multiplier, constant, priority, text) in terms {
      let constraint = NSLayoutConstraint(
        item: one, attribute: .width, relatedBy: relation, toItem: other, attribute: .width, multiplier: multiplier,
        constant: constant)
      constraint.priority = priority
      expectContains(constraint.description.replacing(/:0x[0-9a-f]+/, with: ""), text)
    }
    let alone = one.heightAnchor.constraint(equalToConstant: -7)
    alone.identifier = "tall"
    expectContains(alone.description, "'tall'")
    expectContains(alone.description, ".height == -7   (inactive)")
  }

  /// Text above or below the baseline makes its line as much higher.
  @Test(arguments: [-4, -1, 0.5, 1, 5] as [CGFloat]) func raisedTextMakesItsLineHigher(offset: CGFloat) {
    func height(_ offset: CGFloat) -> CGFloat {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "words", attributes: [.font: UIFont.systemFont(ofSize: 20), .baselineOffset: offset])
      return label.sizeThatFits(CGSize(width: 300, height: 100)).height
    }
    expectTrue(isClose(height(offset), height(0) + abs(offset), within: 0.51), "\(height(offset)), \(height(0))")
  }

  /// A delay that is no time is none.
  @Test(arguments: [TimeInterval.infinity, .nan, -5, 0]) func absurdDelaysAreNone(delay: TimeInterval) {
    let view = device.add(rect(0, 0, 10, 10))
    device.frame()
    UIView.animate(withDuration: 0.4, delay: delay, options: .curveLinear) { view.center.x = 105 }
    device.run(for: 0.2)
    let x = view.layer.presentation()?.position.x ?? .nan
    expectTrue(isClose(x, 55, within: 5), "\(x)")
    device.run(for: 1)
    expectFalse(device.root.needsFrame)
  }

  /// Segments as wide as their contents need share the rest of the width in the same proportions.
  @Test func apportionedSegmentsFillTheControl() {
    let control = UISegmentedControl(items: ["A", "A much longer title"])
    control.frame = rect(0, 0, 300, 32)
    device.window.addSubview(control)
    func border() -> CGFloat {
      (1..<300).lazy.map { CGFloat($0) }.first { x in
        control.selectedSegmentIndex = 0
        device.tap(CGPoint(x: x, y: 16))
        return control.selectedSegmentIndex == 1
      } ?? .nan
    }
    expectTrue(isClose(border(), 150, within: 1.5))
    control.apportionsSegmentWidthsByContent = true
    device.frame()
    let shared = border()
    expectLess(shared, 100)
    expectGreater(shared, 10)
    control.selectedSegmentIndex = 0
    device.tap(CGPoint(x: 298, y: 16))
    expectEqual(control.selectedSegmentIndex, 1)
  }

  private final class Margins: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  /// The margins change with the safe area, unless the view ignores it.
  @Test(arguments: [true, false]) func marginsFollowTheSafeArea(follows: Bool) {
    let page = UIViewController()
    let view = Margins()
    view.insetsLayoutMarginsFromSafeArea = follows
    page.view = view
    device.window.rootViewController = page
    device.frame()
    let (before, changes) = (view.layoutMargins, view.changes)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 3, bottom: 0, right: 7)
    device.frame()
    expectEqual(view.layoutMargins.top - before.top, follows ? 11 : 0)
    expectEqual(view.layoutMargins.right - before.right, follows ? 7 : 0)
    expectEqual(view.changes > changes, follows)
  }

  private final class Target: NSObject {}

  /// Actions are listed for the events that they were added for.
  @Test func controlsListTheirActions() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .valueChanged])
    expectEqual(control.allControlEvents, [.touchDown, .valueChanged])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    expectEqual(count, 1)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(count, 1)
    control.sendActions(for: .touchDown)
    expectEqual(count, 2)
    expectEqual(control.allControlEvents, .touchDown)
    expectNil(control.actions(forTarget: Target(), forControlEvent: .touchDown))
  }
}
