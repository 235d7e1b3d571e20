import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The motions of symbols: which values they pass, in which direction, how long and how often.
@MainActor
struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star"))
  private let device = TestDevice.phone()

  init() {
    device.window.addSubview(view)
    device.run(for: 0.1)
  }

  private var group: CAAnimationGroup? {
    view.layer.animationKeys().flatMap { keys in
      keys.count == 1 ? view.layer.animation(forKey: keys[0]) as? CAAnimationGroup : nil
    }
  }

  /// Returns the motion of an effect as text, and removes it.
  private func motion(_ add: (UIImageView) -> Void) -> String {
    add(view)
    let tracks = (group?.animations ?? []).map { animation -> String in
      let frames = animation as? CAKeyframeAnimation
      let values = (frames?.values as? [Double] ?? []).map { "\(($0 * 1_000).rounded() / 1_000)" }
      return "\(frames?.keyPath ?? "-") \(values.joined(separator: " "))"
    }
    let text = "\(tracks.joined(separator: ", ")), \(group?.duration ?? -1) s"
    view.removeAllSymbolEffects()
    expectNil(group)
    return text
  }

  @Test func effectsThatRepeat() {
    let (larger, smaller) = (
      "transform.scale 1.0 1.2 0.95 1.03 1.0, 0.6 s", "transform.scale 1.0 0.8 1.05 0.97 1.0, 0.6 s"
    )
    expectEqual(motion { $0.addSymbolEffect(.bounce) }, larger)
    expectEqual(motion { $0.addSymbolEffect(.bounce.down.up.byLayer) }, larger)
    expectEqual(motion { $0.addSymbolEffect(.bounce.down.wholeSymbol) }, smaller)
    expectEqual(motion { $0.addSymbolEffect(.pulse.byLayer) }, "opacity 1.0 0.3 1.0, 1.6 s")
    let variable = "opacity 0.4 0.7 1.0 1.0 0.4, 1.4 s"
    expectEqual(motion { $0.addSymbolEffect(.variableColor.cumulative.nonReversing.hideInactiveLayers) }, variable)
    expectEqual(motion { $0.addSymbolEffect(.variableColor.iterative.reversing.dimInactiveLayers) }, variable)
    let breathes = "opacity 1.0 0.6 1.0, transform.scale 1.0 1.12 1.0, 2.4 s"
    expectEqual(motion { $0.addSymbolEffect(.breathe.byLayer) }, breathes)
    expectEqual(motion { $0.addSymbolEffect(.breathe.plain.pulse.wholeSymbol) }, breathes)
    expectEqual(motion { $0.addSymbolEffect(.breathe.plain) }, "transform.scale 1.0 1.12 1.0, 2.4 s")
    expectEqual(motion { $0.addSymbolEffect(.rotate.byLayer) }, "transform.rotation.z 0.0 6.283, 1.8 s")
    expectEqual(motion { $0.addSymbolEffect(.rotate.counterClockwise) }, "transform.rotation.z 0.0 -6.283, 1.8 s")
    expectEqual(
      motion { $0.addSymbolEffect(.rotate.counterClockwise.clockwise) }, "transform.rotation.z 0.0 6.283, 1.8 s")
  }

  @Test func wigglesBeginInTheirDirection() {
    func moved(_ path: String, _ amount: Double) -> String {
      "transform.\(path) 0.0 \(amount) \(-amount) \(amount / 2) 0.0, 0.7 s"
    }
    let turned = moved("rotation.z", 0.15)
    expectEqual(motion { $0.addSymbolEffect(.wiggle.byLayer) }, turned)
    expectEqual(motion { $0.addSymbolEffect(.wiggle.left.clockwise.wholeSymbol) }, turned)
    expectEqual(motion { $0.addSymbolEffect(.wiggle.counterClockwise) }, moved("rotation.z", -0.15))
    expectEqual(motion { $0.addSymbolEffect(.wiggle.left) }, moved("translation.x", -2))
    expectEqual(motion { $0.addSymbolEffect(.wiggle.right) }, moved("translation.x", 2))
    expectEqual(motion { $0.addSymbolEffect(.wiggle.up) }, moved("translation.y", -2))
    expectEqual(motion { $0.addSymbolEffect(.wiggle.down) }, moved("translation.y", 2))
  }

  /// "Up" makes a symbol larger, whether it appears or disappears.
  @Test func effectsThatStay() {
    func sized(_ opacity: String, _ scale: String) -> String { "opacity \(opacity), transform.scale \(scale), 0.35 s" }
    expectEqual(motion { $0.addSymbolEffect(.scale.byLayer) }, "transform.scale 1.0 1.2, 0.3 s")
    expectEqual(motion { $0.addSymbolEffect(.scale.down) }, "transform.scale 1.0 0.8, 0.3 s")
    expectEqual(motion { $0.addSymbolEffect(.scale.down.up.wholeSymbol) }, "transform.scale 1.0 1.2, 0.3 s")
    expectEqual(motion { $0.addSymbolEffect(.appear) }, sized("0.0 1.0", "0.6 1.0"))
    expectEqual(motion { $0.addSymbolEffect(.appear.down.up.byLayer) }, sized("0.0 1.0", "0.6 1.0"))
    expectEqual(motion { $0.addSymbolEffect(.appear.down.wholeSymbol) }, sized("0.0 1.0", "1.4 1.0"))
    expectEqual(motion { $0.addSymbolEffect(.disappear) }, sized("1.0 0.0", "1.0 0.6"))
    expectEqual(motion { $0.addSymbolEffect(.disappear.up.byLayer) }, sized("1.0 0.0", "1.0 1.4"))
    expectEqual(motion { $0.addSymbolEffect(.disappear.up.down.wholeSymbol) }, sized("1.0 0.0", "1.0 0.6"))
    view.addSymbolEffect(.disappear)
    device.run(for: 1)
    expectEqual(view.layer.presentation()?.opacity, 0)
    view.addSymbolEffect(.appear, options: .speed(2), animated: false)
    expectNotNil(group, "one takes the place of the other")
    expectEqual(group?.duration, 0.001)
    device.run(for: 0.1)
    expectEqual(view.layer.presentation()?.opacity, 1)
    var ends: [Bool] = []
    view.removeSymbolEffect(ofType: .disappear) { ends.append($0.isFinished && $0.sender as? UIView === self.view) }
    expectEqual(ends, [true])
    expectNil(group)
  }

  /// The rounds, and the seconds of one with its pause.
  @Test func optionsDetermineRounds() {
    func rounds(_ options: SymbolEffectOptions) -> [Double] {
      view.addSymbolEffect(.pulse, options: options)
      defer { view.removeSymbolEffect(ofType: .pulse) }
      return [Double(group?.repeatCount ?? -1), group?.duration ?? -1]
    }
    expectEqual(rounds(.default), [.infinity, 1.6])
    expectEqual(rounds(.nonRepeating), [1, 1.6])
    expectEqual(rounds(.repeating), [.infinity, 1.6])
    expectEqual(rounds(.repeat(3)), [3, 1.6])
    expectEqual(rounds(.repeat(0)), [1, 1.6])
    expectEqual(rounds(.repeat(nil)), [.infinity, 1.6])
    expectEqual(rounds(.repeat(.continuous)), [.infinity, 1.6])
    expectEqual(rounds(.repeat(.periodic)), [.infinity, 2.1])
    expectEqual(rounds(.repeat(.periodic(4))), [4, 2.1])
    expectEqual(rounds(.repeat(.periodic(2, delay: 1))), [2, 2.6])
    expectEqual(rounds(.speed(2)), [.infinity, 0.8])
    expectEqual(rounds(.speed(2).nonRepeating), [1, 0.8])
    expectEqual(rounds(.speed(2).repeat(5)), [5, 0.8])
    expectEqual(rounds(.speed(2).repeating), [.infinity, 0.8])
    expectEqual(rounds(.speed(2).repeat(.periodic(2, delay: 1))), [2, 1.8])
    expectEqual(rounds(.repeat(3).speed(4)), [3, 0.4])
    expectEqual(rounds(.speed(.nan)), [.infinity, 1.6])
    view.addSymbolEffect(.bounce)
    expectEqual(group?.repeatCount, 1)
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.scale, options: .repeat(3))
    expectEqual(group?.repeatCount, 1, "a lasting state is entered once")
  }

  @Test func replacementsDissolve() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    var ends: [Bool] = []
    view.setSymbolImage(heart, contentTransition: .replace.upUp.offUp.byLayer.magic(fallback: .replace)) {
      ends.append($0.isFinished && $0.sender as? UIView === self.view)
    }
    device.run(for: 0.3)
    expectEqual(ends, [])
    device.run(for: 0.1)
    expectEqual(ends, [true])
    expectEqual(view.image, heart)
    view.setSymbolImage(heart, contentTransition: .automatic, options: .speed(0.5)) { _ in ends.append(false) }
    device.run(for: 0.6)
    expectEqual(ends, [true])
    device.run(for: 0.2)
    expectEqual(ends, [true, false])
    view.setSymbolImage(heart, contentTransition: .replace.wholeSymbol, options: .speed(.nan)) { _ in ends.append(true)
    }
    device.run(for: 0.5)
    expectEqual(ends, [true, false, true], "a speed that is no number is the usual one")
  }
}
