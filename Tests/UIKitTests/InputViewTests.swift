import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Input views of the first responder at the bottom of a phone of 390 by 844 points, 30 of them below the safe area.
@MainActor
struct InputViewTests {
  private let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let field = UITextField(frame: rect(10, 100, 200, 30))
  private let bar = UIView(frame: rect(0, 0, 0, 44))

  init() {
    device.window.addSubview(field)
    device.run(for: 0.1)
  }

  private func frameOnScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func accessoryShowsWhileFieldIsFirstResponder() {
    field.inputAccessoryView = bar
    expectNil(bar.window)
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(frameOnScreen(bar), rect(0, 844 - 30 - 44, 390, 44))
    field.resignFirstResponder()
    device.run(for: 0.5)
    expectNil(bar.window)
    expectEqual(device.window.windowScene?.windows.count, 1)
  }

  @Test func inputViewIsBelowAccessory() {
    let keys = UIView(frame: rect(0, 0, 0, 200))
    field.inputAccessoryView = bar
    field.inputView = keys
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(frameOnScreen(keys), rect(0, 844 - 30 - 200, 390, 200))
    expectEqual(frameOnScreen(bar), rect(0, 844 - 30 - 200 - 44, 390, 44))
  }

  /// An accessory with constraints stays above the keyboard's replacement, whatever the height of that.
  @Test func aConstrainedAccessoryFollowsTheInputView() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    field.inputAccessoryView = bar
    field.inputView = UIView(frame: rect(0, 0, 0, 200))
    field.becomeFirstResponder()
    device.run(for: 0.5)
    for height in [200, 100, 300] as [CGFloat] {
      field.inputView = UIView(frame: rect(0, 0, 0, height))
      field.reloadInputViews()
      device.run(for: 0.5)
      expectEqual(frameOnScreen(bar), rect(0, 844 - 30 - height - 44, 390, 44))
    }
  }

  @Test func constraintsDetermineTheHeightOfASelfSizingInputView() {
    let input = UIInputView(frame: rect(0, 0, 0, 20), inputViewStyle: .keyboard)
    expectEqual(input.inputViewStyle, .keyboard)
    expectEqual(UIInputView(frame: .zero).inputViewStyle, .default)
    expectFalse(input.allowsSelfSizing)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    input.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: input.topAnchor), content.heightAnchor.constraint(equalToConstant: 70),
      content.bottomAnchor.constraint(equalTo: input.bottomAnchor),
    ])
    field.inputAccessoryView = input
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(frameOnScreen(input).height, 20)
    input.allowsSelfSizing = true
    device.run(for: 0.5)
    expectEqual(frameOnScreen(input), rect(0, 844 - 70, 390, 70))
    #expect(input.subviews.contains { $0 is UIVisualEffectView && $0.frame == input.bounds })
  }

  @Test func anotherViewIsShownWhenItIsReloaded() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    device.run(for: 0.5)
    let other = UIView(frame: rect(0, 0, 0, 60))
    field.inputAccessoryView = other
    device.run(for: 0.5)
    expectNil(other.window)
    field.reloadInputViews()
    device.run(for: 0.5)
    expectNil(bar.window)
    expectEqual(frameOnScreen(other), rect(0, 844 - 30 - 60, 390, 60))
    field.inputAccessoryView = nil
    field.reloadInputViews()
    device.run(for: 0.5)
    expectNil(other.window)
  }

  @Test func nearestResponderProvidesInputView() {
    let controller = Writing(bar: bar)
    device.window.rootViewController = controller
    let plain = UITextField(frame: rect(0, 0, 100, 30))
    controller.view.addSubview(plain)
    device.run(for: 0.5)
    plain.becomeFirstResponder()
    device.run(for: 0.5)
    expectNotNil(bar.window)
    let own = UIView(frame: rect(0, 0, 0, 20))
    plain.inputAccessoryView = own
    plain.reloadInputViews()
    device.run(for: 0.5)
    expectNil(bar.window)
    expectNotNil(own.window)
  }

  /// A chat's input accessory bar is visible from the beginning, and stays during and after editing.
  @Test func aControllerKeepsItsBar() {
    let controller = Writing(bar: bar)
    let inner = UITextField(frame: rect(5, 5, 100, 30))
    bar.addSubview(inner)
    device.window.rootViewController = controller
    device.run(for: 0.5)
    expectTrue(controller.isFirstResponder)
    expectNotNil(bar.window)
    inner.becomeFirstResponder()
    device.run(for: 0.5)
    expectTrue(inner.isFirstResponder)
    expectEqual(frameOnScreen(bar), rect(0, 844 - 30 - 44, 390, 44))
    inner.resignFirstResponder()
    device.run(for: 0.5)
    expectTrue(controller.isFirstResponder)
    expectNotNil(bar.window)
    device.window.rootViewController = UIViewController()
    device.run(for: 0.5)
    expectNil(bar.window)
  }

  @Test func touchesReachInputBarAndContentAround() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    device.run(for: 0.5)
    let front = device.window.windowScene?.windows.last
    expectIdentical(front?.hitTest(CGPoint(x: 100, y: 800), with: nil), bar)
    expectNil(front?.hitTest(CGPoint(x: 100, y: 700), with: nil))
  }

  @Test func constrainedInputBarExtendsToEdgeWithinSafeArea() {
    let tall = UIView()
    tall.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    tall.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: tall.topAnchor), content.heightAnchor.constraint(equalToConstant: 50),
      content.leadingAnchor.constraint(equalTo: tall.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: tall.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: tall.safeAreaLayoutGuide.bottomAnchor),
    ])
    field.inputAccessoryView = tall
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(frameOnScreen(tall), rect(0, 844 - 80, 390, 80))
    expectEqual(frameOnScreen(content), rect(0, 844 - 80, 390, 50))
  }

  @Test func theKeyboardGuideEnclosesTheViews() {
    let above = UIView()
    above.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(above)
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(equalTo: device.window.keyboardLayoutGuide.topAnchor),
      above.leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      above.widthAnchor.constraint(equalToConstant: 10), above.heightAnchor.constraint(equalToConstant: 10),
    ])
    device.run(for: 0.1)
    expectEqual(above.frame.maxY, 814)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(above.frame.maxY, 770)
    field.resignFirstResponder()
    device.run(for: 0.5)
    expectEqual(above.frame.maxY, 814)
  }

  @Test func appsHearOfThePartThatIsCovered() {
    var log: [String] = []
    let names: [NSNotification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated {
          guard RenderRoot.current === device.root else { return }
          log.append("\(name.rawValue) \(end?.minY ?? -1)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(log, ["UIKeyboardWillShowNotification 770.0", "UIKeyboardDidShowNotification 770.0"])
    log = []
    field.resignFirstResponder()
    device.run(for: 0.5)
    expectEqual(log, ["UIKeyboardWillHideNotification 844.0", "UIKeyboardDidHideNotification 844.0"])
  }

  @Test func fieldWithoutInputViewsShowsNone() {
    field.becomeFirstResponder()
    device.run(for: 0.5)
    expectEqual(device.window.windowScene?.windows.count, 1)
    expectNil(field.inputView)
    expectNil(field.inputAccessoryView)
    expectNil(UIViewController().inputAccessoryView)
  }

  @Test func inputBarHidesDuringPresentation() {
    let controller = Writing(bar: bar)
    device.window.rootViewController = controller
    device.run(for: 0.5)
    controller.present(UIViewController(), animated: true)
    device.run(for: 1)
    expectNil(bar.window)
    controller.dismiss(animated: true)
    device.run(for: 1)
    expectNotNil(bar.window)
  }
}

/// A controller with an input accessory bar, as in a chat.
private final class Writing: UIViewController {
  private let bar: UIView

  init(bar: UIView) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
