import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct AlertTests {
  private func present(
    _ alert: UIAlertController, on host: NavigationFixture, for seconds: TimeInterval = 1
  ) {
    host.first.present(alert, animated: true)
    host.run(for: seconds)
  }

  private func frame(of text: String, in host: NavigationFixture) throws -> CGRect {
    let label = try #require(host.window.label(saying: text))
    return label.convert(label.bounds, to: host.window)
  }

  private func tap(_ text: String, in host: NavigationFixture) throws {
    let frame = try frame(of: text, in: host)
    tap(CGPoint(x: frame.midX, y: frame.midY), in: host)
  }

  private func tap(_ point: CGPoint, in host: NavigationFixture) {
    host.touch(.began, at: point)
    host.run(for: 0.05)
    host.touch(.ended, at: point)
    host.run(for: 0.02)
  }

  /// Properties that published apps set by name, because UIKit does not declare them.
  @Test func undeclaredPropertiesAreSetByName() {
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    let (text, page) = (NSAttributedString(string: "styled"), UIViewController())
    for (key, value) in [("attributedTitle", text), ("attributedMessage", text), ("contentViewController", page)]
      as [(String, NSObject)]
    {
      expectNil(alert.value(forKey: key), "\(key)")
      alert.setValue(value, forKey: key)
      expectIdentical(alert.value(forKey: key) as? NSObject, value, "\(key)")
      alert.setValue(nil, forKey: key)
      expectNil(alert.value(forKey: key), "\(key)")
    }
    let action = UIAlertAction(title: "OK", style: .default)
    for (key, value) in [("titleTextColor", UIColor.red), ("imageTintColor", UIColor.blue), ("image", UIImage())]
      as [(String, NSObject)]
    {
      expectNil(action.value(forKey: key), "\(key)")
      action.setValue(value, forKey: key)
      expectIdentical(action.value(forKey: key) as? NSObject, value, "\(key)")
    }
    expectEqual(action.value(forKey: "checked") as? Bool, false)
    action.setValue(true, forKey: "checked")
    expectEqual(action.value(forKey: "checked") as? Bool, true)
    action.setValue(nil, forKey: "checked")
    expectEqual(action.value(forKey: "checked") as? Bool, false)
    expectNil(action.value(forKey: "titleTextAlignment"))
    for (value, alignment) in [
      (NSTextAlignment.right.rawValue, .right), (CATextLayerAlignmentMode.left, .left),
      (CATextLayerAlignmentMode.right, .right), (CATextLayerAlignmentMode.center, .center),
      (CATextLayerAlignmentMode.justified, .justified), (CATextLayerAlignmentMode.natural, .natural),
    ] as [(Any, NSTextAlignment)] {
      action.setValue(value, forKey: "titleTextAlignment")
      expectEqual(action.value(forKey: "titleTextAlignment") as? Int, alignment.rawValue, "\(value)")
    }
  }

  @Test
  func cardIsCenteredWithCancelFirst() throws {
    let host = NavigationFixture()
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, on: host)
    let window = host.window
    let card = alert.view.convert(alert.view.bounds, to: window)
    expectEqual(card.width, 270)
    expectLess(abs(card.midX - window.bounds.midX), 0.01)
    expectAtMost(abs(card.midY - (50 + window.bounds.height - 30) / 2), 1)
    let (cancel, delete) = (try frame(of: "Cancel", in: host), try frame(of: "Delete", in: host))
    expectLess(cancel.midX, delete.midX)
    expectEqual(cancel.midY, delete.midY)
    expectEqual(alert.actions.map(\.title), ["Cancel", "Delete"])
    // Their highlights have the corners of the card.
    let corners = ["Cancel", "Delete"].compactMap { text in
      sequence(first: host.window.label(saying: text) as UIView?, next: { $0?.superview })
        .first { $0?.layer.cornerRadius != 0 }??.layer.maskedCorners
    }
    expectEqual(corners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test
  func onlyTheChosenHandlerRunsAfterDismissal() throws {
    let host = NavigationFixture()
    var log: [String] = []
    let alert = UIAlertController(title: "Sort by", message: nil, preferredStyle: .alert)
    for name in ["Name", "Date", "Size"] {
      alert.addAction(
        UIAlertAction(title: name, style: .default) { action in
          log.append("\(action.title ?? "") \(host.first.presentedViewController == nil)")
        })
    }
    present(alert, on: host)
    try tap("Date", in: host)
    expectEmpty(log)
    host.run(for: 1)
    expectEqual(log, ["Date true"])
    expectNil(alert.view.window)
  }

  @Test
  func disabledActionDoesNothingUntilEnabled() throws {
    let host = NavigationFixture()
    var count = 0
    let alert = UIAlertController(title: "Send", message: nil, preferredStyle: .alert)
    let send = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    send.isEnabled = false
    alert.addAction(send)
    present(alert, on: host)
    try tap("OK", in: host)
    host.run(for: 1)
    expectEqual(count, 0)
    expectIdentical(host.first.presentedViewController, alert)
    send.isEnabled = true
    try tap("OK", in: host)
    host.run(for: 1)
    expectEqual(count, 1)
    expectNil(host.first.presentedViewController)
  }

  @Test
  func outsideTouchCancelsOnlyActionSheets() {
    for style in [UIAlertController.Style.actionSheet, .alert] {
      let host = NavigationFixture()
      var isCancelled = false
      let alert = UIAlertController(title: nil, message: "Which?", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "This one", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
      present(alert, on: host)
      tap(CGPoint(x: 5, y: 60), in: host)
      host.run(for: 1)
      expectEqual(isCancelled, (style == .actionSheet))
    }
  }

  @Test
  func cancelButtonOfActionSheetHasItsOwnCard() throws {
    let host = NavigationFixture()
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Take", style: .default))
    alert.addAction(UIAlertAction(title: "Choose", style: .default))
    present(alert, on: host)
    let window = host.window
    let sheet = alert.view.convert(alert.view.bounds, to: window)
    expectEqual(sheet.maxY, window.bounds.height - 30)
    expectEqual(sheet.width, window.bounds.width - 16)
    let locations = try ["Take", "Choose", "Cancel"].map { try frame(of: $0, in: host).midY }
    #expect(locations[1] - locations[0] == 57 && locations[2] - locations[1] == 57 + 8)
  }

  @Test
  func longTitlesStackButtonsAndScrollTheCard() throws {
    let host = NavigationFixture()
    let alert = UIAlertController(
      title: "A", message: String(repeating: "very long ", count: 400), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Remind me again tomorrow", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .default))
    present(alert, on: host)
    let remind = try frame(of: "Remind me again tomorrow", in: host)
    try expectEqual(frame(of: "No", in: host).midY, remind.midY + 44)
    let window = host.window
    expectEqual(alert.view.frame.height, window.bounds.height - 80)
    let scroller = try #require(alert.view.subviews.first as? UIScrollView)
    expectTrue(scroller.isScrollEnabled)
    expectGreater(scroller.contentSize.height, alert.view.frame.height)
  }

  @Test
  func tallActionSheetScrollsAboveItsCancelButton() throws {
    let host = NavigationFixture()
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    for index in 1...30 { alert.addAction(UIAlertAction(title: "Choice \(index)", style: .default)) }
    var isCancelled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    present(alert, on: host)
    let last = try frame(of: "Choice 30", in: host)
    let cancel = try frame(of: "Cancel", in: host)
    expectAtMost(cancel.maxY, host.window.bounds.height - 30)
    expectGreater(last.minY, cancel.maxY, "the list must be too long for this test")
    tap(CGPoint(x: cancel.midX, y: cancel.midY), in: host)
    host.run(for: 1)
    expectTrue(isCancelled)
  }

  /// Whether the label shows a text without truncation.
  private func isWhole(_ text: String, in fixture: NavigationFixture) throws -> Bool {
    let label = try #require(fixture.window.label(saying: text))
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    return needed.height <= label.bounds.height + 0.5
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func largeTextIsCompletelyVisible(style: UIAlertController.Style) throws {
    let fixture = NavigationFixture()
    fixture.root.environment.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    let texts = ["Delete all of the letters", "Archive", "Cancel"]
    for text in texts { alert.addAction(UIAlertAction(title: text, style: text == "Cancel" ? .cancel : .default)) }
    present(alert, on: fixture)
    for text in texts + ["Delete?", "It cannot be undone."] { #expect(try isWhole(text, in: fixture), "\(text)") }
    let size = try #require(fixture.window.label(saying: "Archive")?.font.pointSize)
    expectLess(40, size)
    expectLess(alert.view.frame.width, 390)
    fixture.root.environment.preferredContentSizeCategory = .large
    fixture.run(for: 0.1)
    expectEqual(fixture.window.label(saying: "Archive")?.font.pointSize, style == .alert ? 17 : 20)
  }

  @Test
  func programmerErrorsStopTheProgram() async {
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    let text = String(decoding: second?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    expectContains(text, "“No”")
    expectContains(text, "“Never”")
    let foreign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Go", style: .default)
    }
    let warning = String(decoding: foreign?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(warning, "“Go”")
  }

  /// The card of a sheet's last button has the button's four corners, and a card without a title those of its first.
  @Test func highlightsEndAtTheCornersOfTheirCards() {
    let host = NavigationFixture()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move", "Delete"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, on: host)
    let corners = ["Copy", "Delete", "Cancel"].map { text in
      sequence(first: host.window.label(saying: text) as UIView?, next: { $0?.superview })
        .first { $0?.layer.cornerRadius != 0 }??.layer.maskedCorners
    }
    expectEqual(
      corners,
      [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      ])
  }
}
