import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Commands in the menu of a button. UIKit sends them to the first responder and the responders after it.
@MainActor
@Suite(.serialized) struct MenuCommandTests {
  /// A view that performs some editing commands, and declares them as `canPerformAction(_:withSender:)` documents.
  private class Note: UIView {
    var allowed: Set<String> = []
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed.contains(NSStringFromSelector(action))
    }
    override func cut(_ sender: Any?) { note("cut", sender) }
    override func copy(_ sender: Any?) { note("copy", sender) }
    override func paste(_ sender: Any?) { note("paste", sender) }
    override func select(_ sender: Any?) { note("select", sender) }
    override func selectAll(_ sender: Any?) { note("selectAll", sender) }
    override func delete(_ sender: Any?) { note("delete", sender) }
    private func note(_ name: String, _ sender: Any?) {
      log.append(name + ((sender as? UICommand).map { " from \($0.title)" } ?? ""))
    }
  }

  private let device = TestDevice(size: CGSize(width: 390, height: 844))
  private let outer = Note(frame: rect(0, 0, 390, 844))
  private let inner = Note(frame: rect(20, 600, 350, 100))
  private let button = UIButton(configuration: .gray())

  init() {
    device.window.addSubview(outer)
    outer.addSubview(inner)
    button.frame = rect(20, 40, 120, 44)
    button.showsMenuAsPrimaryAction = true
    device.window.addSubview(button)
    device.step()
  }

  private func open(_ commands: UIMenuElement...) {
    button.menu = UIMenu(children: commands)
    device.tap(button.center)
    device.run(for: 1)
  }

  private func choose(_ title: String) throws {
    let label = try #require(device.window.label(saying: title))
    device.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    device.run(for: 1)
  }

  @Test(arguments: ["cut", "copy", "paste", "select", "selectAll", "delete"])
  func firstResponderPerformsAnEditingCommand(name: String) throws {
    inner.allowed = [name + ":"]
    inner.becomeFirstResponder()
    open(UICommand(title: "Perform", action: Selector(name + ":")))
    try choose("Perform")
    expectEqual(inner.log, ["\(name) from Perform"])
    expectNil(device.window.label(saying: "Perform"), "the menu has gone")
  }

  @Test func responderAfterTheFirstOnePerformsACommand() throws {
    outer.allowed = ["copy:"]
    inner.becomeFirstResponder()
    open(UICommand(title: "Copy it", action: Selector("copy:")))
    try choose("Copy it")
    expectEqual(inner.log, [])
    expectEqual(outer.log, ["copy from Copy it"])
  }

  @Test func commandThatNobodyPerformsIsDisabled() throws {
    inner.allowed = ["copy:"]
    inner.becomeFirstResponder()
    open(
      UICommand(title: "Copy it", action: Selector("copy:")), UICommand(title: "Paste it", action: Selector("paste:")))
    expectEqual(device.window.label(saying: "Copy it")?.textColor, .label)
    expectEqual(device.window.label(saying: "Paste it")?.textColor, .tertiaryLabel)
    try choose("Paste it")
    expectEqual(inner.log, [])
    expectNotNil(device.window.label(saying: "Paste it"), "a disabled row leaves the menu open")
  }

  /// A responder may answer for a method that it has not: the command is sent, and UIKit's empty one is called.
  @Test func responderThatOverridesNothingDoesNothing() throws {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }
    let plain = Plain(frame: rect(20, 200, 100, 100))
    device.window.addSubview(plain)
    plain.becomeFirstResponder()
    open(UICommand(title: "Copy it", action: Selector("copy:")))
    try choose("Copy it")
    expectNil(device.window.label(saying: "Copy it"))
  }

  @Test func validationChangesACommandBeforeItIsShown() throws {
    final class Judge: Note {
      override func validate(_ command: UICommand) { (command.title, command.state) = ("Copied", .on) }
    }
    let judge = Judge(frame: rect(20, 200, 100, 100))
    judge.allowed = ["copy:"]
    device.window.addSubview(judge)
    judge.becomeFirstResponder()
    open(UICommand(title: "Copy it", action: Selector("copy:")))
    try choose("Copied")
    expectEqual(judge.log, ["copy from Copied"])
  }

  @Test func editingCommandsAreSentByNameAlone() {
    device.becomeCurrent()
    inner.allowed = ["copy:"]
    inner.becomeFirstResponder()
    expectTrue(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
    expectTrue(UIApplication.shared.sendAction(Selector("paste:"), to: inner, from: nil, for: nil))
    expectFalse(UIApplication.shared.sendAction(Selector("cut:"), to: nil, from: nil, for: nil))
    expectEqual(inner.log, ["copy", "paste"])
  }

  /// `#selector(UIResponderStandardEditActions.copy(_:))` names a method that every responder has.
  @Test(arguments: [nil, UIResponder.self, (any UIResponderStandardEditActions).self] as [Any.Type?])
  func methodOfAllRespondersIsNobodysCommand(owner: Any.Type?) throws {
    let method = owner.map { SelectorMethod(owner: $0, applies: { $0 is UIResponder }) { _, _ in .init(nil) } }
    let copy = Selector(name: "copy:", method: method)
    let plain = UIView()
    expectFalse(plain.canPerformAction(copy, withSender: nil))
    expectFalse(plain.responds(to: copy))
    open(UICommand(title: "Copy it", action: copy))
    expectEqual(device.window.label(saying: "Copy it")?.textColor, .tertiaryLabel)
  }

  /// The commands that a text input performs, in the order of `names`.
  private func commands(of input: UIResponder) -> [String] {
    ["cut", "copy", "paste", "delete", "select", "selectAll"].filter {
      input.canPerformAction(Selector($0 + ":"), withSender: nil)
    }
  }

  @Test func textInputsPerformWhatHasAnEffect() {
    let board = UIPasteboard.general.string
    defer { UIPasteboard.general.string = board }
    UIPasteboard.general.string = nil
    let (field, text) = (UITextField(frame: rect(20, 200, 200, 40)), UITextView(frame: rect(20, 300, 200, 90)))
    for (input, view) in [(field as any UITextInput, field as UIView), (text, text)] {
      device.window.addSubview(view)
      view.becomeFirstResponder()
      expectEqual(commands(of: view), [])
      UIPasteboard.general.string = "new"
      input.insertText("one two")
      expectEqual(commands(of: view), ["paste", "select", "selectAll"])
      view.selectAll(nil)
      expectEqual(commands(of: view), ["cut", "copy", "paste", "delete"])
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument,
        to: input.position(from: input.beginningOfDocument, offset: 3) ?? input.endOfDocument)
      UIPasteboard.general.string = nil
      expectEqual(commands(of: view), ["cut", "copy", "delete", "selectAll"])
    }
    text.isEditable = false
    expectEqual(commands(of: text), ["copy", "selectAll"])
    field.isSecureTextEntry = true
    field.selectAll(nil)
    expectEqual(commands(of: field), ["delete"])
  }

  @Test func commandCopiesTheSelectionOfAField() throws {
    let board = UIPasteboard.general.string
    defer { UIPasteboard.general.string = board }
    let field = UITextField(frame: rect(20, 200, 200, 40))
    field.text = "words"
    device.window.addSubview(field)
    field.becomeFirstResponder()
    field.selectAll(nil)
    open(UICommand(title: "Copy it", action: Selector("copy:")))
    try choose("Copy it")
    expectEqual(UIPasteboard.general.string, "words")
  }
}
