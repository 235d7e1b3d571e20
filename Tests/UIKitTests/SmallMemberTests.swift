import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitControls
import UIKitCore

/// Members that apps use here and there.
@MainActor
struct SmallMemberTests {
  private let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  private final class Canvas: UIView {
    var drawing: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
  }

  private func drawn(_ drawing: @escaping (CGContext) -> Void) -> String {
    let canvas = Canvas(frame: rect(0, 0, 40, 40))
    canvas.drawing = drawing
    fixture.window.addSubview(canvas)
    return fixture.dump()
  }

  private var gradient: CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: [0, 1])
  }

  @Test func aContextDrawsGradients() {
    let dump = drawn { context in
      guard let gradient = self.gradient else { return }
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    expectContains(dump, "gradient", "\(dump)")
    expectNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
    expectEqual(CGColorSpaceCreateDeviceGray().numberOfComponents, 1)
    expectNil(CGColorSpace(name: "none"))
  }

  /// A gradient between two points is that from the origin in coordinates whose origin is the first point.
  @Test(arguments: [(20.0, 0.0), (0, 20), (12, 9), (-7, 3)])
  func gradientsBeginAtTheirFirstPoint(dx: Double, dy: Double) {
    func picture(_ draw: @escaping (CGContext, CGGradient) -> Void) -> String {
      for view in fixture.window.subviews { view.removeFromSuperview() }
      return drawn { context in self.gradient.map { draw(context, $0) } }
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation]
    let direct = picture { context, gradient in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 11), end: CGPoint(x: 5 + dx, y: 11 + dy), options: options)
    }
    let moved = picture { context, gradient in
      context.translateBy(x: 5, y: 11)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: dx, y: dy), options: options)
    }
    expectEqual(direct, moved)
    expectContains(direct, "gradient")
  }

  @Test func aTextLayerDrawsItsText() {
    let layer = CATextLayer()
    layer.frame = rect(0, 0, 200, 40)
    layer.string = "Hello"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    fixture.window.layer.addSublayer(layer)
    let dump = fixture.dump()
    expectContains(dump, "Hello", "\(dump)")
    expectContains(dump, "#FF0000", "\(dump)")
  }

  /// A letter of the font of boxes is half its size wide: "Hello" is 50 points wide.
  @Test func aTextLayerPlacesItsText() {
    let layer = CATextLayer()
    layer.frame = rect(10, 20, 200, 60)
    (layer.string, layer.fontSize) = ("Hello", 20)
    fixture.window.layer.addSublayer(layer)
    func lines() -> [(text: String, x: CGFloat)] {
      // Changes of a layer of its own are animated.
      fixture.run(for: 1)
      return fixture.commands().compactMap { placed in
        guard case .text(let text) = placed.command else { return nil }
        return (text.run.text, text.origin.x + placed.offset.x)
      }
    }
    for (mode, x) in [(.natural, 0), (.left, 0), (.center, 75), (.right, 150), (.justified, 0)]
      as [(CATextLayerAlignmentMode, CGFloat)]
    {
      layer.alignmentMode = mode
      expectEqual(lines().map(\.x), [10 + x], "\(mode.rawValue)")
    }
    layer.alignmentMode = .left
    layer.frame.size.width = 45
    for (mode, text) in [(.none, "Hello"), (.start, "…llo"), (.end, "Hel…")] as [(CATextLayerTruncationMode, String)] {
      layer.truncationMode = mode
      expectEqual(lines().map(\.text), [text], "\(mode.rawValue)")
    }
    layer.truncationMode = .none
    layer.string = "one two"
    expectEqual(lines().map(\.text), ["one two"])
    layer.isWrapped = true
    expectEqual(lines().map { $0.text.trimmingCharacters(in: .whitespaces) }, ["one", "two"])
    layer.string = 42
    expectEqual(lines().map(\.text), ["42"])
    layer.frame.size.width = 0
    expectEqual(lines().map(\.text), [], "without width")
    let copy = CATextLayer(layer: layer)
    expectEqual([copy.fontSize, layer.fontSize], [20, 20])
    expectEqual([copy.isWrapped, CATextLayer().isWrapped], [true, false])
    expectEqual([copy.alignmentMode, CATextLayer().alignmentMode], [.left, .natural])
    expectEqual([CATextLayer().fontSize, CATextLayer(layer: CALayer()).fontSize], [36, 36])
    layer.string = nil
    layer.frame.size.width = 200
    expectEqual(lines().map(\.text), [])
  }

  @Test func layersAreCopiedFoundAndReplaced() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.frame = rect(10, 10, 100, 100)
    inner.frame = rect(20, 20, 10, 10)
    outer.addSublayer(inner)
    expectIdentical(outer.hitTest(CGPoint(x: 35, y: 35)), inner)
    expectIdentical(outer.hitTest(CGPoint(x: 15, y: 15)), outer)
    expectNil(outer.hitTest(CGPoint(x: 5, y: 5)))
    outer.replaceSublayer(inner, with: other)
    expectEqual(outer.sublayers, [other])
    expectNil(inner.superlayer)
    outer.cornerRadius = 7
    expectEqual(CALayer(layer: outer).cornerRadius, 7)
    expectEqual(CALayer(layer: outer).bounds, outer.bounds)
  }

  @Test func barsLeaveTheAreaOfTheOldGuides() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    fixture.run(for: 0.1)
    expectEqual(view.frame, rect(0, 50, 390, 764))
    expectEqual(controller.topLayoutGuide.length, 50)
    expectEqual(controller.bottomLayoutGuide.length, 30)
  }

  @Test func pasteboardsKeepItemsOfAllTypes() throws {
    let board = UIPasteboard.withUniqueName()
    board.url = URL(string: "https://example.com")
    expectTrue(board.hasURLs)
    expectFalse(board.hasStrings)
    expectEqual(board.numberOfItems, 1)
    board.string = "a"
    expectEqual(board.string, "a")
    expectNil(board.url)
    board.color = .red
    expectTrue(board.hasColors)
    expectEqual(board.color, .red)
    board.setItems([["x": 1], ["x": 2]], options: [.localOnly: true])
    #expect(board.numberOfItems == 2 && board.value(forPasteboardType: "x") as? Int == 1)
    #expect(board.contains(pasteboardTypes: ["x"]))
    expectEqual(board.types, ["x"])
  }

  @Test func customActionsCallTheirTarget() {
    final class Target: NSObject { var count = 0 }
    let target = Target()
    let method = SelectorMethod(applies: { $0 is Target }) { object, _ in
      (object as? Target)?.count += 1
      return .init(true)
    }
    let selector = Selector(name: "act", method: method)
    let action = UIAccessibilityCustomAction(name: "Act", target: target, selector: selector)
    expectTrue(action.actionHandler?(action) == true)
    expectEqual(target.count, 1)
  }

  @Test func localizedTextsFallBackToTheirKeys() {
    expectEqual(String(localized: "Hello"), "Hello")
    expectEqual(String(localized: "\(3) of \("ten") 100%"), "3 of ten 100%")
    expectEqual(String(localized: "key", defaultValue: "Value \(1)"), "Value 1")
    expectEqual(String(localized: LocalizedStringResource("x")), "x")
  }

  @Test func keyCommandsReachTheResponder() {
    final class Controller: UIViewController {
      var count = 0
      var command: UIKeyCommand?
      override var keyCommands: [UIKeyCommand]? { command.map { [$0] } }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "make" }
    }
    let controller = Controller()
    let method = SelectorMethod(applies: { $0 is Controller }) { object, _ in
      (object as? Controller)?.count += 1
      return .init(nil)
    }
    let selector = Selector(name: "make", method: method)
    controller.command = UIKeyCommand(input: "n", modifierFlags: .command, action: selector)
    fixture.window.rootViewController = controller
    fixture.run(for: 0.1)
    fixture.key(.keyboardN, with: .command)
    expectEqual(controller.count, 1)
    fixture.key(.keyboardN)
    expectEqual(controller.count, 1)
  }

  @Test func aViewIsDrawnInAContext() {
    let view = UIView(frame: rect(0, 0, 20, 20))
    view.backgroundColor = .green
    fixture.window.addSubview(view)
    fixture.run(for: 0.1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      view.drawHierarchy(in: rect(0, 0, 40, 40), afterScreenUpdates: true)
    }
    let pixel = image.cgImage?.pixels.pixels[0]
    expectNotNil(pixel)
    expectNotEqual(pixel, 0)
    expectEqual(
      view.resizableSnapshotView(from: rect(0, 0, 5, 5), afterScreenUpdates: false, withCapInsets: .zero)?
        .bounds.size, CGSize(width: 5, height: 5))
  }
}
