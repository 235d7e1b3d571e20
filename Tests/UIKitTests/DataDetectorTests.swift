import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Dates and addresses in texts.
@MainActor
struct DataDetectorTests {
  private func found(_ text: String, _ type: NSTextCheckingTypes) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: type).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  private func text(_ result: NSTextCheckingResult, in string: String) -> String {
    (string as NSString).substring(with: result.range)
  }

  @Test(arguments: [
    ("See you on November 29, 2026 at 5:30 PM.", "November 29, 2026 at 5:30 PM", [2026, 11, 29, 17, 30]),
    ("Due 2027-02-28", "2027-02-28", [2027, 2, 28, 12, 0]),
    ("on the 3rd of May 2027", "3rd of May 2027", [2027, 5, 3, 12, 0]),
    ("Monday, June 7, 2027, 9am", "Monday, June 7, 2027, 9am", [2027, 6, 7, 9, 0]),
    ("am 24.12.2027 um", "24.12.2027", [2027, 12, 24, 12, 0]),
    ("2027-01-05T07:08", "2027-01-05T07:08", [2027, 1, 5, 7, 8]),
    ("12:15 a.m., 4 Sept 2027", "4 Sept 2027", [2027, 9, 4, 12, 0]),
    ("2027-01-05 at 12 am", "2027-01-05 at 12 am", [2027, 1, 5, 0, 0]),
    ("from 7/7/2028 12:30 PM", "7/7/2028 12:30 PM", [2028, 7, 7, 12, 30]),
    ("due 05/05/27, 11:59 p.m.", "05/05/27, 11:59 p.m.", [2027, 5, 5, 23, 59]),
  ]) func datesAreFound(string: String, part: String, expected: [Int]) throws {
    let result = try #require(try found(string, 1 << 3).first { text($0, in: string) == part }, "\(string)")
    let date = try #require(result.date)
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    expectEqual([parts.year, parts.month, parts.day, parts.hour, parts.minute], expected)
    expectEqual(result.resultType.rawValue, 1 << 3)
    expectNil(result.timeZone)
    expectEqual(result.duration, 0)
  }

  /// A day is at noon unless a time follows it, and a time alone is today's.
  @Test(arguments: [
    ("today", 0, 12, 0), ("Tomorrow at 9am", 1, 9, 0), ("yesterday 00:05", -1, 0, 5), ("at 11:59 pm", 0, 23, 59),
  ]) func daysAreRelativeToToday(string: String, days: Int, hour: Int, minute: Int) throws {
    let results = try found(string, 1 << 3)
    expectEqual(results.map { text($0, in: string) }, [string])
    let calendar = Calendar(identifier: .gregorian)
    let day = try #require(calendar.date(byAdding: .day, value: days, to: Date()))
    let expected = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day)
    expectEqual(results.first?.date, expected)
  }

  @Test func aTimeZoneIsPartOfADate() throws {
    let result = try #require(try found("June 7, 2027 at 9am PST", 1 << 3).first)
    expectEqual(result.timeZone?.secondsFromGMT(for: Date(timeIntervalSince1970: 0)), -8 * 3600)
    expectEqual(result.date, ISO8601DateFormatter().date(from: "2027-06-07T16:00:00Z"), "daylight saving time")
  }

  @Test(arguments: [
    "2026-02-30", "13:75", "13 pm", "0 am", "24:00", "23:60", "13/13/2027", "you may 20 times", "version 1.2.3",
    "10:00:00", "",
  ])
  func otherNumbersAreNoDates(string: String) throws { expectEqual(try found(string, 1 << 3).count, 0) }

  @Test func addressesHaveParts() throws {
    let string = "Visit 1 Infinite Loop, Cupertino, CA 95014 soon"
    let result = try #require(try found(string, 1 << 4).first)
    expectEqual(text(result, in: string), "1 Infinite Loop, Cupertino, CA 95014")
    expectEqual(
      result.addressComponents, [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
    expectEqual(try found("3 apples in Cupertino", 1 << 4).count, 0)
  }

  @Test func kindsDoNotOverlap() throws {
    let string = "2027-01-05 or 555-123-4567"
    let results = try found(string, 1 << 3 | 1 << 11)
    expectEqual(results.map { text($0, in: string) }, ["2027-01-05", "555-123-4567"])
    expectEqual(results.map(\.resultType.rawValue), [1 << 3, 1 << 11])
  }

  @Test func resultsCanBeMade() {
    let (range, date) = (NSRange(location: 1, length: 2), Date(timeIntervalSince1970: 9))
    let result = NSTextCheckingResult.dateCheckingResult(
      range: range, date: date, timeZone: .gmt, duration: 60)
    expectEqual(result.date, date)
    expectEqual(result.duration, 60)
    expectEqual(result.range, range)
    expectEqual(NSTextCheckingResult.dateCheckingResult(range: range, date: date).date, date)
    let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Bonn"])
    expectEqual(address.addressComponents, [.city: "Bonn"])
    expectNil(address.date)
  }

  @Test func textViewsTellTheirDelegatesOfDates() {
    final class Listener: NSObject, UITextViewDelegate {
      var links: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        links.append(URL.absoluteString)
        return false
      }
    }
    let phone = TextViewFixture(text: "2027-01-05")
    let listener = Listener()
    phone.view.delegate = listener
    phone.view.isEditable = false
    phone.view.dataDetectorTypes = .calendarEvent
    phone.frame()
    phone.tap(phone.point(20, line: 0))
    phone.run(for: 1)
    expectEqual(listener.links, ["x-apple-data-detectors://0"])
  }
}
