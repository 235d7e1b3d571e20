import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Images that apps give to controls, and how they color and move what controls show.
@MainActor
struct ControlImageTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 400), scale: 1)

  /// An image of one color.
  private func image(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The pixel of a view's picture.
  private func pixel(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIColor? {
    let size = CGSize(width: 1, height: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: -x, y: -y)
      view.layer.render(in: context.cgContext)
    }
    guard let data = picture.cgImage?.dataProvider?.data as Data?, data.count >= 4 else { return nil }
    let parts = data.prefix(4).map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  @Test func aStepperShowsItsImages() {
    let stepper = UIStepper(frame: .zero)
    device.window.addSubview(stepper)
    device.run(for: 0.1)
    stepper.tintColor = .green
    stepper.setBackgroundImage(image(.blue), for: .normal)
    stepper.setBackgroundImage(image(.gray), for: .disabled)
    stepper.setIncrementImage(image(.white, 10, 10), for: .normal)
    stepper.setDecrementImage(image(.red, 10, 10).withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.setDividerImage(image(.black, 2), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.value = 50
    expectEqual(pixel(stepper, 5, 5), .blue)
    expectEqual(pixel(stepper, 23, 16), .red)
    expectEqual(pixel(stepper, 70, 16), .green)
    expectEqual(pixel(stepper, 47, 16)?.cgColor.components, [0, 0, 0, 1])
    stepper.value = 0
    expectNotEqual(pixel(stepper, 5, 5), .blue)
    expectEqual(pixel(stepper, 90, 5), .blue)
  }

  /// The published way to signs in the tint color: the images of the system are set as the app's own.
  @Test func signsOfAStepperAreImagesOfTheSystem() {
    let stepper = UIStepper()
    expectEqual(stepper.incrementImage(for: .normal), UIImage(systemName: "plus"))
    expectEqual(stepper.decrementImage(for: .normal), UIImage(systemName: "minus"))
    expectNil(stepper.incrementImage(for: .disabled))
    #expect(stepper.backgroundImage(for: .normal) == nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    let own = image(.red)
    stepper.setDividerImage(own, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    expectIdentical(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal), own)
  }

  @Test func aProgressViewStretchesItsImages() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.trackImage = image(.blue).withRenderingMode(.alwaysOriginal)
    view.progressImage = image(.red).withRenderingMode(.alwaysOriginal)
    view.progress = 0.5
    device.window.addSubview(view)
    device.run(for: 0.1)
    expectEqual(pixel(view, 2, 2), .red)
    expectEqual(pixel(view, 45, 2), .red)
    expectEqual(pixel(view, 55, 2), .blue)
    expectEqual(pixel(view, 97, 2), .blue)
  }

  @Test func aSegmentMovesItsContent() throws {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    device.window.addSubview(control)
    device.run(for: 0.1)
    func place(_ text: String) -> CGPoint? { control.label(saying: text)?.frame.origin }
    let before = try #require(place("b"))
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 1)
    expectEqual(control.contentOffsetForSegment(at: 1), CGSize(width: 3, height: -2))
    expectEqual(control.contentOffsetForSegment(at: 0), .zero)
    expectEqual(control.contentOffsetForSegment(at: 9), .zero)
    device.run(for: 0.1)
    expectEqual(place("b"), CGPoint(x: before.x + 3, y: before.y - 2))
  }

  @Test func transformersChangeTheColorsOfAButtonsParts() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.baseForegroundColor = .blue
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let same = configuration
    expectEqual(same, configuration)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    expectNotEqual(same, configuration)
    let button = UIButton(configuration: configuration)
    device.window.addSubview(button)
    button.sizeToFit()
    device.run(for: 0.1)
    let picture = try #require(button.imageView)
    expectEqual(picture.tintColor, .red)
    button.configuration?.showsActivityIndicator = true
    device.run(for: 0.1)
    let spinner = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    expectEqual(spinner.color, .green)
    button.configuration?.imageColorTransformer = nil
    device.run(for: 0.1)
    expectEqual(picture.tintColor, .blue)
  }

  /// A title of a navigation bar is moved by its appearance and by the bar.
  @Test func aBarMovesItsTitle() throws {
    let page = UIViewController()
    page.title = "Title"
    let stack = UINavigationController(rootViewController: page)
    device.window.rootViewController = stack
    device.run(for: 0.1)
    func place() throws -> CGPoint { try #require(stack.navigationBar.label(saying: "Title")).frame.origin }
    let before = try place()
    stack.navigationBar.setTitleVerticalPositionAdjustment(-5, for: .default)
    expectEqual(stack.navigationBar.titleVerticalPositionAdjustment(for: .default), -5)
    expectEqual(stack.navigationBar.titleVerticalPositionAdjustment(for: .compact), 0)
    device.run(for: 0.1)
    expectEqual(try place(), CGPoint(x: before.x, y: before.y - 5))
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 2)
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance
    device.run(for: 0.1)
    expectEqual(try place(), CGPoint(x: before.x + 7, y: before.y - 3))
    stack.view.setNeedsLayout()
    device.run(for: 0.1)
    expectEqual(try place(), CGPoint(x: before.x + 7, y: before.y - 3))
  }

  @Test func lessProminentColorsAreFainter() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let shares: [UIColor.Prominence] = [.primary, .secondary, .tertiary, .quaternary]
    let alphas = shares.map { color.withProminence($0).cgColor.alpha }
    expectEqual(alphas.first, 0.5)
    expectEqual(alphas, alphas.sorted(by: >))
    expectEqual(Set(alphas).count, 4)
  }

  /// Checkboxes exist on the Mac only.
  @Test func aSwitchSlidesInAnyStyle() {
    let control = UISwitch()
    expectEqual(control.preferredStyle, .automatic)
    control.preferredStyle = .checkbox
    expectEqual(control.preferredStyle, .checkbox)
    expectEqual(control.style, .sliding)
  }
}
