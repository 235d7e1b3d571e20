import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// Random operations of a user, chosen with regard to what is on the screen.
///
/// Each is one or two statements of a script and a pause. All durations are multiples of three frames, so that a script
/// of them plays in the same frames.
@MainActor
package struct SoakOperations {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The sizes of screens, in points: watches to tablets, upright and lying.
  static let sizes = [
    (160, 160), (200, 300), (320, 568), (375, 812), (390, 844), (440, 956), (844, 390), (900, 500), (744, 1133),
    (1024, 1366),
  ].map { CGSize(width: $0, height: $1) }
  /// The numbers of pixels per point.
  static let scales = (10...80).map { CGFloat($0) / 20 }

  /// Returns the start of a script: a device with settings, and a scene.
  package mutating func header(scene: String) -> InputScript.Header {
    var header = InputScript.Header()
    header.device = one(of: Device.all)
    if chance(3) { header.size = one(of: Self.sizes) }
    if chance(3) { header.scale = one(of: Self.scales) }
    if chance(3) { header.appearance = .dark }
    if chance(3) { header.direction = .rightToLeft }
    if chance(3) { header.textSize = one(of: Legibility.textSizes.map(\.value)) }
    header.scene = scene
    return header
  }

  /// Returns the next operation.
  package mutating func next(on host: SceneHost) -> [InputScript.Statement] {
    var statements = [gesture(on: host)]
    // One in eight is interrupted by another before anything has come to rest.
    if chance(8) { statements += [.wait(seconds([1, 2])), gesture(on: host)] }
    return statements + [.wait(seconds([1, 1, 1, 2, 6, 6, 20, 20, 40]))]
  }

  private mutating func gesture(on host: SceneHost) -> InputScript.Statement {
    let window = host.root.window
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<26: return .tap(element(in: window), count: chance(10) ? 2 : 1)
    case 26..<32: return .tap(anywhere(in: window.bounds), count: 1)
    case 32..<50: return scroll(window)
    case 50..<57: return swipe(window)
    case 57..<60: return .press(element(in: window), duration: seconds([4, 12, 20]))
    case 60..<67: return move(window)
    case 67..<70: return pinch(window)
    case 70..<73: return .wheel(anywhere(in: window.bounds), notches: notches())
    case 73..<82: return text()
    case 82..<97: return .change(change())
    default: return .wait(seconds([60]))
    }
  }

  // MARK: Fingers

  private mutating func scroll(_ window: UIView) -> InputScript.Statement {
    let views = Self.scrollViews(in: window, within: window.bounds)
    guard let (view, frame) = one(of: views) else { return swipe(window) }
    let isWide = view.contentSize.width > view.bounds.width + 1
    let axis: Axis =
      isWide && (view.contentSize.height <= view.bounds.height + 1 || chance(2)) ? .horizontal : .vertical
    let start = anywhere(in: frame)
    var target = start
    target[axis] += CGFloat.random(in: -1...1, using: &random) * max(frame.size[axis], 60)
    return .drag(
      from: start, to: target.rounded, duration: seconds([1, 2, 2, 4, 10]), hold: chance(4) ? seconds([4]) : 0)
  }

  private mutating func swipe(_ window: UIView) -> InputScript.Statement {
    let start = element(in: window)
    let distance = CGFloat.random(in: 30...300, using: &random) * (chance(2) ? 1 : -1)
    let target = CGPoint(x: start.x + distance, y: start.y).rounded
    return .drag(from: start, to: target, duration: seconds([2, 4, 10]), hold: 0)
  }

  /// A press that becomes a movement, as of a row that is reordered or an item that is dragged.
  private mutating func move(_ window: UIView) -> InputScript.Statement {
    let (start, target) = (element(in: window), chance(2) ? element(in: window) : anywhere(in: window.bounds))
    return .drag(
      from: start, to: target, duration: seconds([6, 20]), hold: seconds([1, 12]), delay: seconds([12, 16]))
  }

  private mutating func pinch(_ window: UIView) -> InputScript.Statement {
    let spans = (0..<2).map { _ in CGFloat(Int.random(in: 20...300, using: &random)) }
    return .pinch(anywhere(in: window.bounds), from: spans[0], to: spans[1], duration: seconds([2, 6]))
  }

  private mutating func notches() -> CGVector {
    let count = CGFloat(Int.random(in: -12...12, using: &random))
    return chance(3) ? CGVector(dx: count, dy: 0) : CGVector(dx: 0, dy: count)
  }

  // MARK: Keyboard

  private static let words = [
    "a", "Swift", "Grüße", "안녕하세요", "👨‍👩‍👧‍👦 🇰🇷", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "e\u{301}\u{302}", "one two three four",
  ]
  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardTab, .keyboardReturnOrEnter,
    .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardSpacebar, .keyboardHome, .keyboardEnd, .keyboardPageDown,
    .keyboardPageUp, .keyboardA, .keyboardZ,
  ]
  private static let modifiers: [UIKeyModifierFlags] = [[], [], [], .shift, .command, .alternate, [.shift, .command]]

  private mutating func text() -> InputScript.Statement {
    if chance(6) { return .compose(["ㅎ", "하", "한"]) }
    if chance(3) { return .type(one(of: Self.words) ?? "a") }
    return .key(
      one(of: Self.keys) ?? .keyboardTab, modifiers: one(of: Self.modifiers) ?? [], duration: seconds([1, 1, 1, 20]))
  }

  // MARK: Device

  private mutating func change() -> InputScript.Change {
    var settings = InputScript.Header()
    switch Int.random(in: 0..<20, using: &random) {
    case 15...: return .update(seed: UInt64.random(in: 0..<10_000, using: &random))
    case 0..<4: return .rotation
    case 4..<7: settings.size = one(of: Self.sizes)
    case 7: settings.device = one(of: Device.all)
    case 8: settings.scale = one(of: Self.scales)
    case 9..<11: settings.appearance = chance(2) ? .dark : .light
    case 11: settings.direction = chance(2) ? .rightToLeft : .leftToRight
    case 12: settings.contrast = chance(2) ? .high : .normal
    case 13: settings.textWeight = chance(2) ? .bold : .regular
    default: settings.textSize = one(of: Legibility.textSizes.map(\.value))
    }
    return .settings(settings)
  }

  // MARK: Positions

  /// Returns the middle of an element that a user would touch, or any point if there is none.
  private mutating func element(in window: UIView) -> CGPoint {
    let elements = AccessibilityTree(of: window).elements
    guard let frame = one(of: elements)?.frame.overlap(window.bounds), frame.width > 0, frame.height > 0 else {
      return anywhere(in: window.bounds)
    }
    return chance(3) ? anywhere(in: frame) : CGPoint(x: frame.midX, y: frame.midY).rounded
  }

  private mutating func anywhere(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + CGFloat.random(in: 0...1, using: &random) * frame.width,
      y: frame.minY + CGFloat.random(in: 0...1, using: &random) * frame.height
    ).rounded
  }

  private static func scrollViews(in view: UIView, within visible: CGRect) -> [(view: UIScrollView, frame: CGRect)] {
    guard !view.isHidden else { return [] }
    let frame = view.convert(view.bounds, to: nil).overlap(visible)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let own = (view as? UIScrollView).map { [(view: $0, frame: frame)] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0, within: frame) }
  }

  // MARK: Choices

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func one<Value>(of values: [Value]) -> Value? { values.randomElement(using: &random) }

  /// Returns a duration of as many twentieths of a second as one of the numbers.
  private mutating func seconds(_ twentieths: [Int]) -> TimeInterval {
    Double(one(of: twentieths) ?? 1) / 20
  }
}

extension CGPoint {
  /// The point in halves, which a script can contain without rounding.
  fileprivate var rounded: CGPoint { CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) }
}
