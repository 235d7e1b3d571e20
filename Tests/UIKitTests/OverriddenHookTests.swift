import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCore

/// Methods that apps override and seldom call: when UIKit calls them, and what their answers change.
@MainActor
struct OverriddenHookTests {
  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 200, height: 400), scale: 2)
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private let phone = Phone()
  private let log = Log()

  private func read() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  // MARK: Windows

  private final class KeyWindow: UIWindow {
    var note: (String) -> Void = { _ in }
    var mayBeKey = true
    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() { note("become \(isKeyWindow)") }
    override func resignKey() { note("resign \(isKeyWindow)") }
  }

  @Test func theKeyWindowIsToldWhenItChanges() throws {
    let scene = try #require(phone.window.windowScene)
    let windows = ["a", "b"].map { name in
      let window = KeyWindow(windowScene: scene)
      window.note = { [log] in log.lines.append("\(name) \($0)") }
      return window
    }
    windows[0].makeKeyAndVisible()
    expectEqual(read(), ["a become true"])
    windows[0].makeKey()
    expectEqual(read(), [], "it is the key window")
    windows[1].isHidden = false
    expectEqual(read(), [])
    windows[1].mayBeKey = false
    windows[1].makeKey()
    expectEqual(read(), [])
    #expect(windows[0].isKeyWindow && !windows[1].isKeyWindow)
    windows[1].mayBeKey = true
    windows[1].makeKey()
    expectEqual(read(), ["a resign false", "b become true"])
    #expect(!windows[0].isKeyWindow && windows[1].isKeyWindow)
  }

  // MARK: Gestures

  private final class Tap: UITapGestureRecognizer {
    var (prevents, isPrevented, waits, isAwaited) = (true, true, false, false)
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waits }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isAwaited }
  }

  private func tap(_ name: String, on view: UIView, taps: Int = 1, _ change: (Tap) -> Void = { _ in }) {
    let tap = Tap { [log] _ in log.lines.append(name) }
    tap.numberOfTapsRequired = taps
    change(tap)
    view.addGestureRecognizer(tap)
  }

  /// Recognizers that exclude each other let the other be, if one of them says so.
  @Test func recognizersDecideWhomTheyPrevent() {
    func recognized(_ first: @escaping (Tap) -> Void, _ second: @escaping (Tap) -> Void) -> Int {
      let view = phone.add(rect(0, 0, 100, 100))
      tap("first", on: view, first)
      tap("second", on: view, second)
      phone.tap(CGPoint(x: 50, y: 50))
      phone.run(for: 1)
      view.removeFromSuperview()
      return read().count
    }
    expectEqual(recognized({ _ in }, { _ in }), 1)
    expectEqual(recognized({ $0.prevents = false }, { $0.prevents = false }), 2)
    expectEqual(recognized({ $0.isPrevented = false }, { $0.isPrevented = false }), 2)
  }

  /// A single tap waits for a double tap, if either of them wants it.
  @Test func recognizersDecideForWhomTheyWait() {
    func recognized(_ single: @escaping (Tap) -> Void, _ double: @escaping (Tap) -> Void, taps: Int) -> [String] {
      let view = phone.add(rect(0, 0, 100, 100))
      tap("single", on: view, single)
      tap("double", on: view, taps: 2, double)
      phone.tap(CGPoint(x: 50, y: 50), count: taps)
      let soon = read()
      phone.run(for: 1)
      view.removeFromSuperview()
      return soon + ["later"] + read()
    }
    expectEqual(recognized({ _ in }, { _ in }, taps: 1), ["single", "later"])
    expectEqual(recognized({ $0.waits = true }, { _ in }, taps: 1), ["later", "single"])
    expectEqual(recognized({ _ in }, { $0.isAwaited = true }, taps: 1), ["later", "single"])
    expectEqual(recognized({ $0.waits = true }, { _ in }, taps: 2), ["double", "later"])
    expectEqual(recognized({ _ in }, { $0.isAwaited = true }, taps: 2), ["double", "later"])
  }

  // MARK: Scroll views

  private final class Scroller: UIScrollView {
    var (begins, cancels): (Bool, Bool?) = (true, nil)
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels ?? super.touchesShouldCancel(in: view) }
  }

  private final class Touched: UIView {
    var note: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
  }

  private func scroller(_ content: UIView) -> Scroller {
    let scroller = Scroller(frame: rect(0, 0, 200, 300))
    scroller.contentSize = CGSize(width: 200, height: 2_000)
    content.frame = rect(0, 0, 200, 300)
    scroller.addSubview(content)
    phone.window.addSubview(scroller)
    phone.step()
    return scroller
  }

  @Test func contentReceivesTouchesThatTheScrollViewLetsBegin() {
    let view = Touched()
    view.note = { [log] in log.lines.append($0) }
    let scroller = scroller(view)
    phone.tap(CGPoint(x: 50, y: 50), for: 0.3)
    expectEqual(read(), ["began", "ended"])
    scroller.begins = false
    phone.tap(CGPoint(x: 50, y: 50), for: 0.3)
    expectEqual(read(), [])
  }

  /// A drag takes the touch from a view that has it, but not from a control.
  @Test(arguments: [(false, nil, true), (false, false, false), (true, nil, false), (true, true, true)])
  func aDragTakesTouchesFromContent(isControl: Bool, answer: Bool?, scrolls: Bool) {
    let view = isControl ? UIControl() : Touched()
    let scroller = scroller(view)
    scroller.cancels = answer
    phone.touch(.began, at: CGPoint(x: 50, y: 250))
    phone.run(for: 0.3)
    for y in [230, 200, 150, 100] {
      phone.touch(.moved, at: CGPoint(x: 50, y: y))
      phone.step()
    }
    expectEqual(scroller.contentOffset.y > 50, scrolls)
    phone.touch(.ended, at: CGPoint(x: 50, y: 100))
    expectTrue(Scroller().touchesShouldCancel(in: UILabel()))
    expectFalse(Scroller().touchesShouldCancel(in: UIButton()))
  }

  // MARK: Controllers

  private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }
    override func viewSafeAreaInsetsDidChange() { note("safe area \(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { note("margins \(view.layoutMargins.left)") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      note("size \(container.preferredContentSize)")
    }
  }

  @Test func controllersAreToldOfInsetsMarginsAndSizes() {
    let (page, child) = (Page(), UIViewController())
    phone.window.rootViewController = page
    phone.step()
    page.note = { [log] in log.lines.append($0) }
    page.additionalSafeAreaInsets.top = 7
    phone.step()
    expectEqual(read().first, "safe area 7.0")
    page.additionalSafeAreaInsets.top = 7
    phone.step()
    expectEqual(read(), [], "nothing has changed")
    page.viewRespectsSystemMinimumLayoutMargins = false
    _ = read()
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 33, bottom: 2, trailing: 3)
    for _ in 0..<2 { page.view.directionalLayoutMargins = margins }
    expectEqual(read(), ["margins 33.0"])
    child.preferredContentSize = CGSize(width: 1, height: 2)
    expectEqual(read(), [], "it has no parent")
    page.addChild(child)
    for _ in 0..<2 { child.preferredContentSize = CGSize(width: 30, height: 40) }
    expectEqual(read(), ["size (30.0, 40.0)"])
    child.removeFromParent()
    child.preferredContentSize = .zero
    expectEqual(read(), [])
  }

  // MARK: Views and layers

  private final class Aligned: UIView {
    var updates = 0
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func alignmentRectanglesLeaveOutTheInsets() {
    let view = Aligned()
    expectEqual(view.alignmentRect(forFrame: rect(10, 20, 30, 40)), rect(12, 21, 24, 36))
    expectEqual(view.frame(forAlignmentRect: rect(12, 21, 24, 36)), rect(10, 20, 30, 40))
    expectEqual(UIView().alignmentRect(forFrame: rect(1, 2, 3, 4)), rect(1, 2, 3, 4))
  }

  @Test func constraintsAreUpdatedAndAddedAtOnce() {
    let (view, child) = (Aligned(), Aligned())
    view.addSubview(child)
    phone.window.addSubview(view)
    phone.step()
    (view.updates, child.updates) = (0, 0)
    view.updateConstraintsIfNeeded()
    expectEqual([view.updates, child.updates], [0, 0])
    child.setNeedsUpdateConstraints()
    expectTrue(child.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    expectEqual([view.updates, child.updates], [0, 1])
    expectFalse(child.needsUpdateConstraints())
    let constraint = child.widthAnchor.constraint(equalToConstant: 10)
    child.addConstraint(constraint)
    #expect(constraint.isActive && child.constraints.contains(constraint))
    child.removeConstraint(constraint)
    #expect(!constraint.isActive && !child.constraints.contains(constraint))
  }

  @Test func viewsHaveTheScaleOfTheScreen() {
    let view = phone.add(rect(0, 0, 10, 10))
    expectEqual(view.contentScaleFactor, 2)
    view.contentScaleFactor = 3
    expectEqual(view.layer.contentsScale, 3)
  }

  private final class Displayed: CALayer {
    var displays = 0
    override func display() { displays += 1 }
  }

  @Test func layersAreDisplayedOnceWhenTheyNeedIt() {
    let layer = Displayed()
    layer.frame = rect(0, 0, 10, 10)
    layer.displayIfNeeded()
    expectEqual(layer.displays, 0)
    layer.setNeedsDisplay()
    expectTrue(layer.needsDisplay())
    for _ in 0..<2 { layer.displayIfNeeded() }
    expectEqual(layer.displays, 1)
    expectFalse(layer.needsDisplay())
    layer.setNeedsDisplay(rect(0, 0, 1, 1))
    layer.displayIfNeeded()
    expectEqual(layer.displays, 2)
  }

  // MARK: Texts and colors

  private final class OwnField: UITextField {
    var rects: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 3) }
  }

  @Test func placeholdersAreDrawnInTheirRectangle() {
    let field = OwnField(frame: rect(10, 20, 100, 30))
    field.placeholder = "Name"
    phone.window.addSubview(field)
    phone.frame()
    expectEqual(Set(field.rects.map { "\($0)" }), ["\(rect(7, 3, 86, 24))"])
    field.rects = []
    field.text = "Anna"
    phone.step()
    phone.frame()
    expectEqual(field.rects.count, 0)
  }

  @Test func linksHaveTheTintColorOrTheAttributesOfTheApp() {
    let view = UITextView(frame: rect(0, 0, 100, 100))
    view.tintColor = .purple
    func color() -> UIColor? { view.linkTextAttributes?[.foregroundColor] as? UIColor }
    expectEqual(color(), .purple)
    view.linkTextAttributes = [.foregroundColor: UIColor.brown, .underlineStyle: 1]
    expectEqual(color(), .brown)
    expectEqual(view.linkTextAttributes?.count, 2)
    view.linkTextAttributes = nil
    expectEqual(color(), .purple)
  }

  @Test func titleShadowsBelongToStates() {
    let button = UIButton(type: .custom)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    expectEqual(button.currentTitleShadowColor, .red)
    button.isEnabled = false
    expectEqual(button.currentTitleShadowColor, .blue)
    button.isEnabled = true
    button.isHighlighted = true
    expectEqual(button.currentTitleShadowColor, .red)
  }

  /// The weights of Rec. 601: 0.299, 0.587 and 0.114.
  @Test(arguments: [
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 0.299), (UIColor(red: 0, green: 1, blue: 0, alpha: 0.5), 0.587),
    (UIColor(red: 0, green: 0, blue: 1, alpha: 1), 0.114), (UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1), 0.41025),
  ])
  func transformersMakeGrays(color: UIColor, gray: CGFloat) {
    for transformer in [UIConfigurationColorTransformer.grayscale, .monochromeTint] {
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      expectTrue(transformer(color).getWhite(&white, alpha: &alpha))
      expectClose(white, gray, within: 1e-3)
      expectClose(alpha, color.cgColor.alpha)
    }
    expectEqual(UIConfigurationColorTransformer.preferredTint(color), color)
  }

  // MARK: Undo

  private final class Box { var value = 0 }

  @Test func aNestedGroupIsUndoneByItself() {
    let (manager, box) = (UndoManager(), Box())
    func set(_ value: Int) {
      let old = box.value
      manager.registerUndo(withTarget: box) { [log] _ in
        log.lines.append("\(manager.isUndoing) \(manager.isRedoing)")
        set(old)
      }
      box.value = value
    }
    let names: [(NSNotification.Name, String)] = [
      (.NSUndoManagerWillUndoChange, "will"), (.NSUndoManagerDidUndoChange, "did"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.lines.append(word) }
      }
    }
    set(1)
    set(2)
    manager.undoNestedGroup()
    expectEqual(read(), ["will", "true false", "did"])
    #expect(box.value == 1 && manager.canRedo && manager.canUndo && !manager.isUndoing)
    manager.redo()
    expectEqual(read(), ["false true"])
    expectEqual(box.value, 2)
    for _ in 0..<3 { manager.undoNestedGroup() }
    #expect(box.value == 0 && !manager.canUndo && manager.canRedo)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  // MARK: Focus

  @Test func focusNamesHaveTheirRawValues() {
    expectEqual(
      [UIFocusHeading.up, .down, .left, .right, .next, .previous, .first, .last].map(\.rawValue),
      [1, 2, 4, 8, 16, 32, 256, 512])
    expectEqual(
      [UIFocusGroupPriority.ignored, .previouslyFocused, .prioritized, .currentlyFocused].map(\.rawValue),
      [0, 1_000, 2_000, .max])
  }

  @Test func itemsAreLoadedByTheirHandlers() {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.plain-text") { completion, _, options in
      completion?("text \(options?["a"] as? Int ?? 0)" as NSString, nil)
    }
    expectEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
    let requests: [(String, [AnyHashable: Any]?)] = [
      ("public.plain-text", ["a": 5]), ("public.text", nil), ("public.image", nil),
    ]
    for (type, options) in requests {
      provider.loadItem(forTypeIdentifier: type, options: options) { [log] item, error in
        let line = "\((item as? NSString).map { "\($0)" } ?? "-") \(error == nil)"
        MainActor.assumeIsolated { log.lines.append(line) }
      }
    }
    expectEqual(read(), ["text 5 true", "text 0 true", "- false"])
  }

  /// The functions that the C names of Core Graphics become.
  @Test func geometryIsComparedByFunctions() {
    let (size, point) = (CGSize(width: 1, height: 2), CGPoint(x: 1, y: 2))
    #expect(__CGSizeEqualToSize(size, CGSize(width: 1, height: 2)) && !__CGSizeEqualToSize(size, .zero))
    #expect(__CGPointEqualToPoint(point, CGPoint(x: 1, y: 2)) && !__CGPointEqualToPoint(point, CGPoint(x: 2, y: 1)))
    #expect(__CGRectEqualToRect(rect(1, 2, 3, 4), rect(1, 2, 3, 4)) && !__CGRectEqualToRect(rect(1, 2, 3, 4), .zero))
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(__CGAffineTransformEqualToTransform(turned, turned))
    #expect(!__CGAffineTransformEqualToTransform(turned, .identity))
  }

  /// A transform is applied before the one that is there: what is scaled after a move is not moved further.
  @Test func contextsCombineTransforms() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      let graphics = context.cgContext
      graphics.concatenate(CGAffineTransform(translationX: 4, y: 2))
      graphics.concatenate(CGAffineTransform(scaleX: 2, y: 3))
      expectEqual(graphics.ctm.a, 2)
      graphics.setFillColor(UIColor.red.cgColor)
      graphics.fill(rect(1, 1, 2, 2))
    }
    let pixels = image.pixels
    let covered = pixels.pixels.indices.filter { pixels.pixels[$0] != 0 }
    let (columns, rows) = (Set(covered.map { $0 % 20 }), Set(covered.map { $0 / 20 }))
    expectEqual([columns.min(), columns.max()], [6, 9])
    expectEqual([rows.min(), rows.max()], [5, 10])
    expectEqual(covered.count, 24)
  }
}
