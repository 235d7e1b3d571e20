import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Positions of a slider's parts in closed forms, in both directions, and the touches that move its knob.
@MainActor
struct SliderGeometryTests {
  private let device = TestDevice.phone()

  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func slider(isMirrored: Bool = false) -> UISlider {
    device.becomeCurrent()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 224, height: 34))
    if isMirrored { slider.semanticContentAttribute = .forceRightToLeft }
    device.window.addSubview(slider)
    device.step()
    return slider
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: 224 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  @Test(arguments: [false, true])
  func imagesTakeSpaceFromTheTrack(isMirrored: Bool) {
    let slider = slider(isMirrored: isMirrored)
    func place(_ rect: CGRect) -> CGRect { isMirrored ? mirrored(rect) : rect }
    expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 2, y: 15, width: 220, height: 4))
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds), .zero)
    (slider.minimumValueImage, slider.maximumValueImage) = (Self.image(10, 12), Self.image(20, 14))
    expectEqual(
      slider.minimumValueImageRect(forBounds: slider.bounds), place(CGRect(x: 0, y: 11, width: 10, height: 12)))
    expectEqual(
      slider.maximumValueImageRect(forBounds: slider.bounds), place(CGRect(x: 204, y: 10, width: 20, height: 14)))
    let track = CGRect(x: 18, y: 15, width: 178, height: 4)
    expectEqual(slider.trackRect(forBounds: slider.bounds), place(track))
    for (value, x) in [(0, 16), (0.5, 93), (1, 170)] as [(Float, CGFloat)] {
      expectEqual(
        slider.thumbRect(forBounds: slider.bounds, trackRect: place(track), value: value),
        place(CGRect(x: x, y: 3, width: 28, height: 28)))
    }
    slider.setThumbImage(Self.image(12, 20), for: .normal)
    expectEqual(
      slider.thumbRect(forBounds: slider.bounds, trackRect: place(track), value: 1),
      place(CGRect(x: 186, y: 7, width: 12, height: 20)))
    let moved = CGRect(x: 5, y: 6, width: 224, height: 40)
    expectEqual(slider.trackRect(forBounds: moved).minY, 24)
    expectEqual(slider.minimumValueImageRect(forBounds: moved).minX, isMirrored ? 5 + 214 : 5)
    expectEqual(slider.maximumValueImageRect(forBounds: moved).minX, isMirrored ? 5 : 5 + 204)
  }

  @Test func valuesStayWithinTheRange() {
    let slider = slider()
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    expectEqual(slider.value, 10)
    for (value, expected) in [(15, 15), (25, 20), (5, 10), (.nan, 10), (.infinity, 20)] as [(Float, Float)] {
      slider.value = value
      expectEqual(slider.value, expected)
    }
    slider.minimumValue = 30
    expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [30, 30, 30])
    slider.maximumValue = 5
    expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [5, 5, 5])
    (slider.minimumValue, slider.maximumValue) = (.nan, .nan)
    expectEqual([slider.minimumValue, slider.maximumValue], [5, 5])
    // Without a range the knob is at the start.
    expectEqual(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 5).minX,
      0)
  }

  /// A finger takes the knob from at most 15 points away, and keeps its distance from the knob's middle. The knob runs
  /// along 224 - 28 points.
  @Test(arguments: [false, true])
  func aFingerMovesTheKnob(isMirrored: Bool) {
    let slider = slider(isMirrored: isMirrored)
    slider.maximumValue = 196
    var sent: [Float] = []
    slider.addAction(UIAction { _ in sent.append(slider.value) }, for: .valueChanged)
    func x(_ place: CGFloat) -> CGFloat { 20 + (isMirrored ? 224 - place : place) }
    func drag(from start: CGFloat, to end: CGFloat) {
      sent = []
      device.touch(.began, at: CGPoint(x: x(start), y: 117))
      device.step()
      device.touch(.moved, at: CGPoint(x: x(end), y: 117))
      device.step()
      device.touch(.ended, at: CGPoint(x: x(end), y: 117))
      device.step()
    }
    drag(from: 28 + 14, to: 28 + 14 + 50)
    expectEqual(slider.value, 50)
    expectEqual(sent, [50])
    drag(from: 50 + 28 + 16, to: 150)
    expectEqual(slider.value, 50)
    expectEqual(sent, [])
    drag(from: 50 + 14, to: 500)
    expectEqual(slider.value, 196)
    drag(from: 196 + 14, to: 196 + 14 - 500)
    expectEqual(slider.value, 0)
    slider.isContinuous = false
    drag(from: 14, to: 34)
    expectEqual(slider.value, 20)
    expectEqual(sent, [20])
    drag(from: 34, to: 34)
    expectEqual(sent, [])
  }

  @Test func imagesBelongToStates() {
    let slider = slider()
    let images = (0..<6).map { _ in Self.image(4, 4) }
    slider.setThumbImage(images[0], for: .normal)
    slider.setThumbImage(images[1], for: .disabled)
    slider.setMinimumTrackImage(images[2], for: .normal)
    slider.setMinimumTrackImage(images[3], for: .disabled)
    slider.setMaximumTrackImage(images[4], for: .normal)
    slider.setMaximumTrackImage(images[5], for: .disabled)
    expectIdentical(slider.thumbImage(for: .disabled), images[1])
    expectIdentical(slider.minimumTrackImage(for: .normal), images[2])
    expectIdentical(slider.maximumTrackImage(for: .disabled), images[5])
    expectNil(slider.minimumTrackImage(for: .highlighted))
    expectNil(slider.maximumTrackImage(for: .highlighted))
    func current() -> [UIImage?] {
      [slider.currentThumbImage, slider.currentMinimumTrackImage, slider.currentMaximumTrackImage]
    }
    expectEqual(current(), [images[0], images[2], images[4]])
    slider.isEnabled = false
    expectEqual(current(), [images[1], images[3], images[5]])
    slider.setMinimumTrackImage(nil, for: .disabled)
    expectEqual(current(), [images[1], images[2], images[5]])
  }
}
