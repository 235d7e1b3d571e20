import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// Alert views and action sheets of early systems.
@MainActor
struct AlertViewTests {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var calls: [String] = []
    var allowsFirst = true

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
    func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      alertView.textField(at: 0)?.text?.isEmpty != true || allowsFirst
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      calls.append("chosen \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("closed \(buttonIndex)")
    }
  }

  private func tap(_ text: String, in host: NavigationFixture) throws {
    let windows = host.window.windowScene?.windows ?? []
    let label = try #require(windows.lazy.compactMap { $0.label(saying: text) }.first)
    let frame = label.convert(label.bounds, to: nil)
    host.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    host.run(for: 0.05)
    host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
    host.run(for: 1)
  }

  @Test func buttonsAreNumberedInTheirOrder() {
    let alert = UIAlertView(
      title: "Quit", message: "Sure?", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Later")
    expectEqual(alert.numberOfButtons, 3)
    expectEqual(alert.cancelButtonIndex, 0)
    expectEqual(alert.firstOtherButtonIndex, 1)
    expectEqual(alert.buttonTitle(at: 2), "Later")
    expectNil(alert.buttonTitle(at: 3))
    let plain = UIAlertView()
    expectEqual(plain.cancelButtonIndex, -1)
    expectEqual(plain.firstOtherButtonIndex, -1)
    expectEqual(plain.addButton(withTitle: "OK"), 0)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy")
    expectEqual([sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex], [0, 1, 2])
  }

  @Test func theDelegateIsCalledInOrder() throws {
    let host = NavigationFixture()
    let listener = Listener()
    UIAlertView(title: "Victory", message: "You won!", delegate: listener, cancelButtonTitle: "Fine").show()
    host.run(for: 1)
    expectEqual(listener.calls, ["will present", "did present"])
    expectFalse(host.window.isKeyWindow)
    try tap("Fine", in: host)
    expectEqual(listener.calls.dropFirst(2), ["clicked 0", "will dismiss 0", "did dismiss 0"])
    expectTrue(host.window.isKeyWindow)
    expectEqual(host.window.windowScene?.windows.count { !$0.isHidden && $0.windowLevel == .alert }, 0)
  }

  @Test func aSheetAppearsFromAnyPlace() {
    let host = NavigationFixture()
    let (tabs, tools, item) = (UITabBar(), UIToolbar(), UIBarButtonItem(systemItem: .add))
    host.window.addSubview(tabs)
    host.window.addSubview(tools)
    for show in [
      { $0.show(from: tabs) }, { $0.show(from: tools) }, { $0.show(from: item, animated: true) },
      { $0.show(from: rect(0, 0, 10, 10), in: host.window, animated: true) },
    ] as [(UIActionSheet) -> Void] {
      let listener = Listener()
      let sheet = UIActionSheet(
        title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
        otherButtonTitles: "Copy")
      expectEqual(["Cancel", "Copy", nil], (0..<3).map(sheet.buttonTitle))
      show(sheet)
      host.run(for: 1)
      let windows = host.window.windowScene?.windows ?? []
      expectNotNil(windows.lazy.compactMap { $0.label(saying: "Copy") }.first)
      sheet.dismiss(withClickedButtonIndex: 1, animated: true)
      host.run(for: 1)
      expectEqual(listener.calls, ["closed 1"], "the app's own choice is no click")
      sheet.dismiss(withClickedButtonIndex: 1, animated: true)
      expectEqual(listener.calls, ["closed 1"])
    }
  }

  @Test func itIsDismissedByTheApp() {
    let host = NavigationFixture()
    let listener = Listener()
    let alert = UIAlertView(title: nil, message: "Wait", delegate: listener, cancelButtonTitle: nil)
    alert.show()
    host.run(for: 1)
    expectTrue(alert.isVisible)
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    host.run(for: 1)
    expectFalse(alert.isVisible)
    expectEqual(listener.calls.dropFirst(2), ["will dismiss 0", "did dismiss 0"])
  }

  @Test func fieldsAreThereBeforeItIsShown() throws {
    let host = NavigationFixture()
    let listener = Listener()
    listener.allowsFirst = false
    let alert = UIAlertView(
      title: "Name", message: "", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "Save")
    alert.alertViewStyle = .loginAndPasswordInput
    expectEqual(alert.textField(at: 1)?.isSecureTextEntry, true)
    expectNil(alert.textField(at: 2))
    let field = try #require(alert.textField(at: 0))
    field.text = ""
    alert.show()
    host.run(for: 1)
    try tap("Save", in: host)
    expectTrue(alert.isVisible)
    field.text = "Ann"
    field.sendActions(for: .editingChanged)
    try tap("Save", in: host)
    expectFalse(alert.isVisible)
    expectContains(listener.calls.joined(separator: ", "), "clicked 1")
  }

  @Test func choicesAreOffered() throws {
    let host = NavigationFixture()
    let listener = Listener()
    let sheet = UIActionSheet(
      title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
      otherButtonTitles: "Camera", "Library")
    sheet.show(in: host.first.view)
    host.run(for: 1)
    expectTrue(sheet.isVisible)
    try tap("Library", in: host)
    expectFalse(sheet.isVisible)
    expectEqual(listener.calls, ["chosen 2", "closed 2"])
  }
}
