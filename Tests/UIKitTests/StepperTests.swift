import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The values of a stepper, at the ends of its range and while a button is held.
@MainActor
struct StepperTests {
  private let device = TestDevice(size: CGSize(width: 120, height: 80), draws: false)
  private let stepper = UIStepper(frame: rect(10, 10, 0, 0))
  private let minus = CGPoint(x: 20, y: 26)
  private let plus = CGPoint(x: 90, y: 26)

  /// The values that the stepper reports.
  private final class Log {
    var values: [Double] = []
  }

  private func shown() -> Log {
    let log = Log()
    stepper.addAction(UIAction { [stepper] _ in log.values.append(stepper.value) }, for: .valueChanged)
    device.window.addSubview(stepper)
    device.frame()
    return log
  }

  private func press(_ point: CGPoint) {
    device.touch(.began, at: point)
    device.touch(.ended, at: point)
  }

  @Test func theRangeHoldsTheValue() {
    for (given, kept) in [(-1.0, 0.0), (101, 100), (.nan, 0), (.infinity, 100), (33.5, 33.5)] {
      stepper.value = given
      expectEqual(stepper.value, kept)
    }
    stepper.minimumValue = 40
    expectEqual(stepper.value, 40)
    stepper.maximumValue = 30
    expectEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [30, 30, 30])
    stepper.minimumValue = 50
    expectEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [50, 50, 50])
    (stepper.minimumValue, stepper.maximumValue) = (.nan, .nan)
    expectEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [50, 50, 50])
    for step in [0, -1, .nan, .infinity] as [Double] {
      stepper.stepValue = step
      expectEqual(stepper.stepValue, 1)
    }
  }

  @Test func aPressStepsOnce() {
    let log = shown()
    stepper.stepValue = 2.5
    press(plus)
    press(plus)
    press(minus)
    press(minus)
    press(minus)
    expectEqual(log.values, [2.5, 5, 2.5, 0], "nothing is reported at the end of the range")
    stepper.value = 99
    press(plus)
    expectEqual(stepper.value, 100, "the last step is shorter")
    stepper.wraps = true
    press(plus)
    expectEqual(stepper.value, 0)
    press(minus)
    expectEqual(stepper.value, 100)
    stepper.isEnabled = false
    press(minus)
    expectEqual(stepper.value, 100)
  }

  @Test func buttonsAreMirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.value = 10
    let log = shown()
    press(minus)
    press(plus)
    press(plus)
    expectEqual(log.values, [11, 10, 9])
  }

  /// A held button repeats after half a second, four times a second at first and then faster.
  @Test func aHeldButtonRepeats() {
    let log = shown()
    device.touch(.began, at: plus)
    for (wait, count) in [(0.45, 1), (0.2, 2), (0.25, 3), (0.25, 4)] {
      device.run(for: wait)
      expectEqual(log.values.count, count)
    }
    let before = log.values.count
    device.run(for: 2)
    // Two repetitions at a quarter of a second remain. Then one takes three frames, or four if the third is just missed.
    #expect((before + 20...before + 36).contains(log.values.count), "\(log.values.count)")
    device.touch(.ended, at: plus)
    let end = log.values.count
    device.run(for: 1)
    expectEqual(log.values.count, end)
    stepper.autorepeat = false
    device.touch(.began, at: minus)
    device.run(for: 3)
    expectEqual(log.values.count, end + 1)
    device.touch(.ended, at: minus)
  }

  @Test func aCancelledTouchEndsTheRepetition() {
    let log = shown()
    device.touch(.began, at: plus)
    device.run(for: 0.6)
    let before = log.values.count
    device.touch(.cancelled, at: plus)
    device.run(for: 2)
    expectEqual(log.values.count, before)
  }

  @Test func aStepperReportsAtTheEndIfItIsNotContinuous() {
    let log = shown()
    stepper.isContinuous = false
    device.touch(.began, at: plus)
    device.run(for: 0.8)
    expectEqual(log.values, [])
    expectGreater(stepper.value, 1)
    device.touch(.ended, at: plus)
    expectEqual(log.values, [stepper.value])
    stepper.value = 100
    press(plus)
    expectEqual(log.values.count, 1, "the value is the same")
  }
}
