import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Notifications of a pasteboard's changes.
@MainActor
struct PasteboardChangeTests {
  @MainActor
  private final class Listener: NSObject {
    var lines: [String] = []

    func listen(to board: UIPasteboard?) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { [unowned self] note in
        let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
        let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
        MainActor.assumeIsolated { lines.append("+\(added ?? []) -\(removed ?? [])") }
      }
    }
  }

  @Test func eachChangeIsTold() {
    let device = TestDevice()
    device.becomeCurrent()
    let board = UIPasteboard.withUniqueName()
    let listener = Listener()
    let token = listener.listen(to: board)
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.addItems([["public.data": Data()]])
    board.setItems([["public.url": URL(fileURLWithPath: "/")]])
    board.url = nil
    expectEqual(
      listener.lines,
      [
        "+[\"public.utf8-plain-text\"] -[]", "+[\"public.data\"] -[]",
        "+[\"public.url\"] -[\"public.data\", \"public.utf8-plain-text\"]", "+[] -[\"public.url\"]",
      ])
    expectEqual(board.changeCount, 4)
  }

  @Test func theGeneralPasteboardIsOneObject() {
    let device = TestDevice()
    device.becomeCurrent()
    expectTrue(UIPasteboard.general === UIPasteboard.general)
    let listener = Listener()
    let token = listener.listen(to: UIPasteboard.general)
    defer { NotificationCenter.default.removeObserver(token) }
    UIPasteboard.general.string = "a"
    UIPasteboard.withUniqueName().string = "b"
    expectEqual(listener.lines, ["+[\"public.utf8-plain-text\"] -[]"])
  }

  @Test func numbersOfPointsAreObjects() throws {
    let width: CGFloat = 2.5
    expectEqual(width as NSNumber, 2.5)
    let values: [String: Any] = ["width": width]
    expectEqual(values["width"] as? NSNumber, 2.5)
    expectEqual(NSNumber(value: 3) as? CGFloat, 3)
    expectEqual((values as NSDictionary)["width"] as? CGFloat, 2.5)
  }
}
