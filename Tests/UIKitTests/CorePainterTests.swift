import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

private final class Sketch: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
struct CorePainterTests {
  let harness = TestDevice()

  @Test func plainViewsAreFlattenedIntoWindowCoordinates() {
    let outer = harness.add(rect(10, 20, 50, 50), .white)
    harness.add(rect(5, 5, 10, 10), .red, to: outer)
    expectEqual(
      harness.frame().commands,
      [
        .fill(RoundedRect(rect(10, 20, 50, 50)), .white),
        .fill(RoundedRect(rect(15, 25, 10, 10)), Color(red: 1, green: 0, blue: 0)),
      ])
  }

  @Test func layerPartsPaintInCoreAnimationsOrder() {
    let view = Sketch(frame: rect(10, 10, 40, 40))
    view.backgroundColor = .white
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 1
    view.layer.shadowOpacity = 0.5
    (view.layer as? CAGradientLayer)?.colors = [UIColor.blue.cgColor]
    harness.window.addSubview(view)
    harness.add(rect(9, 9, 5, 5), .red, to: view)
    let shape = RoundedRect(rect(10, 10, 40, 40), radius: 8, corners: .topLeft)
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    expectEqual(
      harness.frame().commands,
      [
        .shadow(Shadow(shape: shape, blurRadius: 3, offset: CGSize(width: 0, height: -3), color: shade)),
        .fill(shape, .white),
        .fill(shape, Color(red: 0, green: 0, blue: 1)),
        .fill(RoundedRect(rect(19, 19, 5, 5)), Color(red: 1, green: 0, blue: 0)),
        .border(shape, width: 1, .black),
      ])
  }

  @Test func hiddenAndTransparentViewsPaintNothing() {
    harness.add(rect(0, 0, 10, 10), .red).isHidden = true
    harness.add(rect(0, 0, 10, 10), .red).alpha = 0
    harness.add(rect(0, 0, 10, 10), .clear)
    let parent = harness.add(rect(0, 0, 10, 10))
    parent.isHidden = true
    harness.add(rect(0, 0, 10, 10), .red, to: parent)
    expectEmpty(harness.frame().commands)
  }

  @Test func alphaFadesAViewAndItsChildrenTogether() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    harness.add(rect(1, 1, 2, 2), .white, to: view)
    view.alpha = 0.5
    expectEqual(
      harness.dump(),
      """
      size 100×200
        group opacity 0.5
          fill (0,0 10×10) #FF0000FF
          fill (1,1 2×2) #FFFFFFFF

      """)
  }

  @Test func snappedEdgesLeaveNoGaps() {
    harness.add(rect(0, 0, 33.3, 10), .red)
    harness.add(rect(33.3, 0, 33.3, 10), .white)
    let rects = harness.frame().commands.compactMap { command -> CGRect? in
      guard case .fill(let shape, _) = command else { return nil }
      return shape.rect
    }
    expectEqual(rects, [rect(0, 0, 33.5, 10), rect(33.5, 0, 33, 10)])
  }

  @Test func transformedViewPaintsGroupInOwnCoordinates() {
    let view = harness.add(rect(10, 10, 20, 40), .red)
    view.transform = CGAffineTransform(scaleX: 1, y: 0.5)
    guard case .group(let group)? = harness.frame().commands.first else { return #expect(Bool(false), "no group") }
    expectEqual(group.commands, [.fill(RoundedRect(rect(0, 0, 20, 40)), Color(red: 1, green: 0, blue: 0))])
    expectEqual(view.bounds.applying(group.transform), view.frame)
  }

  @Test func aTransformThatFlattensPaintsNothing() {
    harness.add(rect(0, 0, 10, 10), .red).transform = CGAffineTransform(scaleX: 0, y: 1)
    expectEmpty(harness.frame().commands)
  }

  @Test func clippingKeepsChildrenInsideTheRoundedBounds() {
    let view = harness.add(rect(10, 10, 20, 20), .white)
    view.clipsToBounds = true
    view.layer.cornerRadius = 4
    view.layer.shadowOpacity = 1
    harness.add(rect(-5, 0, 10, 10), .red, to: view)
    harness.add(rect(30, 0, 10, 10), .red, to: view)
    let shape = RoundedRect(rect(10, 10, 20, 20), radius: 4)
    let child = DrawCommand.fill(RoundedRect(rect(5, 10, 10, 10)), Color(red: 1, green: 0, blue: 0))
    expectEqual(harness.frame().commands, [.fill(shape, .white), .group(DrawGroup(clip: shape, commands: [child]))])
  }

  @Test func scrolledContentKeepsContentCoordinates() {
    let scroller = UIScrollView(frame: rect(0, 50, 100, 100))
    scroller.contentSize = CGSize(width: 100, height: 5000)
    scroller.showsVerticalScrollIndicator = false
    harness.window.addSubview(scroller)
    for row in 0..<100 { harness.add(rect(0, CGFloat(row) * 50, 100, 50), .red, to: scroller) }
    var painted: [[DrawCommand]] = []
    var identities: Set<Int?> = []
    for offset: CGFloat in [200, 210] {
      scroller.contentOffset.y = offset
      guard case .group(let group)? = harness.frame().commands.first else { return #expect(Bool(false), "no group") }
      identities.insert(group.scrollIdentity)
      expectEqual(group.clip, RoundedRect(rect(0, 50, 100, 100)))
      expectEqual(group.transform, CGAffineTransform(translationX: 0, y: 50 - offset))
      painted.append(group.commands)
    }
    expectEqual(identities.count, 1)
    expectNotEqual(identities.first, .some(nil))
    // Rows 4 and 5 fill the bounds exactly; ten points further a third one is visible.
    expectEqual(painted[0].count, 2)
    expectEqual(painted[1].count, 3)
    expectEqual(Array(painted[1].prefix(2)), painted[0])
  }

  @Test func offscreenContentIsNotPainted() {
    harness.add(rect(100, 0, 10, 10), .red)
    harness.add(rect(0, -10, 10, 10), .red)
    let parent = harness.add(rect(-50, 0, 10, 10), .red)
    harness.add(rect(60, 0, 10, 10), .white, to: parent)
    expectEqual(harness.frame().commands, [.fill(RoundedRect(rect(10, 0, 10, 10)), .white)])
  }

  @Test func zPositionThenViewOrderDecidesPainting() {
    let views = (0..<4).map { harness.add(rect(CGFloat($0), 0, 1, 1), .red) }
    views[0].layer.zPosition = 2
    views[2].layer.zPosition = -1
    let order = harness.frame().commands.compactMap { command -> CGFloat? in
      guard case .fill(let shape, _) = command else { return nil }
      return shape.rect.origin.x
    }
    expectEqual(order, [2, 1, 3, 0])
  }

  @Test func clearViewCastsItsChildrensShadow() {
    let view = harness.add(rect(10, 10, 20, 20))
    view.layer.shadowOpacity = 1
    let card = harness.add(rect(2, 2, 10, 10), .white, to: view)
    card.layer.cornerRadius = 3
    guard case .shadow(let shadow)? = harness.frame().commands.first else { return #expect(Bool(false), "no shadow") }
    expectEqual(shadow.shape, RoundedRect(rect(12, 12, 10, 10), radius: 3))
  }

  @Test func aGradientLayerFillsItsBounds() {
    let layer = CAGradientLayer()
    layer.frame = rect(0, 0, 10, 10)
    layer.colors = [UIColor.red.cgColor, UIColor.white.cgColor]
    layer.locations = [0.25, 0.1]
    harness.window.layer.addSublayer(layer)
    let gradient = Gradient(
      colors: [Color(red: 1, green: 0, blue: 0), .white], locations: [0.25, 0.25], start: CGPoint(x: 0.5, y: 0),
      end: CGPoint(x: 0.5, y: 1))
    expectEqual(harness.frame().commands, [.gradient(RoundedRect(rect(0, 0, 10, 10)), gradient)])
  }

  @Test func recordingTwiceGivesTheSameAndDirtiesNothing() {
    let view = harness.add(rect(0, 0, 10, 10), .systemRed)
    view.layer.shadowOpacity = 1
    let first = harness.frame()
    expectFalse(harness.root.needsFrame)
    expectEqual(harness.root.record(), first)
    expectFalse(harness.root.needsFrame)
  }
}
