import Foundation
import Testing
import UIKitCore

/// Properties that ask for layout, drawing and the like by themselves.
@MainActor
@Suite struct InvalidatingTests {
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

  @Test func anotherValueAsksForWhatItCallsFor() {
    let harness = Harness()
    let meter = Meter(frame: rect(0, 0, 50, 50))
    harness.window.addSubview(meter)
    harness.frame()
    #expect(meter.level == 1 && meter.layouts == 1 && meter.sizes == 0)
    meter.level = 1
    harness.frame()
    #expect(meter.layouts == 1 && meter.sizes == 0)
    meter.level = 2
    harness.frame()
    #expect(meter.level == 2 && meter.layouts == 2 && meter.sizes == 1)
    meter.isTight = true
    #expect(meter.needsUpdateConstraints())
    meter.all = "other"
    harness.frame()
    #expect(meter.layouts == 3 && meter.sizes == 2)
  }

  @Test func buttonsAreConfiguredAnew() {
    let harness = Harness()
    let knob = Knob(configuration: .filled())
    knob.frame = rect(0, 0, 50, 50)
    harness.window.addSubview(knob)
    harness.frame()
    let before = knob.updates
    knob.isLoud = true
    harness.frame()
    #expect(knob.isLoud && knob.updates == before + 1)
  }
}
