import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// API that older apps use: animations between two calls, pattern colors, and bars customized with images.
@MainActor
struct OlderInterfaceTests {
  private let fixture = NavigationFixture()

  private func image(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func animationsBeginAndEndWithCalls() {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    fixture.first.view.addSubview(view)
    fixture.run(for: 0.1)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x += 100
    UIView.commitAnimations()
    expectEqual(UIView.inheritedAnimationDuration, 0)
    fixture.run(for: 0.5)
    expectClose(view.layer.presentation()?.position.x ?? 0, 55, within: 4)
    fixture.run(for: 0.7)
    expectEqual(view.layer.animationKeys(), nil)
    // Settings outside of an animation, and an animation that nobody commits, have no later effect.
    UIView.setAnimationDuration(3)
    UIView.beginAnimations(nil, context: nil)
    fixture.run(for: 0.1)
    expectEqual(UIView.inheritedAnimationDuration, 0)
  }

  @Test func patternsFillBackgroundsWithCopies() throws {
    let color = UIColor(patternImage: image(.red, CGSize(width: 3, height: 2)))
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 6))
    view.backgroundColor = color
    fixture.first.view.addSubview(view)
    fixture.run(for: 0.1)
    let pictures = fixture.commands().compactMap { placed -> ImageCommand? in
      if case .image(let image) = placed.command { image } else { nil }
    }
    let picture = try #require(pictures.first { $0.destination.size == CGSize(width: 10, height: 6) })
    expectEqual([picture.image.width, picture.image.height], [10, 6])
    expectTrue(picture.image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    expectIdentical(view.backgroundColor, color)
    expectEqual(UIColor(cgColor: color.cgColor).cgColor, color.cgColor)
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    expectEqual(red, 1)
    view.backgroundColor = .blue
    expectEqual(view.layer.backgroundColor, UIColor.blue.cgColor)
    expectEqual(UIColor(patternImage: UIImage()).cgColor.alpha, 0)
  }

  @Test func anOpaqueBarHasItsColorBehindAnImage() {
    let bar = fixture.navigation.navigationBar
    bar.barTintColor = .green
    bar.isTranslucent = false
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    fixture.run(for: 0.1)
    expectTrue(fixture.fills().contains { $0.color == Color(red: 0, green: 1, blue: 0) && $0.shape.rect.height == 94 })
  }

  @Test func theSelectedTabHasAnImageBehindIt() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<2).map { _ in UIViewController() }
    tabs.tabBar.selectionIndicatorImage = image(.red, CGSize(width: 40, height: 30))
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    func middle() -> CGFloat? {
      tabs.tabBar.subviews.first { $0.bounds.size == CGSize(width: 40, height: 30) && !$0.isHidden }?.center.x
    }
    expectEqual(middle(), 390 / 4)
    tabs.selectedIndex = 1
    fixture.run(for: 0.1)
    expectEqual(middle(), 390 * 3 / 4)
    tabs.tabBar.selectionIndicatorImage = nil
    fixture.run(for: 0.1)
    expectNil(middle())
  }

  @Test func buttonsHaveShadowsOfTheirTitles() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 2)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.shadowColor, .red)
    expectEqual(button.titleShadowColor(for: .highlighted), .red)
  }

  @Test func descriptorsOfTextStylesCanBeScaled() throws {
    fixture.device.becomeCurrent()
    let styled = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    let rounded = try #require(styled.withDesign(.rounded))
    let scaled = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(descriptor: rounded, size: 0))
    expectEqual(scaled.pointSize, 17)
    let condensed = try #require(styled.withSymbolicTraits([.traitBold, .traitCondensed]))
    expectEqual(condensed.symbolicTraits, [.traitBold, .traitCondensed])
    expectTrue(styled.withFace("Light Italic").symbolicTraits.contains(.traitItalic))
    let digits = UIFontDescriptor(fontAttributes: [
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    ])
    expectEqual(UIFont(descriptor: digits, size: 12), .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
  }

  @Test func thePasteboardHasProviders() {
    let board = UIPasteboard.withUniqueName()
    board.string = "text"
    var found: String?
    board.itemProviders.first?.loadObject(ofClass: String.self) { text, _ in found = text }
    expectEqual(found, "text")
    let other = UIPasteboard.withUniqueName()
    other.itemProviders = board.itemProviders
    expectEqual(other.string, "text")
  }

  @Test func picturesAndLinksHaveProviders() {
    let device = TestDevice()
    device.becomeCurrent()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
    let (board, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
    board.image = image
    let provider = board.itemProviders.first
    expectEqual(provider?.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
    for (type, start) in [("public.png", [0x89, 0x50]), ("public.jpeg", [0xFF, 0xD8])] as [(String, [UInt8])] {
      var bytes: [UInt8] = []
      provider?.loadDataRepresentation(forTypeIdentifier: type) { data, _ in bytes = data.map { [UInt8]($0) } ?? [] }
      expectEqual(Array(bytes.prefix(2)), start, "\(type)")
    }
    other.itemProviders = board.itemProviders
    expectEqual(other.image?.size, size)
    expectNil(other.string)
    board.url = URL(string: "https://example.com/a")
    other.itemProviders = board.itemProviders
    expectEqual(other.string, "https://example.com/a")
    let damaged = NSItemProvider(item: NSData(data: Data("no picture".utf8)), typeIdentifier: "public.png")
    var results: [Bool] = []
    damaged.loadObject(ofClass: UIImage.self) { image, error in results += [image == nil, error != nil] }
    expectEqual(results, [true, true])
    other.itemProviders = [damaged, NSItemProvider()]
    expectNil(other.image)
  }

  @Test func thePasteboardKeepsValuesOfAnyType() {
    let board = UIPasteboard.withUniqueName()
    expectEqual(board.types, [])
    board.setValue("v", forPasteboardType: "com.app.note")
    expectEqual(board.types, ["com.app.note"])
    expectEqual(board.value(forPasteboardType: "com.app.note") as? String, "v")
    expectNil(board.value(forPasteboardType: "com.app.other"))
    expectNil(board.data(forPasteboardType: "com.app.note"))
    board.addItems([["b": 1, "a": 2]])
    expectEqual(board.items.count, 2)
    expectEqual(board.types, ["com.app.note"], "the types of the first item")
    expectTrue(board.contains(pasteboardTypes: ["none", "b"]))
    expectFalse(board.contains(pasteboardTypes: ["none"]))
    board.setData(Data([7]), forPasteboardType: "com.app.data")
    expectEqual(board.data(forPasteboardType: "com.app.data"), Data([7]))
    expectEqual(board.items.count, 1)
    board.items = [["b": 1, "a": 2]]
    expectEqual(board.types, ["a", "b"])
    let image = board.images
    expectNil(image)
    board.strings = ["x", "y"]
    expectEqual([board.string, board.strings?.last], ["x", "y"])
    board.string = nil
    expectEqual(board.items.count, 0)
  }
}

extension OlderInterfaceTests {
  @Test func scopesAppearWithTheText() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.searchBar.showsScopeBar = false
    search.scopeBarActivation = .onTextEntry
    fixture.first.navigationItem.searchController = search
    fixture.run(for: 0.1)
    search.isActive = true
    fixture.run(for: 0.5)
    expectFalse(search.searchBar.showsScopeBar)
    fixture.type("a")
    fixture.run(for: 0.5)
    expectTrue(search.searchBar.showsScopeBar)
    search.isActive = false
    fixture.run(for: 0.5)
    expectFalse(search.searchBar.showsScopeBar)
  }

  /// Apps let a drag anywhere pop a controller: they give their own recognizer the target of the system's one.
  @Test func anAppsDragPopsLikeThatFromTheEdge() throws {
    let navigation = fixture.navigation
    let edge = try #require(navigation.interactivePopGestureRecognizer)
    let target = try #require(
      (edge.value(forKey: "_targets") as? [NSObject])?.first?.value(forKey: "target") as? NSObject)
    expectIdentical(edge.delegate, target)
    let pan = UIPanGestureRecognizer(target: target, action: Selector(("handleNavigationTransition:")))
    navigation.view.addGestureRecognizer(pan)
    navigation.pushViewController(fixture.page("second"), animated: false)
    fixture.run(for: 0.1)
    fixture.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
    fixture.run(for: 1)
    expectIdentical(navigation.topViewController, fixture.first)
    expectTrue((target as any NSObjectProtocol).responds(to: Selector(("handleNavigationTransition:"))))
  }
}
