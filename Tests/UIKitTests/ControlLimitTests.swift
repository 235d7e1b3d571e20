import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// The exact distances and times of controls, on both sides of each.
@MainActor
struct ControlLimitTests {
  private let device = TestDevice.phone()

  private func show(_ control: UIView, at frame: CGRect) {
    control.frame = frame
    device.window.addSubview(control)
    device.run(until: 1)
  }

  /// A finger turns a switch at three quarters of its width, and back at one quarter.
  @Test(arguments: [false, true]) func aSwitchTurnsUnderTheFinger(isMirrored: Bool) {
    let control = UISwitch()
    if isMirrored { control.semanticContentAttribute = .forceRightToLeft }
    show(control, at: rect(100, 100, 51, 31))
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: 100 + (isMirrored ? 51 - x : x), y: 115) }
    var reports = 0
    control.addAction(UIAction { _ in reports += 1 }, for: .valueChanged)
    device.touch(.began, at: point(10))
    var states: [Bool] = []
    for x in [38.2, 38.3, 13, 12.8, 12.7, 25, 38, 38.3] as [CGFloat] {
      device.touch(.moved, at: point(x))
      states.append(control.isOn)
    }
    expectEqual(states, [false, true, true, true, false, false, false, true])
    device.touch(.ended, at: point(38.3))
    expectEqual([control.isOn, reports == 1], [true, true])
    // A tap outside of it changes nothing.
    device.touch(.began, at: point(10))
    device.touch(.moved, at: CGPoint(x: 100 + 51 / 2, y: 400))
    device.touch(.ended, at: CGPoint(x: 100 + 51 / 2, y: 400))
    expectEqual([control.isOn, reports == 1], [true, true])
  }

  /// The knob is 27 points wide, 2 from the edge, and a held one 7 wider.
  @Test func theKnobOfASwitch() {
    let control = UISwitch()
    show(control, at: rect(100, 100, 51, 31))
    func knob() -> CGRect? { device.fills().map(\.shape.rect).last }
    expectEqual(knob(), rect(102, 102, 27, 27))
    control.isOn = true
    expectEqual(knob(), rect(122, 102, 27, 27))
    device.touch(.began, at: CGPoint(x: 125, y: 115))
    device.run(for: 2)
    expectEqual(knob(), rect(115, 102, 34, 27))
    device.touch(.cancelled, at: CGPoint(x: 125, y: 115))
    device.run(for: 2)
    expectEqual(knob(), rect(122, 102, 27, 27))
    expectTrue(control.isOn)
  }

  /// A held button repeats after half a second, then five times in quarters of a second, then 20 times a second.
  @Test(arguments: [false, true]) func aHeldStepperRepeats(isMirrored: Bool) {
    let stepper = UIStepper()
    if isMirrored { stepper.semanticContentAttribute = .forceRightToLeft }
    show(stepper, at: rect(100, 100, 94, 32))
    device.touch(.began, at: CGPoint(x: isMirrored ? 110 : 180, y: 116))
    var values: [Double] = []
    for time in [1.49, 1.51, 1.74, 1.76, 1.99, 2.01, 2.24, 2.26, 2.49, 2.51, 2.54, 2.56] {
      device.run(until: time)
      values.append(stepper.value)
    }
    expectEqual(values, [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
    device.touch(.moved, at: CGPoint(x: isMirrored ? 180 : 110, y: 116))
    device.run(for: 0.47)
    expectEqual(stepper.value, 7, "the other button waits as well")
    device.run(for: 0.05)
    expectEqual(stepper.value, 6)
    device.touch(.moved, at: CGPoint(x: 300, y: 700))
    device.run(for: 2)
    expectEqual(stepper.value, 6)
    device.touch(.ended, at: CGPoint(x: 300, y: 700))
  }

  /// A step beyond the end leads to the other end, or to this one.
  @Test func stepsAtTheEnds() {
    let stepper = UIStepper()
    show(stepper, at: rect(100, 100, 94, 32))
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-2, 5, 3)
    let (minus, plus) = (CGPoint(x: 110, y: 116), CGPoint(x: 180, y: 116))
    func values(_ points: CGPoint...) -> [Double] {
      points.map { point in
        device.tap(point)
        return stepper.value
      }
    }
    expectEqual(values(plus, plus, plus, minus, minus, minus), [3, 5, 5, 2, -1, -2])
    stepper.wraps = true
    expectEqual(values(minus, minus, plus, plus), [5, 2, 5, -2])
    expectEqual(stepper.accessibilityLabel, nil)
  }

  /// A finger takes the knob within 15 points of it.
  @Test func aSliderIsTakenNearItsKnob() {
    let slider = UISlider()
    show(slider, at: rect(100, 100, 200, 100))
    for (x, y, isTaken) in [
      (28 + 14.5, 50, true), (28 + 15.5, 50, false), (14, 64 + 14.5, true), (14, 64 + 15.5, false),
      (14, 36 - 14.5, true), (14, 36 - 15.5, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      device.touch(.began, at: CGPoint(x: 100 + x, y: 100 + y))
      expectEqual(slider.isTracking, isTaken, "\(x), \(y)")
      device.touch(.ended, at: CGPoint(x: 100 + x, y: 100 + y))
    }
    slider.value = 0.5
    for (x, isTaken) in [(86 - 14.5, true), (86 - 15.5, false), (114 + 14.5, true), (114 + 15.5, false)]
      as [(CGFloat, Bool)]
    {
      device.touch(.began, at: CGPoint(x: 100 + x, y: 150))
      expectEqual(slider.isTracking, isTaken, "\(x)")
      device.touch(.ended, at: CGPoint(x: 100 + x, y: 150))
    }
  }

  /// The knob moves by 172 of 200 points; the finger keeps its distance from the middle of the knob.
  @Test(arguments: [false, true]) func aSlidersValueIsExact(isMirrored: Bool) {
    let slider = UISlider()
    if isMirrored { slider.semanticContentAttribute = .forceRightToLeft }
    show(slider, at: rect(100, 100, 200, 34))
    (slider.minimumValue, slider.maximumValue) = (-50, 150)
    var values: [Float] = []
    slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: 100 + (isMirrored ? 200 - x : x), y: 117) }
    slider.value = -50
    device.touch(.began, at: point(20))
    for x in [20 + 43, 20 + 43, 20 + 86, 20 + 172, 300, -20] as [CGFloat] { device.touch(.moved, at: point(x)) }
    device.touch(.ended, at: point(-20))
    expectEqual(values, [0, 50, 150, -50])
    expectEqual(slider.trackRect(forBounds: slider.bounds), rect(2, 15, 196, 4))
    expectEqual(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 100),
      rect(isMirrored ? 43 : 129, 3, 28, 28))
    expectEqual(slider.accessibilityTraits, .adjustable)
  }

  // MARK: Waiting

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: device.window.bounds)
    view.contentSize = CGSize(width: 390, height: 3_000)
    device.window.addSubview(view)
    return view
  }

  /// The spokes of an indicator at a time: the first of eight is the strongest for a tenth of a second, and each
  /// behind it is weaker, down to a quarter.
  @Test func anIndicatorTurnsByEighths() {
    let view = UIActivityIndicatorView(style: .medium)
    (view.frame.origin, view.color) = (CGPoint(x: 100, y: 100), .black)
    device.window.addSubview(view)
    view.startAnimating()
    func strengths(at time: TimeInterval) -> [CGFloat] {
      device.run(until: time)
      return device.commands().compactMap { placed in
        guard case .path(let path) = placed.command else { return nil }
        return (path.color.alpha * 700).rounded() / 100
      }
    }
    // In sevenths: 7 minus three quarters for each eighth of a turn behind.
    let fading: [CGFloat] = [7, 6.25, 5.5, 4.75, 4, 3.25, 2.5, 1.75]
    for (time, first) in [(1.25, 4), (1.65, 0), (1.75, 1), (2.35, 7)] {
      let expected = (0..<8).map { fading[(first - $0 + 8) % 8] }
      expectEqual(strengths(at: time), expected, "\(time)")
    }
    view.stopAnimating()
    expectTrue(view.isHidden)
    view.hidesWhenStopped = false
    expectFalse(view.isHidden)
    expectEqual([view.intrinsicContentSize.width, UIActivityIndicatorView(style: .large).bounds.width], [20, 37])
    view.style = .large
    expectEqual(view.bounds.size, CGSize(width: 37, height: 37))
  }

  /// The spokes of a refresh control appear one by one between a pull of 36 and one of 100 points.
  @Test func aPullRevealsSpokes() {
    let view = scrollView()
    let control = UIRefreshControl()
    control.tintColor = .black
    view.refreshControl = control
    func spokes(_ pull: CGFloat) -> [CGFloat] {
      view.contentOffset.y = -pull
      return device.commands().compactMap { placed in
        guard case .path(let path) = placed.command else { return nil }
        return path.color.alpha
      }
    }
    expectEqual(spokes(36), [])
    expectEqual(spokes(40), [0.5, 0, 0, 0, 0, 0, 0, 0])
    expectEqual(spokes(68), [1, 1, 1, 1, 0, 0, 0, 0])
    expectEqual(spokes(96), [1, 1, 1, 1, 1, 1, 1, 0.5])
    expectFalse(control.isRefreshing, "code does not begin a refresh")
    expectEqual(spokes(0), [])
  }

  /// A pull by 100 points begins, by a point less it does not. A finger pulls content beyond its end by less than it moves.
  @Test func aRefreshBeginsAtItsPull() {
    let view = scrollView()
    let control = UIRefreshControl()
    view.refreshControl = control
    device.run(until: 1)
    device.touch(.began, at: CGPoint(x: 200, y: 100))
    var y: CGFloat = 110
    var before: CGFloat = 0
    while !control.isRefreshing, y < 800 {
      before = view.contentOffset.y
      device.touch(.moved, at: CGPoint(x: 200, y: y))
      device.step()
      y += 0.5
    }
    expectGreater(before, -100)
    expectAtMost(view.contentOffset.y, -100)
    device.touch(.ended, at: CGPoint(x: 200, y: y))
    device.run(for: 2)
    expectEqual(view.contentOffset.y, -60)
    expectEqual(control.frame, rect(0, -60, 390, 60))
  }

  /// Indicators that are flashed stay for three quarters of a second, those after a scroll for half a second, and all
  /// fade for a quarter.
  @Test func indicatorsStayAndFade() {
    let view = scrollView()
    func alpha(at time: TimeInterval) -> CGFloat {
      device.frame(at: time)
      return ((device.fills().last?.color.alpha ?? 0) / 0.35 * 1_000).rounded() / 1_000
    }
    device.run(until: 1)
    view.flashScrollIndicators()
    expectEqual([1.7, 1.75, 1.8, 1.875, 1.95, 2.05].map(alpha), [1, 1, 0.8, 0.5, 0.2, 0])
    device.run(until: 3)
    device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), rest: 0.3, lifts: false)
    expectEqual(alpha(at: 4), 1)
    device.touch(.ended, at: CGPoint(x: 200, y: 400), time: 4)
    device.frame(at: 4)
    expectEqual([4.45, 4.5, 4.625, 4.7, 4.8].map(alpha), [1, 1, 0.5, 0.2, 0])
  }

  /// A caret is visible and invisible for half a second each, from its last change on.
  @Test func aCaretBlinksEachSecond() {
    var blink = CaretBlink()
    blink.restart(at: 2)
    var changes: [Bool] = []
    var shown: [Bool] = []
    for time in [1, 2.49, 2.5, 2.99, 3, 3.4, 4.6, 4.7] {
      changes.append(blink.advance(to: time))
      shown.append(blink.isShown)
    }
    expectEqual(changes, [false, false, true, false, true, false, true, false])
    expectEqual(shown, [true, true, false, false, true, true, false, false])
    expectEqual([1, 2, 2.5, 3.2].map { blink.nextChange(after: $0) }, [2.5, 2.5, 3, 3.5])
    blink.restart(at: 4.7)
    expectTrue(blink.isShown)
    expectEqual(blink.nextChange(after: 4.7), 5.2)
  }

  /// A default button of a menu opens it when it is pressed for half a second, unless the finger moves.
  @Test func aContextMenuOpensAfterHalfASecond() {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      var asked = 0
      var log: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation point: CGPoint
      )
        -> UIContextMenuConfiguration?
      {
        asked += 1
        return UIContextMenuConfiguration(identifier: "x" as NSString, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "One") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("will display \(configuration.identifier)") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("will end \(configuration.identifier)") }
    }
    let owner = Owner()
    let view = device.add(rect(100, 100, 100, 100), .red)
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    device.run(until: 1)
    expectEqual(interaction.menuAppearance, .unknown)
    device.touch(.began, at: CGPoint(x: 150, y: 150))
    device.run(until: 1.49)
    expectEqual(owner.asked, 0)
    device.run(until: 1.51)
    expectEqual([owner.asked, owner.log.count], [1, 1])
    expectEqual(interaction.menuAppearance, .rich)
    device.touch(.ended, at: CGPoint(x: 150, y: 150))
    device.run(for: 1)
    interaction.dismissMenu()
    device.run(for: 1)
    expectEqual(owner.log, ["will display x", "will end x"])
    expectEqual(interaction.menuAppearance, .unknown)
    // The secondary button of a mouse opens at once.
    device.touch(.began, at: CGPoint(x: 150, y: 150), buttons: .secondary)
    device.step()
    expectEqual(owner.asked, 2)
    device.touch(.ended, at: CGPoint(x: 150, y: 150), buttons: .secondary)
    device.run(for: 1)
    view.removeInteraction(interaction)
    device.run(for: 1)
    expectEqual(owner.log.last, "will end x")
    expectEqual(owner.log.count, 4)
  }
}
