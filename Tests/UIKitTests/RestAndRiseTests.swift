import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCore

/// The exact times and places of what a finger's rest starts: views that a drag activates, and previews that are lifted.
@MainActor
struct RestAndRiseTests {
  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let giver = Giver()
    let source = UIView(frame: rect(20, 100, 100, 80))
    let target = UIView(frame: rect(20, 400, 200, 100))

    init() {
      for view in [source, target] { device.window.addSubview(view) }
      source.backgroundColor = .red
      source.addInteraction(UIDragInteraction(delegate: giver))
      step()
    }

    func pickUp() {
      touch(.began, at: CGPoint(x: 70, y: 150))
      run(for: 0.8)
      touch(.moved, at: CGPoint(x: 80, y: 300))
    }
  }

  private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "note" as NSString))] }
  }

  private final class Watcher: NSObject, UISpringLoadedInteractionEffect {
    var states: [Int] = []
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state.rawValue) }
  }

  private func watched(_ phone: Phone) -> Watcher {
    let watcher = Watcher()
    phone.target.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: watcher) { _, _ in watcher.states.append(9)
      })
    return watcher
  }

  /// A view blinks after seven tenths of a second, and is activated three tenths later.
  @Test func aRestingDragActivatesAfterASecond() {
    let phone = Phone()
    let watcher = watched(phone)
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 420))
    for (seconds, states) in [(0.68, [1]), (0.04, [1, 2]), (0.26, [1, 2]), (0.05, [1, 2, 3, 9]), (2, [1, 2, 3, 9])] {
      phone.run(for: seconds)
      expectEqual(watcher.states, states, "after \(seconds) more")
    }
  }

  /// A finger rests if it moves no more than ten points; beyond that, the time starts anew.
  @Test(arguments: [(10, 0, true), (-6, 8, true), (0, -10, true), (10.5, 0, false), (-8, 8, false), (0, 11, false)])
  func aFingerThatTremblesStillRests(x: CGFloat, y: CGFloat, rests: Bool) {
    let phone = Phone()
    let watcher = watched(phone)
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 450))
    phone.run(for: 0.5)
    phone.touch(.moved, at: CGPoint(x: 100 + x, y: 450 + y))
    phone.run(for: 0.3)
    expectEqual(watcher.states, rests ? [1, 2] : [1])
    phone.run(for: 0.25)
    expectEqual(watcher.states, rests ? [1, 2, 3, 9] : [1])
    phone.run(for: 0.3)
    expectEqual(watcher.states, rests ? [1, 2, 3, 9] : [1, 2])
    phone.run(for: 0.3)
    expectEqual(watcher.states, [1, 2, 3, 9])
  }

  /// A blinking view that the finger leaves for another place in it waits again; one that was activated is left alone.
  @Test func movementInAViewStartsTheWaitAnewUntilItIsActivated() {
    let phone = Phone()
    let watcher = watched(phone)
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 60, y: 450))
    phone.run(for: 0.8)
    phone.touch(.moved, at: CGPoint(x: 100, y: 450))
    expectEqual(watcher.states, [1, 2, 1])
    phone.run(for: 1.1)
    phone.touch(.moved, at: CGPoint(x: 160, y: 450))
    phone.run(for: 2)
    expectEqual(watcher.states, [1, 2, 1, 2, 3, 9])
    phone.touch(.moved, at: CGPoint(x: 160, y: 600))
    phone.touch(.moved, at: CGPoint(x: 160, y: 450))
    expectEqual(watcher.states, [1, 2, 1, 2, 3, 9, 0, 1])
  }

  /// The effect without one of the app's: a plain view is half transparent while it may be activated.
  @Test func plainViewsAreHalfTransparentWhileTheyWait() {
    let phone = Phone()
    phone.target.addInteraction(UISpringLoadedInteraction { _, _ in })
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 450))
    var alphas = [phone.target.alpha]
    for seconds in [0.8, 0.4] {
      phone.run(for: seconds)
      alphas.append(phone.target.alpha)
    }
    phone.touch(.moved, at: CGPoint(x: 100, y: 600))
    expectEqual(alphas + [phone.target.alpha], [0.5, 1, 0.5, 1])
  }

  // MARK: Previews

  private func lifted(_ phone: Phone) throws -> DragPreviewView {
    phone.touch(.began, at: CGPoint(x: 70, y: 150))
    phone.run(for: 0.8)
    return try #require(phone.device.window.subviews.compactMap { $0 as? DragPreviewView }.first)
  }

  @Test func aLiftedPreviewIsLargerAndCastsAShadow() throws {
    let phone = Phone()
    let preview = try lifted(phone)
    expectEqual(preview.bounds.size, CGSize(width: 100, height: 80))
    expectEqual(preview.center, CGPoint(x: 70, y: 140))
    expectClose(preview.frame, rect(18, 98.4, 104, 83.2))
    expectEqual(preview.backgroundColor, .systemBackground)
    let layer = preview.layer
    expectEqual(layer.cornerRadius, 12)
    expectEqual(layer.cornerCurve, .continuous)
    #expect(layer.shadowOpacity == 0.25 && layer.shadowRadius == 16)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: 6))
    let clip = try #require(preview.subviews.first)
    #expect(clip.clipsToBounds && clip.layer.cornerRadius == 12 && clip.layer.cornerCurve == .continuous)
    expectEqual([clip.frame, clip.subviews.first?.frame], [preview.bounds, preview.bounds])
    expectFalse(preview.isUserInteractionEnabled)
    expectNil(preview.hitTest(CGPoint(x: 50, y: 40), with: nil))
  }

  @Test func aPreviewHasTheCornersOfItsView() throws {
    let phone = Phone()
    phone.source.layer.cornerRadius = 5
    let preview = try lifted(phone)
    expectEqual(preview.layer.cornerRadius, 5)
    expectEqual(preview.subviews.first?.layer.cornerRadius, 5)
  }
}

/// Input views while they come and go.
@MainActor
struct InputSlideTests {
  private let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let field = UITextField(frame: rect(10, 100, 200, 30))
  private let bar = UIView(frame: rect(0, 0, 0, 44))

  init() {
    device.window.addSubview(field)
    field.inputAccessoryView = bar
    device.run(for: 0.1)
  }

  /// The distance by which the bar is below its place at this moment.
  private var distance: CGFloat? {
    bar.superview.map { ($0.layer.presentation() ?? $0.layer).affineTransform().ty }
  }

  @Test func theyRiseFromBelowTheScreenAndSinkThere() {
    field.becomeFirstResponder()
    device.step()
    expectEqual(distance, 74)
    device.skip(0.125)
    expectClose(distance ?? -1, 37)
    device.skip(0.12)
    #expect((0.001...1).contains(distance ?? -1))
    device.skip(0.006)
    expectEqual(distance, 0)
    field.resignFirstResponder()
    device.step()
    expectEqual(bar.convert(bar.bounds, to: nil), rect(0, 844, 390, 44))
    device.skip(0.125)
    expectClose(distance ?? -1, 37)
    device.skip(0.12)
    expectNotNil(bar.window)
    device.skip(0.006)
    expectNil(bar.window)
  }
}

/// A navigation bar's titles and background at exact distances of scrolling.
@MainActor
struct NavigationBarFadeTests {
  private func opacity(_ name: String, large: Bool, in fixture: NavigationFixture) -> CGFloat? {
    func find(_ view: UIView, _ alpha: CGFloat) -> CGFloat? {
      if let label = view as? UILabel, label.text == name, (label.font.pointSize > 30) == large {
        return alpha * label.alpha
      }
      return view.subviews.lazy.compactMap { find($0, alpha * view.alpha) }.first
    }
    return find(fixture.navigation.navigationBar, 1)
  }

  /// The small title appears while the last points of the large one disappear; then the background does.
  @Test(
    arguments: [
      (-100, 0, 0), (0, 0, 0), (37, 0, 0), (38, 0, 0), (39, 0.1, 0), (43, 0.5, 0), (48, 1, 0), (49, 1, 0), (52, 1, 0),
      (55, 1, 0.25), (58, 1, 0.5), (64, 1, 1), (65, 1, 1), (900, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func titlesAndBackgroundFadeWhereTheLargeTitleEnds(scrolled: CGFloat, title: CGFloat, backdrop: CGFloat) throws {
    let fixture = NavigationFixture(largeTitles: true)
    expectEqual(fixture.first.scrollView.contentOffset.y, -146)
    fixture.first.scrollView.contentOffset.y = -146 + scrolled
    fixture.run(for: 0.05)
    expectClose(opacity("first", large: false, in: fixture) ?? -1, title)
    let backdrops = fixture.navigation.navigationBar.subviews.compactMap { ($0 as? UIVisualEffectView)?.alpha }
    expectClose(backdrops.last ?? -1, backdrop)
  }

  @Test(arguments: [(-50, 0), (0, 0), (3, 0.25), (6, 0.5), (12, 1), (13, 1)] as [(CGFloat, CGFloat)])
  func withoutALargeTitleTheBackgroundFadesAtOnce(scrolled: CGFloat, backdrop: CGFloat) throws {
    let fixture = NavigationFixture()
    expectEqual(fixture.first.scrollView.contentOffset.y, -94)
    fixture.first.scrollView.contentOffset.y = -94 + scrolled
    fixture.run(for: 0.05)
    expectEqual(opacity("first", large: false, in: fixture), 1)
    let backdrops = fixture.navigation.navigationBar.subviews.compactMap { ($0 as? UIVisualEffectView)?.alpha }
    expectClose(backdrops.last ?? -1, backdrop)
  }
}
