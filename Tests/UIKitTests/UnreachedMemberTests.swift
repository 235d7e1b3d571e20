import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members that no other test reaches, by their documentation.
@MainActor
struct UnreachedMemberTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 480))

  @Test func controlsDescribeTheirValues() {
    let toggle = UISwitch()
    expectEqual(toggle.accessibilityValue, "0")
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    expectEqual(toggle.accessibilityTraits, [.button, .toggleButton])
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 15)
    expectEqual(slider.accessibilityValue, "25%")
    expectEqual(slider.accessibilityTraits, .adjustable)
    slider.maximumValue = 10
    expectEqual(slider.accessibilityValue, "0%")
    let pages = UIPageControl()
    expectNil(pages.accessibilityValue)
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    expectEqual(pages.accessibilityValue, "page 3 of 5")
    expectEqual(pages.accessibilityTraits, .adjustable)
    let progress = UIProgressView()
    progress.progress = 0.256
    expectEqual(progress.accessibilityValue, "26%")
    expectEqual(progress.accessibilityTraits, .updatesFrequently)
    let field = UITextField()
    field.placeholder = "place"
    expectEqual(field.accessibilityValue, "place")
    field.text = "text"
    expectEqual(field.accessibilityValue, "text")
    let view = UITextView()
    view.text = "words"
    expectEqual(view.accessibilityValue, "words")
  }

  /// A finger has no tilt or force, and buttons are bits.
  @Test func touchesAreThoseOfAFinger() {
    final class Probe: UIView {
      var touch: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
    }
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(probe)
    device.step()
    device.touch(.began, at: CGPoint(x: 20, y: 30))
    let touch = probe.touch
    expectEqual(touch?.altitudeAngle, .pi / 2)
    expectEqual(touch?.azimuthAngle(in: nil), 0)
    expectEqual(touch?.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
    expectEqual(
      [touch?.force, touch?.maximumPossibleForce, touch?.majorRadius, touch?.majorRadiusTolerance], [0, 0, 0, 0])
    expectEqual(touch?.precisePreviousLocation(in: nil), CGPoint(x: 20, y: 30))
    device.touch(.ended, at: CGPoint(x: 20, y: 30))
    let hover = UIHoverGestureRecognizer()
    expectEqual(hover.azimuthAngle(in: nil), 0)
    expectEqual(hover.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
    expectEqual([0, 1, 2, 3, 64, 65].map { UIEvent.ButtonMask.button($0).rawValue }, [0, 1, 2, 4, .min, 0])
  }

  @Test func scenesKeepTheirOrientation() {
    device.becomeCurrent()
    let scene = device.window.windowScene
    var errors = 0
    for mask in [UIInterfaceOrientationMask.portrait, .all, .landscapeLeft, .landscape] {
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in errors += 1 }
    }
    expectEqual(errors, 2)
  }

  @Test func theAppAnswersForItsStatusBar() {
    device.becomeCurrent()
    let app = UIApplication.shared
    app.setStatusBarStyle(.lightContent, animated: false)
    expectEqual(app.statusBarStyle, .lightContent)
    app.setStatusBarHidden(true, with: .none)
    expectTrue(app.isStatusBarHidden)
    app.setStatusBarHidden(false, with: .none)
    app.statusBarStyle = .default
    let first = app.beginBackgroundTask {}
    let second = app.beginBackgroundTask(withName: "name", expirationHandler: nil)
    expectEqual(second.rawValue, first.rawValue + 1)
    expectNotEqual(first, .invalid)
    expectEqual(UIScreen.screens.count, 1)
    expectIdentical(UIScreen.screens.first, UIScreen.main)
    expectEqual(UIScreen.didConnectNotification.rawValue, "UIScreenDidConnectNotification")
    expectEqual(UIScreen.didDisconnectNotification.rawValue, "UIScreenDidDisconnectNotification")
    expectEqual(UIScreen.capturedDidChangeNotification.rawValue, "UIScreenCapturedDidChangeNotification")
    expectEqual(UIDevice.current.name, UIDevice.current.model)
  }

  @Test func fontsHaveMeasures() {
    device.becomeCurrent()
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.capHeight > 0 && font.capHeight <= font.ascender && font.xHeight > 0 && font.xHeight <= font.capHeight)
    expectClose(font.lineHeight, font.ascender - font.descender)
    expectAtLeast(font.leading, 0)
    expectEqual(
      UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed).fontName,
      UIFont.boldSystemFont(ofSize: 20).fontName)
    for family in UIFont.familyNames.prefix(3) { expectFalse(UIFont.fontNames(forFamilyName: family).isEmpty) }
    expectEqual(UIFont.fontNames(forFamilyName: "no such family"), [])
    let attributes = UIFont.boldSystemFont(ofSize: 13).fontDescriptor.fontAttributes
    expectEqual(attributes[.size] as? CGFloat, 13)
    expectEqual(attributes[.name] as? String, UIFont.boldSystemFont(ofSize: 13).fontName)
    expectEqual(
      (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat, UIFont.Weight.bold.rawValue)
    let named = UIFontDescriptor(name: "Courier-BoldOblique", size: 11)
    expectEqual(named.pointSize, 11)
    expectTrue(named.symbolicTraits.contains([.traitBold, .traitItalic]))
    let large = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30)
    expectEqual(large.pointSize, 30)
    expectEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10), 10)
  }

  @Test func pathsBlendWhatTheyFill() throws {
    device.becomeCurrent()
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath(rect: CGRect(x: 3.25, y: 0.25, width: 0.5, height: 0.5))
      line.stroke(with: .normal, alpha: 1)
    }
    let data = try #require(image.cgImage?.dataProvider?.data as Data?)
    let alphas = stride(from: 3, to: data.count, by: 4).map { data[$0] }
    #expect(alphas.count == 4 && (127...128).contains(alphas[0]) && alphas[1] == alphas[0])
    expectEqual(alphas[2], 255)
    expectGreater(alphas[3], 100)
  }

  @Test func paragraphStylesCopyTheirValues() {
    let style = NSMutableParagraphStyle()
    (style.hyphenationFactor, style.usesDefaultHyphenation) = (0.5, true)
    (style.lineBreakStrategy, style.allowsDefaultTighteningForTruncation) = (.pushOut, true)
    (style.defaultTabInterval, style.baseWritingDirection) = (36, .rightToLeft)
    let copy = style.copy() as? NSParagraphStyle
    expectEqual(copy?.hyphenationFactor, 0.5)
    expectEqual(copy?.usesDefaultHyphenation, true)
    expectEqual(copy?.lineBreakStrategy, .pushOut)
    expectEqual(copy?.allowsDefaultTighteningForTruncation, true)
    expectEqual(copy?.defaultTabInterval, 36)
    expectEqual(copy?.baseWritingDirection, .rightToLeft)
  }

  @Test func tabsAreFoundInGroups() {
    func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [b]) { _ in UIViewController() }
    let outer = UITabGroup(title: "outer", image: nil, identifier: "outer", children: [a, inner]) { _ in
      UIViewController()
    }
    expectIdentical(outer.tab(forIdentifier: "a"), a)
    expectIdentical(outer.tab(forIdentifier: "b"), b)
    expectNil(outer.tab(forIdentifier: "c"))
    expectIdentical(b.parent, inner)
    outer.children = [c]
    expectNil(a.parent)
    expectIdentical(c.parent, outer)
    expectIdentical(outer.tab(forIdentifier: "c"), c)
    expectNil(outer.tab(forIdentifier: "b"))
  }

  @Test func toolbarsTakeAppearances() {
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 3]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.kern: 4]
    appearance.backgroundColor = .red
    let copy = UIToolbarAppearance(barAppearance: appearance)
    expectEqual(copy.backgroundColor, .red)
    expectEqual(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int, 3)
    expectEqual(copy.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int, 4)
    copy.buttonAppearance.normal.titleTextAttributes = [.kern: 5]
    expectEqual(appearance.buttonAppearance.normal.titleTextAttributes[.kern] as? Int, 3)
    let bar = UIToolbar()
    let image = UIImage()
    bar.setShadowImage(image, forToolbarPosition: .bottom)
    expectIdentical(bar.shadowImage(forToolbarPosition: .bottom), image)
    expectNil(bar.shadowImage(forToolbarPosition: .top))
  }

  @Test func pageControllersHaveStyles() {
    let plain = UIPageViewController(nibName: nil, bundle: nil)
    expectEqual(plain.transitionStyle, .pageCurl)
    expectEqual(plain.navigationOrientation, .horizontal)
    expectTrue(plain.gestureRecognizers.isEmpty)
    let vertical = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    expectEqual(vertical.navigationOrientation, .vertical)
    expectEqual(vertical.transitionStyle, .scroll)
  }

  @Test func pointersHaveStyles() {
    let interaction = UIPointerInteraction()
    expectTrue(interaction.isEnabled)
    expectNil(interaction.view)
    let view = UIView()
    view.addInteraction(interaction)
    expectIdentical(interaction.view, view)
    view.removeInteraction(interaction)
    expectNil(interaction.view)
  }

  /// The image of a divider is centered on the line between its segments, in both directions.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func dividersAreCentered(direction: UITraitEnvironmentLayoutDirection) {
    let device = TestDevice(size: CGSize(width: 320, height: 100), direction: direction)
    let control = UISegmentedControl(items: ["A", "B", "C", "D"])
    control.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
    }
    control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    expectIdentical(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default), image)
    expectNil(control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default))
    device.window.addSubview(control)
    device.step()
    let middles = device.commands().compactMap { placed -> CGFloat? in
      guard case .image(let image) = placed.command, image.destination.width == 6 else { return nil }
      return image.destination.midX + placed.offset.x
    }
    expectEqual(middles.sorted(), [80, 160, 240])
  }

  @Test func menusLeaveHiddenCommandsOut() {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    button.menu = UIMenu(children: [
      UICommand(title: "Hidden", action: Selector("copy:"), attributes: .hidden),
      UICommand(title: "Copy it", action: Selector("copy:")),
    ])
    button.showsMenuAsPrimaryAction = true
    device.window.addSubview(button)
    device.step()
    device.tap(button.center)
    device.run(for: 1)
    expectNil(device.window.label(saying: "Hidden"))
    expectNotNil(device.window.label(saying: "Copy it"))
  }
}
