import DeviceSupport
import Foundation
import Testing
import UIKitCore
import TestSupport

/// Properties whose changes invalidate layout, drawing and the like.
@MainActor
struct InvalidatingTests {
  private final class Meter: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var level = 1
    @Invalidating(.constraints) var isTight = false
    @Invalidating(.layout, .display, .constraints, .intrinsicContentSize) var all = ""
    private(set) var layouts = 0
    private(set) var sizes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      sizes += 1
    }
  }

  private final class Knob: UIButton {
    @Invalidating(.configuration) var isLoud = false
    private(set) var updates = 0

    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
    }
  }

  @Test func changedValueInvalidatesItsAspects() {
    let harness = TestDevice()
    let meter = Meter(frame: rect(0, 0, 50, 50))
    harness.window.addSubview(meter)
    harness.frame()
    expectEqual(meter.level, 1)
    expectEqual(meter.layouts, 1)
    expectEqual(meter.sizes, 0)
    meter.level = 1
    harness.frame()
    expectEqual(meter.layouts, 1)
    expectEqual(meter.sizes, 0)
    meter.level = 2
    harness.frame()
    expectEqual(meter.level, 2)
    expectEqual(meter.layouts, 2)
    expectEqual(meter.sizes, 1)
    meter.isTight = true
    expectTrue(meter.needsUpdateConstraints())
    meter.all = "other"
    harness.frame()
    expectEqual(meter.layouts, 3)
    expectEqual(meter.sizes, 2)
  }

  @Test func buttonsUpdateTheirConfiguration() {
    let harness = TestDevice()
    let knob = Knob(configuration: .filled())
    knob.frame = rect(0, 0, 50, 50)
    harness.window.addSubview(knob)
    harness.frame()
    let before = knob.updates
    knob.isLoud = true
    harness.frame()
    expectTrue(knob.isLoud)
    expectEqual(knob.updates, before + 1)
  }
}
