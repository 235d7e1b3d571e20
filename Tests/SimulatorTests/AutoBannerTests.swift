import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// The gallery's banner that turns its pages automatically.
@MainActor
@Suite(.serialized)
struct AutoBanner {
  private let rehearsal: Rehearsal
  private let collectionView: UICollectionView
  private let pageControl: UIPageControl
  private let timer: UIPageControlTimerProgress

  init() throws {
    HostServices(textEngine: BoxFont()).makeCurrent()
    let scene = try #require(Scene.all.first { $0.name == "auto-banner" })
    rehearsal = Rehearsal(on: .standard, direction: .leftToRight, services: .current) { scene.makeViewController() }
    rehearsal.idle(for: 0.5)
    collectionView = try #require(LayoutText.collectionViews(in: rehearsal.root.window).first)
    let footer = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).first
    pageControl = try #require(footer?.subviews.compactMap { $0 as? UIPageControl }.first)
    timer = try #require(pageControl.progress as? UIPageControlTimerProgress)
  }

  private var offset: CGFloat { collectionView.scrollReport.sections.first?.offset.x ?? -1 }

  private func touch(_ phase: PointerEvent.Phase, _ x: CGFloat) {
    rehearsal.root.dispatch(
      .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 250), time: rehearsal.root.now)))
  }

  @Test func theTimerTurnsEveryPageAndBeginsAgain() {
    rehearsal.idle(for: 5)
    expectEqual(pageControl.currentPage, 0)
    expectEqual(offset, 0)
    rehearsal.idle(for: 2)
    var pages: [CGFloat] = []
    for _ in 0..<5 {
      expectEqual(pageControl.currentPage, Int(offset / 390))
      pages.append(offset / 390)
      rehearsal.idle(for: 4.6)
    }
    expectEqual(pages, [1, 2, 3, 4, 0])
  }

  @Test func aFingerHoldsItUp() {
    rehearsal.idle(for: 1)
    touch(.began, 300)
    for x in [280, 260, 240, 220] as [CGFloat] {
      touch(.moved, x)
      rehearsal.idle(for: 0.1)
    }
    #expect(offset > 0 && offset < 195 && !timer.isRunning)
    let reached = timer.currentProgress
    rehearsal.idle(for: 20)
    expectEqual(pageControl.currentPage, 0)
    expectEqual(timer.currentProgress, reached)
    touch(.ended, 220)
    rehearsal.idle(for: 2)
    expectEqual(offset, 0)
    expectTrue(timer.isRunning)
    expectGreater(timer.currentProgress, reached)
  }

  @Test func tapTurnsPageAndRestartsTimer() {
    rehearsal.idle(for: 3)
    let position = pageControl.convert(CGPoint(x: 300, y: 22), to: rehearsal.root.window)
    for phase in [PointerEvent.Phase.began, .ended] {
      rehearsal.root.dispatch(.pointer(PointerEvent(phase: phase, location: position, time: rehearsal.root.now)))
    }
    expectEqual(pageControl.currentPage, 1)
    expectEqual(timer.currentProgress, 0)
    rehearsal.idle(for: 1.5)
    expectEqual(offset, 390)
    expectEqual(pageControl.currentPage, 1)
    expectTrue(timer.isRunning)
    expectLess(timer.currentProgress, 0.4)
  }
}
