import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Transitions that flip a view: the old appearance turns away to its edge, and the new one turns from there to the
/// front. Neither is ever seen from behind.
@MainActor
struct FlipTransitionTests {
  private let device = TestDevice()
  private let card = UIView(frame: CGRect(x: 20, y: 50, width: 60, height: 60))

  init() {
    card.backgroundColor = .red
    device.window.addSubview(card)
    device.frame(at: 0)
  }

  private func isFlip(_ command: DrawCommand) -> DrawGroup? {
    guard case .group(let group) = command, group.projection != nil else { return nil }
    return group
  }

  @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
  func eachAppearanceIsAsWideAsItsTurnShows(option: UIView.AnimationOptions) throws {
    UIView.transition(with: card, duration: 1, options: [option, .curveLinear]) { card.backgroundColor = .blue }
    for time in [0.2, 0.4, 0.6, 0.8] {
      let flip = try #require(device.frame(at: time).commands.compactMap(isFlip).first, "at \(time)")
      let width = try #require(flip.projection).m11
      expectClose(width, abs(cos(.pi * time)), within: 0.001, "at \(time)")
      guard case .fill(_, let color) = try #require(flip.commands.last) else {
        Issue.record("the card is not a fill: \(flip.commands)")
        continue
      }
      expectEqual(color.red > color.blue, time < 0.5, "at \(time)")
    }
  }
}
