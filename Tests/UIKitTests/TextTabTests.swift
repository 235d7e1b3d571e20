import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Tabs of paragraph styles, with the defaults of Apple's documentation.
@MainActor
struct TextTabTests {
  @Test func aStyleHasTwelveTabs() {
    let style = NSMutableParagraphStyle()
    expectEqual(style.tabStops.map(\.location), (1...12).map { CGFloat($0) * 28 })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
    expectEqual(style.defaultTabInterval, 0)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200), NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 100, options: [:]))
    expectEqual(style.tabStops.map(\.location), [50, 100, 200])
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 100))
    expectEqual((style.copy() as? NSParagraphStyle)?.tabStops.map(\.location), [50, 200])
    expectEqual(NSTextTab(textAlignment: .left, location: 5), NSTextTab(textAlignment: .left, location: 5))
    expectNotEqual(NSTextTab(textAlignment: .left, location: 5), NSTextTab(textAlignment: .right, location: 5))
    expectTrue(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
  }

  @Test func textViewsPlaceTextAtTabs() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 120)]
    view.attributedText = NSAttributedString(string: "ab\tcd", attributes: [.paragraphStyle: style])
    let device = TestDevice(size: CGSize(width: 300, height: 100))
    device.window.addSubview(view)
    device.step()
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    // Text begins 5 points from the left, the padding of the container.
    expectClose(view.caretRect(for: position).minX, 125, within: 1.5)
  }
}
