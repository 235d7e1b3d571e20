import DeviceSupport
import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// An endless carousel never visibly jumps back.
@MainActor
@Suite(.serialized)
struct InfiniteCarousels {
  @Test func tenThousandFlingsShowNoSeam() async throws {
    let pointer = try await CarouselPointer(seed: 20_260_704)
    for fling in 0..<10_000 {
      await pointer.fling()
      try #require(pointer.fault == nil, "seed \(pointer.seed), fling \(fling): \(pointer.fault ?? "")")
    }
    await pointer.finishMotion()
    try #require(pointer.fault == nil, "\(pointer.fault ?? "")")
    expectGreater(pointer.returns, 200, "the row is to be put back, or the test proves nothing")
    expectGreater(pointer.pagesTravelled, 1_000)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [false, true])
  func neitherDirectionNorOrientationMatters(
    direction: UITraitEnvironmentLayoutDirection, isLying: Bool
  ) async throws {
    let device = isLying ? Device.standard.lying : .standard
    let pointer = try await CarouselPointer(on: device, direction: direction, seed: 7)
    for fling in 0..<100 {
      await pointer.fling()
      try #require(pointer.fault == nil, "fling \(fling): \(pointer.fault ?? "")")
    }
  }

  /// A hundred flicks in one direction, without waiting for the row to come to rest.
  @Test func impatientFlicksNeverReachAnEnd() async throws {
    let pointer = try await CarouselPointer(seed: 3)
    for _ in 0..<100 {
      await pointer.fling(by: -200, thenFrames: 1)
      try #require(pointer.fault == nil, "\(pointer.fault ?? "")")
    }
    expectAtLeast(pointer.pagesTravelled, 50)
  }
}

/// A finger on the carousel, and checks of every frame.
@MainActor
private final class CarouselPointer: Fixture {
  let seed: UInt64
  /// The failure of the first wrong frame.
  private(set) var fault: String?
  /// The number of times the row was recentered.
  private(set) var returns = 0
  private(set) var pagesTravelled = 0

  let device: TestDevice
  private let view: UICollectionView
  private let count = 8
  private var random: SeededGenerator
  private var heading: CGFloat = -1
  private var last: Snapshot?
  private var titles: [Int: String] = [:]
  private var inspections = 0

  /// The state of a frame: the card nearest to the middle, and its distance from there.
  private struct Snapshot: Equatable {
    var item: Int
    var distance: CGFloat
  }

  init(
    on device: Device = .standard, direction: UITraitEnvironmentLayoutDirection = .leftToRight, seed: UInt64
  ) async throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let scene = try #require(Scene.all.first { $0.name == "infinite-carousel" })
    let screen = TestDevice(
      size: device.size, scale: device.scale, safeArea: device.safeArea, direction: direction, rate: 30, draws: false)
    screen.root.window.rootViewController = scene.makeViewController()
    screen.root.layout()
    view = try #require(LayoutText.collectionViews(in: screen.root.window).first)
    self.device = screen
    for _ in 0..<3 { await showFrame() }
  }

  /// Flicks with random strength; mostly in one direction for a while, often before the row has come to rest.
  func fling() async {
    if Int.random(in: 0..<200, using: &random) == 0 { heading = -heading }
    let direction = Int.random(in: 0..<6, using: &random) == 0 ? -heading : heading
    let distance = direction * CGFloat(Int.random(in: 12...200, using: &random))
    let patience = Int.random(in: 0..<25, using: &random) == 0 ? 40 : Int.random(in: 0...1, using: &random)
    await fling(by: distance, thenFrames: patience)
  }

  func fling(by distance: CGFloat, thenFrames frames: Int) async {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let start = CGPoint(x: middle.x - distance / 2, y: middle.y)
    touch(.began, at: start)
    for step in 1...2 {
      touch(.moved, at: CGPoint(x: start.x + distance * CGFloat(step) / 2, y: start.y))
      await showFrame()
    }
    touch(.ended, at: CGPoint(x: start.x + distance, y: start.y))
    for _ in 0..<frames {
      let before = last
      await showFrame()
      // At rest nothing changes any more.
      if last == before { break }
    }
  }

  func finishMotion() async {
    for _ in 0..<120 { await showFrame() }
  }

  /// Thirty frames per second: the resting position does not depend on the rate, and half as many frames are inspected.
  private func showFrame() async {
    // The scene's deferred work is done before the frame, as in a host.
    await Task.yield()
    step()
    if fault == nil { fault = snapshot() }
  }
}

extension CarouselPointer {
  private func snapshot() -> String? {
    let shown = view.visibleCells.compactMap { cell -> (frame: CGRect, item: Int, cell: UICollectionViewCell)? in
      guard !cell.isHidden, let path = view.indexPath(for: cell) else { return nil }
      return (cell.convert(cell.bounds, to: nil), path.item, cell)
    }.filter { $0.frame.maxX > 0 && $0.frame.minX < root.window.bounds.width }
      .sorted { $0.frame.minX < $1.frame.minX }
    guard let first = shown.first, let final = shown.last else { return "nothing is visible" }
    if first.frame.minX > 13 || final.frame.maxX < root.window.bounds.width - 13 { return "there is an empty end" }
    let step = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    for (card, next) in zip(shown, shown.dropFirst()) {
      if abs(next.frame.minX - card.frame.maxX - 12) > 0.5 { return "there is a gap after card \(card.item)" }
      if (next.item - card.item - step) % count != 0 { return "card \(next.item) follows card \(card.item)" }
    }
    inspections += 1
    if inspections % 50 == 1, let wrong = shown.lazy.compactMap({ self.wrongTitle(of: $0.cell, item: $0.item) }).first {
      return wrong
    }
    let center = root.window.bounds.width / 2
    guard let nearest = shown.min(by: { abs($0.frame.midX - center) < abs($1.frame.midX - center) }) else { return nil }
    let snapshot = Snapshot(item: nearest.item, distance: nearest.frame.midX - center)
    return checkMove(to: snapshot, stride: nearest.frame.width + 12, step: step)
  }

  /// From frame to frame cards move as far as a finger can push them, which is less than a card, or by whole cycles.
  private func checkMove(to snapshot: Snapshot, stride: CGFloat, step: Int) -> String? {
    defer { last = snapshot }
    guard let last else { return nil }
    let period = stride * CGFloat(count)
    let moved = (CGFloat(snapshot.item - last.item) * stride * CGFloat(step) - snapshot.distance + last.distance)
    if abs(snapshot.item - last.item) >= count {
      returns += 1
    } else {
      pagesTravelled += abs(snapshot.item - last.item)
    }
    let seen = abs(remainder(moved, period))
    guard seen > min(290, stride - 20) else { return nil }
    return "cards jump by \(seen) points, from card \(last.item) to card \(snapshot.item)"
  }

  /// Whether the card shows other content than the same card of another cycle did.
  private func wrongTitle(of cell: UICollectionViewCell, item: Int) -> String? {
    let title = Self.texts(in: cell.contentView).joined(separator: "|")
    defer { titles[item % count] = title }
    guard let known = titles[item % count] else {
      return titles.values.contains(title) ? "card \(item) looks like another one" : nil
    }
    return known == title ? nil : "card \(item) shows \(title) instead of \(known)"
  }

  private static func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }
}
