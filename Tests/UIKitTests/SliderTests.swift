import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct SliderTests {
  private let fixture = ControlFixture(UISlider(frame: rect(0, 0, 228, 34)))
  private var control: UISlider { fixture.control }

  init() { fixture.note(.valueChanged) { "\(($0.value * 100).rounded() / 100)" } }

  private var thumb: CGRect {
    let track = control.trackRect(forBounds: control.bounds)
    return control.thumbRect(forBounds: control.bounds, trackRect: track, value: control.value)
  }

  @Test func valuesStayInTheRange() {
    control.value = 3
    expectEqual(control.value, 1)
    control.minimumValue = 10
    expectEqual(control.maximumValue, 10)
    expectEqual(control.value, 10)
    control.maximumValue = 20
    control.value = .nan
    expectEqual(control.value, 10)
    control.value = -.infinity
    expectEqual(control.value, 10)
  }

  @Test func imagesTakeThePlaceOfTheTrack() {
    let picture = UIImage(
      pixels: ImagePixels(width: 2, height: 6, pixels: .init(repeating: ~0, count: 12), name: "low"), scale: 1)
    control.setMinimumTrackImage(picture, for: .normal)
    expectIdentical(control.currentMinimumTrackImage, picture)
    expectNil(control.currentMaximumTrackImage)
    control.value = 0.5
    expectContains(fixture.dump(), "low")
    control.setMaximumTrackImage(UIImage(), for: .normal)
    control.setMinimumTrackImage(nil, for: .normal)
    expectFalse(fixture.dump().contains("low"))
  }

  @Test func knobSpansTrack() {
    expectEqual(thumb.minX, 0)
    expectEqual(thumb.width, 28)
    control.value = 1
    expectEqual(thumb.maxX, 228)
    control.value = 0.25
    expectEqual(thumb.minX, 50)
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(thumb.minX, 150)
  }

  @Test func aFingerMovesTheKnobItTook() {
    // The touch is next to the knob's middle, and the knob does not jump.
    fixture.drag(from: CGPoint(x: 20, y: 17), to: CGPoint(x: 120, y: 17), lifts: false)
    expectClose(CGFloat(control.value), 0.5)
    expectGreater(fixture.reports.count, 10)
    expectEqual(fixture.reports.last, "0.5")
    fixture.touch(.ended, at: CGPoint(x: 120, y: 17))
    expectEqual(fixture.reports.last, "0.5")
    expectFalse(control.isTracking)
  }

  @Test func touchBesideKnobMovesNothing() {
    fixture.drag(from: CGPoint(x: 120, y: 17), to: CGPoint(x: 200, y: 17), lifts: false)
    expectEqual(control.value, 0)
    expectEmpty(fixture.reports)
    expectFalse(control.isTracking)
  }

  @Test func discontinuousSliderReportsOnlyEnd() {
    control.isContinuous = false
    fixture.drag(from: CGPoint(x: 14, y: 17), to: CGPoint(x: 64, y: 17), lifts: false)
    expectEmpty(fixture.reports)
    fixture.touch(.ended, at: CGPoint(x: 64, y: 17))
    expectEqual(fixture.reports, ["0.25"])
  }

  @Test func imagesAtTheEndsShortenTheTrack() throws {
    let image = try #require(UIImage(systemName: "speaker"))
    let before = control.trackRect(forBounds: control.bounds)
    control.minimumValueImage = image
    let after = control.trackRect(forBounds: control.bounds)
    expectGreater(after.minX, before.minX)
    expectEqual(after.maxX, before.maxX)
    expectLess(control.minimumValueImageRect(forBounds: control.bounds).maxX, after.minX)
  }

  @Test func anAnimatedValueIsReachedInTime() {
    control.setValue(1, animated: true)
    expectEqual(control.value, 1)
    fixture.run(for: 0.1)
    let shown = fixture.fills().last?.shape.rect.minX ?? 0
    expectGreater(shown, 20)
    expectLess(shown, 220)
    fixture.run(for: 2, rate: 10)
    expectEqual(fixture.fills().last?.shape.rect.minX, 220)
    expectFalse(fixture.root.needsFrame)
  }
}
