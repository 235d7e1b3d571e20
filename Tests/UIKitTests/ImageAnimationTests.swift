import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography

@testable import UIKitCore
import TestSupport

/// Animated images in an image view.
@MainActor
struct ImageAnimationTests {

  private static func picture(_ shade: UInt32) -> UIImage {
    UIImage(pixels: ImagePixels(width: 1, height: 1, pixels: [0xff00_0000 | shade], name: "shade"), scale: 1)
  }

  @Test func animatedImageIsAFunctionOfTime() {
    let animatedImage = AnimatedImage(count: 4, duration: 2, rounds: 3, start: 10)
    expectEqual([9, 10, 10.49, 10.5, 11.99, 12, 15.99].map(animatedImage.index), [0, 0, 0, 1, 3, 0, 3])
    expectNil(animatedImage.index(at: 16))
    expectEqual(AnimatedImage(count: 3, duration: .nan, rounds: -1, start: 0).index(at: 0.034), 1)
    expectNil(AnimatedImage(count: 0, duration: 1, rounds: 0, start: 0).index(at: 0))
    expectNil(AnimatedImage(count: 2, duration: 1, rounds: 0, start: 0).index(at: .infinity))
  }

  @Test func animationImagesPlayInOrderAndEnd() {
    let fixture = TestDevice.phone()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = Self.picture(9)
    view.animationImages = [Self.picture(1), Self.picture(2)]
    view.animationDuration = 0.4
    view.animationRepeatCount = 1
    fixture.window.addSubview(view)
    fixture.run(for: 0.1)
    expectEqual(view.shownShade, 9)
    expectFalse(view.isAnimating)
    view.startAnimating()
    fixture.run(for: 0.1)
    expectEqual(view.shownShade, 1)
    expectTrue(view.isAnimating)
    fixture.run(for: 0.2)
    expectEqual(view.shownShade, 2)
    fixture.run(for: 0.3)
    expectEqual(view.shownShade, 9)
    expectFalse(view.isAnimating)
  }

  /// An effect that plays once ends by itself, one that lasts stays, and other pictures than symbols have none.
  @Test func symbolsHaveEffects() {
    let fixture = TestDevice.phone()
    let view = UIImageView(image: UIImage(systemName: "star"))
    fixture.window.addSubview(view)
    fixture.run(for: 0.1)
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    view.addSymbolEffect(.pulse.wholeSymbol, options: .repeat(2).speed(4))
    view.addSymbolEffect(.scale.up)
    expectEqual(view.layer.animationKeys()?.count, 3)
    fixture.run(for: 2)
    expectEqual(ends, [true])
    expectEqual(view.layer.animationKeys()?.count, 1)
    expectEqual(view.layer.presentation()?.transform.m11, 1.2)
    view.removeSymbolEffect(ofType: .scale)
    view.addSymbolEffect(.variableColor.iterative.reversing)
    fixture.run(for: 9)
    expectEqual(view.layer.animationKeys()?.count, 1, "it goes on")
    view.removeAllSymbolEffects()
    expectEqual(view.layer.animationKeys()?.count ?? 0, 0)
    view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace.downUp)
    fixture.run(for: 1)
    expectEqual(view.image, UIImage(systemName: "heart"))
    view.image = Self.picture(1)
    view.addSymbolEffect(.bounce)
    expectEqual(view.layer.animationKeys()?.count ?? 0, 0)
  }

  @Test func withoutPicturesNothingRuns() {
    let view = UIImageView(image: Self.picture(3))
    view.startAnimating()
    expectFalse(view.isAnimating)
    view.animationImages = [Self.picture(1)]
    view.startAnimating()
    view.stopAnimating()
    expectEqual(view.shownShade, 3)
  }
}

extension UIImageView {
  /// The lowest byte of the image that is drawn.
  fileprivate var shownShade: UInt32? {
    var commands: [DrawCommand] = []
    recordContent(in: CGRect(x: 0, y: 0, width: 10, height: 10), into: &commands)
    guard case .image(let image)? = commands.first else { return nil }
    return image.image.pixels.first.map { $0 & 0xff }
  }
}
