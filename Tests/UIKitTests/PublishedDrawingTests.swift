import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitCore

/// Text, colors and renderers as published code draws with them, and the notifications of a rotation. In the font of
/// boxes, a letter of 20 points is 10 wide and a line is 20 high.
@MainActor
struct PublishedDrawingTests {
  private let device = TestDevice()

  private final class Canvas: UIView {
    var drawing: () -> Void = {}
    override func draw(_ rect: CGRect) { drawing() }
  }

  private func lines(_ drawing: @escaping () -> Void) -> [(text: String, origin: CGPoint)] {
    let canvas = Canvas(frame: rect(0, 0, 200, 200))
    canvas.drawing = drawing
    device.window.addSubview(canvas)
    return device.commands().compactMap { placed in
      guard case .text(let text) = placed.command else { return nil }
      return (text.run.text, CGPoint(x: text.origin.x + placed.offset.x, y: text.origin.y + placed.offset.y))
    }
  }

  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  @Test func textWrapsFromTheTopOfItsRectangle() {
    let inside = lines { "ab cd".draw(in: rect(30, 40, 30, 90), withAttributes: attributes) }
    let context = NSStringDrawingContext()
    let box = rect(30, 40, 30, 90)
    let published = lines {
      "ab cd".draw(with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    }
    expectEqual(inside.count, 2)
    expectEqual(published.dropFirst(2).map(\.text), inside.map(\.text))
    expectEqual(published.dropFirst(2).map(\.origin), inside.map(\.origin))
    expectEqual(context.totalBounds.height, 40)
  }

  @Test func aHeightOfZeroIsNoLimit() {
    let text = NSAttributedString(string: "ab cd", attributes: attributes)
    let drawn = lines { text.draw(with: rect(0, 0, 30, 0), options: .usesLineFragmentOrigin, context: nil) }
    expectEqual(drawn.count, 2)
  }

  @Test func textWithoutOptionsStandsOnItsBaseline() {
    let origin = CGPoint(x: 5, y: 100)
    let above = lines { "ab cd".draw(at: CGPoint(x: 5, y: 100 - font.ascender), withAttributes: attributes) }
    let standing = lines {
      ("ab cd" as NSString).draw(
        with: CGRect(origin: origin, size: CGSize(width: 30, height: 0)), attributes: attributes, context: nil)
    }
    expectEqual(above.count, 1)
    expectEqual(standing.last?.origin, above.last?.origin)
    expectEqual(standing.count, 2)
  }

  @Test func aContextKnowsTheBoundsOfItsPicture() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque, format.preferredRange) = (3, true, .standard)
    let renderer = UIGraphicsImageRenderer(bounds: rect(1, 2, 30, 40), format: format)
    var bounds: [CGRect] = []
    _ = renderer.image { bounds.append($0.format.bounds) }
    expectEqual(bounds, [rect(1, 2, 30, 40)])
    expectEqual(format.bounds, .zero)
    expectEqual(renderer.format.scale, 3)
    expectTrue(renderer.format.opaque)
    expectEqual(renderer.format.preferredRange, .standard)
    expectFalse(renderer.format.prefersExtendedRange)
    format.prefersExtendedRange = true
    expectEqual(format.preferredRange, .extended)
    expectEqual(renderer.format.preferredRange, .standard)
  }

  @Test func aColorHasComponentsOfASpace() {
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    expectEqual(color, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25])
    expectEqual(gray, CGColor(gray: 0.5, alpha: 0.25))
    expectEqual(UIColor.red.cgColor.colorSpace?.model, .rgb)
    let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
      CGColor(colorSpace: $0, components: [1, 0.5, 0, 0.4])
    }
    expectEqual(wide, UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.4).cgColor)
    expectEqual(CGColorSpaceCreateDeviceGray().model, .monochrome)
  }

  @Test func aFontIsFoundByItsName() {
    let name = UIFont.boldSystemFont(ofSize: 12).fontName
    expectEqual(CGFont(name)?.postScriptName, name)
  }

  /// A path is on the surface once its points are added, as published spirals and rosettes expect.
  @Test func aPathStaysWhereItIsWhileCoordinatesChange() {
    var boxes: [CGRect] = []
    var point = CGPoint.zero
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
      let context = renderer.cgContext
      context.addRect(rect(0, 0, 5, 5))
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      boxes.append(context.boundingBoxOfPath)
      context.scaleBy(x: 2, y: 2)
      boxes.append(context.boundingBoxOfPath)
      context.addRect(rect(0, 0, 5, 5))
      context.restoreGState()
      boxes.append(context.boundingBoxOfPath)
      context.beginPath()
      context.move(to: CGPoint(x: 3, y: 4))
      context.translateBy(x: 1, y: 1)
      point = context.currentPointOfPath
    }
    expectEqual(boxes, [rect(-10, -20, 5, 5), rect(-5, -10, 2.5, 2.5), rect(0, 0, 20, 30)])
    expectEqual(point, CGPoint(x: 2, y: 3))
  }

  @Test func tabsAreReadByName() {
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    expectEqual(tabs.value(forKey: "selectedIndex") as? Int, 1)
    expectIdentical(tabs.value(forKey: "selectedViewController") as? UIViewController, pages[1])
  }

  @MainActor private final class Listener {
    var heard: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [NSNotification.Name], _ state: @escaping @MainActor () -> String) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let orientation = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
          MainActor.assumeIsolated {
            self?.heard.append("\(name.rawValue.dropFirst(2)) \(orientation ?? 0) \(state())")
          }
        }
      }
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test func aRotationIsAnnounced() {
    let names = [
      UIDevice.orientationDidChangeNotification, UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let window = device.window
    let listener = Listener(names) { "\(UIDevice.current.orientation.isLandscape) \(window.bounds.width)" }
    defer { listener.stop() }
    device.root.environment.size = CGSize(width: 300, height: 800)
    listener.heard = []
    device.root.environment.size = CGSize(width: 800, height: 300)
    expectEqual(
      listener.heard,
      [
        "DeviceOrientationDidChangeNotification 0 true 300.0",
        "ApplicationWillChangeStatusBarOrientationNotification 3 true 300.0",
        "ApplicationDidChangeStatusBarOrientationNotification 1 true 800.0",
      ])
    listener.heard = []
    device.root.environment.userInterfaceStyle = .dark
    device.root.environment.size = CGSize(width: 700, height: 300)
    expectEqual(listener.heard, [])
    device.root.showsTool = true
    device.root.environment.size = CGSize(width: 300, height: 700)
    expectEqual(listener.heard, [], "a tool's window is no device")
  }
}
