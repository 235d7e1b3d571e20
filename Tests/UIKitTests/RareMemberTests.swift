import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members that hardly any app calls, by their documentation.
@MainActor
struct RareMemberTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 200))

  @Test func weightsOfSymbolsAreThoseOfFonts() {
    let all: [(UIImage.SymbolWeight, UIFont.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    for (symbol, font) in all {
      expectEqual(symbol.fontWeight(), font)
      expectEqual(font.symbolWeight(), symbol)
      expectEqual(UIFont.Weight(font.rawValue + 0.02).symbolWeight(), symbol)
    }
    expectEqual(UIImage.SymbolWeight.unspecified.fontWeight(), .regular)
    expectEqual(UIFont.Weight(9).symbolWeight(), .black)
  }

  @Test func symbolConfigurationsLoseParts() {
    typealias Symbols = UIImage.SymbolConfiguration
    let full = Symbols(pointSize: 20, weight: .bold, scale: .large)
    expectTrue(full.configurationWithoutScale().isEqual(to: Symbols(pointSize: 20, weight: .bold)))
    expectTrue(
      full.configurationWithoutWeight().isEqual(to: Symbols(pointSize: 20, weight: .unspecified, scale: .large)))
    expectTrue(full.configurationWithoutPointSizeAndWeight().isEqual(to: Symbols(scale: .large)))
    let styled = Symbols(textStyle: .body, scale: .small)
    expectTrue(styled.configurationWithoutTextStyle().isEqual(to: Symbols(scale: .small)))
    expectFalse(styled.isEqual(to: Symbols(scale: .small)))
    expectTrue(Symbols.preferringMonochrome().isEqual(to: Symbols.preferringMulticolor()))
  }

  @Test func pathsContinueWithRelativeArcs() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 30, startAngle: 0, delta: .pi / 2)
    expectClose(path.currentPoint, CGPoint(x: 50, y: 80))
    expectClose(path.boundingBoxOfPath.minX, 50)
    expectClose(path.boundingBoxOfPath.maxX, 80)
    expectClose(path.boundingBoxOfPath.minY, 0)
    path.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 30, startAngle: .pi / 2, delta: -.pi)
    expectClose(path.currentPoint, CGPoint(x: 50, y: 20))
    expectClose(path.boundingBoxOfPath.maxX, 80)
  }

  @Test func archivesContainGeometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(reader.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2))
    expectEqual(reader.decodeCGSize(forKey: "size"), CGSize(width: 3, height: 4))
    expectEqual(reader.decodeCGRect(forKey: "rect"), CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func descriptorsNameTheirFonts() {
    device.becomeCurrent()
    let bold = UIFont.boldSystemFont(ofSize: 17)
    expectEqual(bold.fontDescriptor.postscriptName, bold.fontName)
    let other = bold.fontDescriptor.withFamily("Courier")
    expectTrue(other.symbolicTraits.contains(.traitMonoSpace))
    expectEqual(other.pointSize, 17)
  }

  @Test func constraintsHaveAnchors() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    expectNotNil(constraint.secondAnchor)
    expectNil(child.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
  }

  @Test func fieldsHaveRectanglesOfTheirParts() {
    device.becomeCurrent()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let bounds = CGRect(x: 3, y: 4, width: 180, height: 30)
    expectEqual(field.borderRect(forBounds: bounds), bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 16))
    let (left, right) = (field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds))
    expectEqual(left, CGRect(x: 3, y: 14, width: 20, height: 10))
    expectEqual(right, CGRect(x: 153, y: 11, width: 30, height: 16))
    field.semanticContentAttribute = .forceRightToLeft
    expectEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 163, y: 14, width: 20, height: 10))
    expectEqual(field.rightViewRect(forBounds: bounds), CGRect(x: 3, y: 11, width: 30, height: 16))
    expectEqual(field.placeholderRect(forBounds: bounds), field.textRect(forBounds: bounds))
    expectEqual(field.editingRect(forBounds: bounds), field.textRect(forBounds: bounds))
  }

  @Test func searchesReplaceTextByTokens() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 180, height: 36))
    device.window.addSubview(field)
    field.text = "red apple"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 4))
    let range = try #require(field.textRange(from: start, to: end))
    field.insertToken(UISearchToken(icon: nil, text: "first"), at: 0)
    let token = UISearchToken(icon: nil, text: "red")
    field.replaceTextualPortion(of: range, with: token, at: 1)
    expectEqual(field.text, "apple")
    expectIdentical(field.tokens.last, token)
    expectEqual(field.tokens.count, 2)
    expectEqual(field.offset(from: field.textualRange.start, to: field.textualRange.end), 5)
    expectEqual(field.leftViewRect(forBounds: field.bounds), CGRect(x: 6, y: 0, width: 20, height: 36))
    field.semanticContentAttribute = .forceRightToLeft
    expectEqual(field.leftViewRect(forBounds: field.bounds), CGRect(x: 154, y: 0, width: 20, height: 36))
  }

  @Test func pasteboardsTakeDataOfAType() {
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    board.setData(Data([1, 2]), forPasteboardType: "test.type")
    expectEqual(board.types, ["test.type"])
    expectEqual(board.data(forPasteboardType: "test.type"), Data([1, 2]))
    expectTrue(board.contains(pasteboardTypes: ["other", "test.type"]))
    expectFalse(board.contains(pasteboardTypes: ["other"]))
    expectEqual(board.numberOfItems, 1)
    expectEqual(board.changeCount, count + 1)
    board.setItemProviders([NSItemProvider(object: "words" as NSString)], localOnly: true, expirationDate: nil)
    expectEqual(board.string, "words")
    expectEqual(board.numberOfItems, 1)
  }

  @Test func addressesAreItems() throws {
    let url = try #require(URL(string: "https://example.com/a?b=1"))
    let provider = NSItemProvider(object: url as NSURL)
    expectEqual(provider.registeredTypeIdentifiers, ["public.url"])
    expectTrue(provider.canLoadObject(ofClass: URL.self) && provider.canLoadObject(ofClass: NSURL.self))
    expectFalse(provider.canLoadObject(ofClass: UIImage.self))
    var loaded: [URL?] = []
    provider.loadObject(ofClass: URL.self) { url, error in loaded.append(error == nil ? url : nil) }
    provider.loadObject(ofClass: NSURL.self) { object, _ in loaded.append((object as? NSURL)?.absoluteURL) }
    expectEqual(loaded, [url, url])
    let words = NSItemProvider(object: "words" as NSString)
    expectFalse(words.canLoadObject(ofClass: URL.self))
    words.loadObject(ofClass: URL.self) { url, error in expectTrue(url == nil && error != nil) }
  }

  @Test func layersHaveNoActionsOfTheirClass() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    expectEqual(layer.preferredFrameSize(), CGSize(width: 30, height: 40))
    expectTrue(CALayer.defaultAction(forKey: "position") == nil)
  }

  @Test func colorsAreTransformed() {
    device.becomeCurrent()
    let gray = UIConfigurationColorTransformer.grayscale(UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    expectTrue(gray.resolvedColor(with: .current).getWhite(&white, alpha: &alpha))
    expectClose(white, 0.299 + 0.587 * 0.5 + 0.114 * 0.25)
    expectEqual(alpha, 0.75)
    expectEqual(UIConfigurationColorTransformer.preferredTint(.red), .red)
    expectNotEqual(UIConfigurationColorTransformer.monochromeTint(.red), .red)
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = nil
    expectEqual(background.resolvedStrokeColor(for: .blue), .blue)
    background.strokeColor = .red
    expectEqual(background.resolvedStrokeColor(for: .blue), .red)
    background.strokeColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
    expectEqual(background.resolvedStrokeColor(for: .blue), .green)
  }

  @Test func controllersKeepKeyCommands() {
    let controller = UIViewController()
    let commands = ["a", "b"].map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: Selector("press:"))
    }
    for command in commands { controller.addKeyCommand(command) }
    expectEqual(controller.keyCommands, commands)
    controller.removeKeyCommand(commands[0])
    expectEqual(controller.keyCommands, [commands[1]])
  }

  @Test func tabsAreReplaced() {
    let controller = UITabBarController()
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let (old, new) = ([tab("a"), tab("b")], [tab("c"), tab("d"), tab("e")])
    controller.setTabs(old, animated: false)
    expectIdentical(old[0].tabBarController, controller)
    new[1].isHidden = true
    controller.setTabs(new, animated: true)
    expectNil(old[0].tabBarController)
    expectEqual(controller.tabs.map(\.title), ["c", "d", "e"])
    expectEqual(controller.viewControllers, [new[0], new[2]].compactMap(\.viewController))
    expectEqual(controller.customizableViewControllers, [])
  }

  @Test func thumbnailsHaveTheirSize() {
    device.becomeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    expectEqual(image.preparingThumbnail(of: CGSize(width: 10, height: 8))?.size, CGSize(width: 10, height: 8))
    for size in [
      CGSize(width: 0, height: 8), CGSize(width: 8, height: -1), CGSize(width: CGFloat.nan, height: 8),
      CGSize(width: 8, height: CGFloat.infinity),
    ] { expectNil(image.preparingThumbnail(of: size)) }
  }

  @Test func animatorsForgetBehaviors() {
    let view = device.add(CGRect(x: 0, y: 0, width: 200, height: 200))
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: []), UIGravityBehavior(items: [])]
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.addBehavior(behaviors[0])
    expectEqual(animator.behaviors, behaviors)
    let other = UIDynamicAnimator(referenceView: view)
    other.addBehavior(behaviors[0])
    expectEqual(animator.behaviors, [behaviors[1]])
    expectIdentical(behaviors[0].dynamicAnimator, other)
    animator.removeBehavior(behaviors[0])
    expectIdentical(behaviors[0].dynamicAnimator, other)
    animator.removeBehavior(behaviors[1])
    expectEqual(animator.behaviors, [])
    expectNil(behaviors[1].dynamicAnimator)
  }
}

/// Animations that begin and end with calls, in the style of iOS 3.
@MainActor
struct BegunAnimationTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 200), rate: 100)

  private func opacities(at times: [TimeInterval], _ view: UIView) -> [Float] {
    let start = device.time
    return times.map { time in
      device.run(until: start + time)
      return view.layer.presentation()?.opacity ?? -1
    }
  }

  private func view() -> UIView {
    let view = device.add(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    device.step()
    return view
  }

  /// After the delay, the animation runs forth and back as often as it is repeated.
  @Test func delaysAndRepetitionsAreKept() {
    let view = view()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    expectEqual(view.alpha, 0)
    let found = opacities(at: [0.25, 1, 1.25, 1.75, 2.25, 3, 4.25, 4.75], view)
    for (value, expected) in zip(found, [1, 0.5, 0.25, 0.25, 0.75, 0.5, 0.75, 0]) {
      expectLess(abs(value - Float(expected)), 0.011, "\(found)")
    }
  }

  /// Without settings it takes a fifth of a second, from the old value.
  @Test func aBegunAnimationTakesAFifthOfASecond() {
    let view = view()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    let found = opacities(at: [0.1, 0.19, 0.22], view)
    for (value, expected) in zip(found, [0.5, 0.05, 0]) { expectLess(abs(value - Float(expected)), 0.011, "\(found)") }
  }

  /// A second animation begins at the displayed value with `setAnimationBeginsFromCurrentState`, and otherwise at the value
  /// that was set last.
  @Test(arguments: [true, false])
  func anAnimationBeginsFromTheDisplayedValue(fromDisplayed: Bool) {
    let view = view()
    for alpha in [0, 1] as [CGFloat] {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationBeginsFromCurrentState(fromDisplayed)
      view.alpha = alpha
      UIView.commitAnimations()
      device.run(for: 0.5)
    }
    let opacity = view.layer.presentation()?.opacity ?? -1
    expectLess(abs(opacity - (fromDisplayed ? 0.75 : 0.5)), 0.011, "\(opacity)")
  }
}
