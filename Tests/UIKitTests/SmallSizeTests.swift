import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes and positions that follow from the documentation, where no drawing shows them.
@MainActor
struct SmallSizeTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 400))

  @Test func barsAndCalendarsKeepTheirHeight() {
    device.becomeCurrent()
    let bar = UINavigationBar()
    expectEqual(bar.sizeThatFits(CGSize(width: 300, height: 9)), CGSize(width: 300, height: 44))
    expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 44))
    let item = UINavigationItem(title: "a")
    item.prompt = "b"
    bar.setItems([item], animated: false)
    expectEqual(bar.sizeThatFits(CGSize(width: 300, height: 9)).width, 300)
    expectGreater(bar.sizeThatFits(.zero).height, 44)
    expectEqual(bar.intrinsicContentSize.height, bar.sizeThatFits(.zero).height)
    let calendar = UICalendarView()
    let fitting = calendar.sizeThatFits(CGSize(width: 333, height: 7))
    expectEqual(fitting.width, 333)
    expectEqual(calendar.intrinsicContentSize.height, fitting.height)
  }

  /// The caret follows a finger that slides over the text: letters are 8 points wide.
  @Test func caretsFollowTheFinger() {
    let fixture = TextFieldFixture()
    fixture.field.text = "abcdefghij"
    fixture.field.becomeFirstResponder()
    fixture.frame()
    func caret() -> Int {
      fixture.field.selectedTextRange.map {
        fixture.field.offset(from: fixture.field.beginningOfDocument, to: $0.start)
      } ?? -1
    }
    let start = fixture.field.textRect(forBounds: fixture.field.bounds).minX
    fixture.touch(.began, at: CGPoint(x: start + 1, y: 17))
    fixture.touch(.moved, at: CGPoint(x: start + 24.5, y: 17))
    expectEqual(caret(), 3)
    fixture.touch(.moved, at: CGPoint(x: start + 56.5, y: 17))
    expectEqual(caret(), 7)
    fixture.touch(.moved, at: CGPoint(x: start + 8.5, y: 17))
    expectEqual(caret(), 1)
    fixture.touch(.ended, at: CGPoint(x: start + 8.5, y: 17))
    expectEqual(caret(), 1)
  }

  /// Text is drawn from the top of a rectangle, in lines that are as wide as it: letters are 8 points wide.
  @Test func stringsAreDrawnInRectangles() {
    final class Page: UIView {
      override func draw(_ rect: CGRect) {
        let text = NSAttributedString(string: "aaa bbb ccc", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.draw(in: CGRect(x: 30, y: 40, width: 26, height: 300))
        ("solo" as NSString).draw(
          in: CGRect(x: 100, y: 200, width: 200, height: 9), withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
      }
    }
    device.window.addSubview(Page(frame: rect(0, 0, 320, 400)))
    let drawn = device.commands().compactMap { placed -> (text: String, x: CGFloat, y: CGFloat)? in
      guard case .text(let text) = placed.command else { return nil }
      return (
        text.run.text.trimmingCharacters(in: .whitespaces), text.origin.x + placed.offset.x,
        text.origin.y + placed.offset.y
      )
    }
    expectEqual(drawn.prefix(3).map(\.text), ["aaa", "bbb", "ccc"])
    expectEqual(drawn.prefix(3).map(\.x), [30, 30, 30])
    let tops = drawn.prefix(3).map(\.y)
    expectTrue(tops.count == 3 && tops[0] >= 40 && tops[1] > tops[0])
    if tops.count == 3 { expectClose(tops[2] - tops[1], tops[1] - tops[0]) }
  }

  /// Values that sort by the rules of the methods that a descriptor names.
  @Test(arguments: [
    ("compare:", ["B", "a10", "a2"]), ("caseInsensitiveCompare:", ["a10", "a2", "B"]),
    ("localizedStandardCompare:", ["a2", "a10", "B"]), ("localizedCaseInsensitiveCompare:", ["a10", "a2", "B"]),
    ("localizedCompare:", ["a10", "a2", "B"]),
  ])
  func descriptorsCompareTexts(method: String, sorted: [String]) {
    let rows = ["a10", "B", "a2"].map { ["name": $0] as [String: Any] }
    for ascending in [true, false] {
      let descriptor = NSSortDescriptor(key: "name", ascending: ascending, selector: Selector(method))
      let found = (rows as NSArray).sortedArray(using: [descriptor]).compactMap {
        ($0 as? [String: Any])?["name"] as? String
      }
      expectEqual(found, ascending ? sorted : sorted.reversed(), "\(method)")
    }
  }

  @Test func descriptorsCompareNumbersAndDates() {
    func order(_ values: [Any]) -> [Int] {
      let rows = values.enumerated().map { ["value": $1, "index": $0] as [String: Any] }
      let sorted = (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: "value", ascending: true)])
      return sorted.compactMap { ($0 as? [String: Any])?["index"] as? Int }
    }
    expectEqual(order([3, 1, 2]), [1, 2, 0])
    expectEqual(order([NSNumber(value: 2.5), NSNumber(value: -1)]), [1, 0])
    expectEqual(order([Date(timeIntervalSince1970: 9), Date(timeIntervalSince1970: 3)]), [1, 0])
    expectEqual(order([NSNull(), 4, 3, NSNull()]), [0, 3, 2, 1], "nothing is before all values")
  }
}
