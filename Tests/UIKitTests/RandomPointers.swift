import DeviceSupport
import Foundation
import Geometry
import TestSupport
import UIKitCore

/// Random touches, wheels, keys and code on a page that scrolls vertically, a row in it that scrolls horizontally, and
/// a pane in it that scrolls in both directions but never in the same drag.
@MainActor
final class RandomPointers {
  private var random: SeededGenerator
  private let fixture: TestDevice
  private let isCodeFree: Bool
  private let page: UIScrollView
  private let row: UIScrollView
  private let pane: UIScrollView
  private var readers: [GrammarReader] = []

  /// The actions, one per line.
  private(set) var story = ""
  /// A description of the first error, or `nil`.
  private(set) var failure: String?
  /// Offsets at equal times, whatever the frame rate is.
  private(set) var trace: [CGPoint] = []
  var callsMet: Set<String> { readers.reduce(into: []) { $0.formUnion($1.met) } }

  /// - Parameter isCodeFree: Whether only touches move content: the effect of code between frames depends on the
  ///   frames.
  init(seed: UInt64, rate: Double = 30, isCodeFree: Bool = false) {
    random = SeededGenerator(seed: seed)
    fixture = TestDevice.phone(rate: rate)
    fixture.draws = false
    self.isCodeFree = isCodeFree
    page = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    row = Self.add(CGRect(x: 0, y: 50, width: 390, height: 300), CGSize(width: 390 * 5, height: 300), to: page)
    pane = Self.add(CGRect(x: 0, y: 400, width: 390, height: 400), CGSize(width: 1500, height: 1200), to: page)
    pane.isDirectionalLockEnabled = true
    row.isPagingEnabled = random.chance(0.5)
    page.isPagingEnabled = random.chance(0.2)
    pane.bounces = random.chance(0.8)
    pane.transfersVerticalScrollingToParent = random.chance(0.5)
    for view in views { readers.append(GrammarReader(view)) }
    fixture.skip(0)
  }

  private static func add(_ frame: CGRect, _ content: CGSize, to page: UIScrollView) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    page.addSubview(view)
    return view
  }

  private var views: [UIScrollView] { [page, row, pane] }

  func play() {
    for _ in 0..<5 where failure == nil {
      if isCodeFree || random.chance(0.7) { drag() } else { interfere() }
      pause(random.chance(0.3) ? 2 : random.number(0...0.4))
      note()
    }
    fixture.touch(.cancelled, at: .zero)
    if page.superview == nil { fixture.window.addSubview(page) }
    for _ in 0..<3 { fixture.skip(5) }
    checkRest()
  }

  /// Pauses on the grid of the slowest frame rate, so that events and checks fall between the same frames at all rates.
  private func pause(_ duration: CGFloat) { fixture.run(until: (fixture.time + Double(duration)).onFrame) }

  private func note() {
    trace += views.map(\.contentOffset)
    for view in views where !view.contentOffset.isFinite { fail("\(view.contentOffset) is no offset") }
    if let wrong = readers.lazy.compactMap(\.wrong).first { fail(wrong) }
  }

  /// Limits between pixels are rounded to the nearest pixel: the tolerance is half a pixel of 2 per point.
  private func checkRest() {
    note()
    for (view, reader) in zip(views, readers) {
      if view.isTracking || view.isDragging || view.isDecelerating || !reader.grammar.isAtRest {
        fail("\(reader.calls) does not end")
      }
      let (size, offset) = (view.bounds.size, view.contentOffset)
      for (at, content, length) in [
        (offset.x, view.contentSize.width, size.width), (offset.y, view.contentSize.height, size.height),
      ] where at < 0 || at > Swift.max(content - length, 0) + 0.25 {
        fail("rests at \(offset) of \(view.contentSize)")
      }
      guard view.isPagingEnabled else { continue }
      for (at, content, length) in [
        (offset.x, view.contentSize.width, size.width), (offset.y, view.contentSize.height, size.height),
      ] where at != (at / length).rounded() * length && abs(at - (content - length)) > 0.25 {
        fail("rests between pages at \(offset)")
      }
    }
  }

  private func fail(_ what: String) { if failure == nil { failure = what } }
  private func tell(_ what: String) { story += "\(fixture.time) \(what)\n" }
}

// MARK: Fingers

extension RandomPointers {
  private func drag() {
    let isMoving = views.contains(where: \.isScrollInMotion)
    let before = views.map(\.contentOffset)
    let start = CGPoint(x: random.number(10...380), y: random.number(10...830))
    let translation = CGVector(dx: random.number(-300...300), dy: random.number(-300...300))
    tell("drag from \(start) by \(translation)")
    glide(from: start, by: translation, in: random.number(0.04...0.4))
    if !isMoving { checkOneAxis(of: translation, since: before) }
    if random.chance(0.2) { pause(random.number(0...0.2)) }
    let isTaken = random.chance(0.1)
    fixture.touch(isTaken ? .cancelled : .ended, at: CGPoint(x: start.x + translation.dx, y: start.y + translation.dy))
  }

  private func glide(from start: CGPoint, by translation: CGVector, in duration: CGFloat) {
    fixture.touch(.began, at: start)
    let begin = fixture.time
    for sample in 1...6 {
      let share = CGFloat(sample) / 6
      fixture.run(until: begin + Double(duration * share))
      fixture.touch(.moved, at: CGPoint(x: start.x + translation.dx * share, y: start.y + translation.dy * share))
    }
    // The motion of the last sample becomes visible in a frame.
    pause(1.0 / 30)
  }

  /// A touch on content at rest scrolls along one axis. Beyond the end of the view that it scrolls first it may scroll
  /// the enclosing one, along the same axis. Only a diagonal start in the pane is free.
  private func checkOneAxis(of translation: CGVector, since before: [CGPoint]) {
    let moves = zip(views, before).map { $0.contentOffset - $1 }
    let isDiagonal = abs(translation.dx) < 2 * abs(translation.dy) && abs(translation.dy) < 2 * abs(translation.dx)
    let movesBoth = moves.contains { $0.x != 0 } && moves.contains { $0.y != 0 }
    if movesBoth, !(isDiagonal && moves[2] != .zero) { fail("one drag by \(translation) moves \(moves)") }
    if moves[1] != .zero, moves[2] != .zero { fail("one drag moves row and pane") }
  }
}

// MARK: Everything else

extension RandomPointers {
  private func interfere() {
    let view = views.randomElement(using: &random) ?? page
    switch Int(random.number(0...7.99)) {
    case 0: fixture.turnWheel(random.number(-4...4), at: CGPoint(x: 200, y: random.number(10...800)))
    case 1:
      let key = ScrollKey.allCases.randomElement(using: &random) ?? .end
      if view.handleKeyScroll(key, at: fixture.time) { readers[index(of: view)].expectAnimation() }
    case 2: animate(view)
    case 3:
      // A touch that is interrupted.
      tell("a finger, and")
      glide(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: random.number(-200...200)), in: 0.1)
      disturb(view)
      fixture.touch(.ended, at: CGPoint(x: 200, y: 300))
    default: disturb(view)
    }
    tell("code")
  }

  private func animate(_ view: UIScrollView) {
    let last = CGPoint(
      x: Swift.max(view.contentSize.width - view.bounds.size.width, 0),
      y: Swift.max(view.contentSize.height - view.bounds.size.height, 0))
    let inside = CGPoint(x: random.number(0...last.x), y: random.number(0...last.y))
    let target = view.isPagingEnabled ? last : inside
    readers[index(of: view)].expectAnimation()
    view.setContentOffset(target, animated: true)
  }

  private func disturb(_ view: UIScrollView) {
    switch Int(random.number(0...4.99)) {
    case 0:
      view.isScrollEnabled = false
      if random.chance(0.5) { pause(0.1) }
      view.isScrollEnabled = true
    case 1:
      page.removeFromSuperview()
      fixture.window.addSubview(page)
    case 2: view.setContentOffset(view === row ? CGPoint(x: 390, y: 0) : .zero, animated: false)
    case 3 where !view.isPagingEnabled: page.contentSize.height = random.number(500...4000)
    case 3: break
    default: view.stopScrollingAndZooming()
    }
  }

  private func index(of view: UIScrollView) -> Int { views.firstIndex { $0 === view } ?? 0 }
}

/// Reads the delegate calls of one scroll view.
@MainActor
private final class GrammarReader {
  private let log = ScrollLog()
  private(set) var grammar = ScrollGrammar()
  private(set) var calls: [String] = []
  private(set) var wrong: String?

  var met: Set<String> { Set(calls) }

  init(_ view: UIScrollView) {
    view.delegate = log
    log.onCall = { [unowned self] in read($0) }
  }

  func expectAnimation() { grammar.willAnimate() }

  private func read(_ call: String) {
    if call != "scroll" || calls.last != call { calls.append(call) }
    if !grammar.read(call), wrong == nil { wrong = "\(calls) is not legal" }
  }
}

extension Double {
  /// The next frame time at thirty frames per second.
  fileprivate var onFrame: Double { (self * 30).rounded(.up) / 30 }
}
