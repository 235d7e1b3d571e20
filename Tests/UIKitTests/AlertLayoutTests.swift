import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

@testable import UIKitControls

/// The frames of alerts by arithmetic: an alert is 270 points wide, with margins of 16 points and buttons of 44.
struct AlertLayoutTests {
  private func alert(
    _ style: UIAlertController.Style = .alert, width: CGFloat = 270, title: CGFloat = 20, message: CGFloat = 16,
    buttons: [CGFloat] = [40], hasCancel: Bool = false, _ change: (inout AlertLayout) -> Void = { _ in }
  ) -> AlertLayout {
    var layout = AlertLayout(
      style: style, width: width, titleHeight: title, messageHeight: message, buttonWidths: buttons,
      hasCancel: hasCancel, hairline: 0.5)
    change(&layout)
    return layout
  }

  @Test func wordsAreBelowEachOther() {
    let layout = alert()
    expectEqual([layout.title, layout.message], [rect(16, 20, 238, 20), rect(16, 43, 238, 16)])
    expectEqual([layout.wordsEnd, layout.height], [79, 123])
    expectEqual(layout.buttons, [rect(0, 79, 270, 44)])
    expectEqual(layout.lines, [rect(0, 79, 270, 0.5)])
    expectEqual(layout.cards, [rect(0, 0, 270, 123)])
    let sheet = alert(.actionSheet, width: 374)
    expectEqual([sheet.title, sheet.message], [rect(16, 14, 342, 20), rect(16, 37, 342, 16)])
    expectEqual(sheet.buttons, [rect(0, 67, 374, 57)])
    expectEqual(alert(message: 0).wordsEnd, 60)
    expectEqual(alert(title: 0).message, rect(16, 20, 238, 16))
    expectEqual(alert(title: 0).wordsEnd, 56)
    let bare = alert(title: 0, message: 0)
    expectEqual([bare.wordsEnd, bare.height], [0, 44])
    expectEqual(bare.lines, [], "nothing above the first button")
    expectEqual(alert(width: 20).title.width, 0)
  }

  @Test func fieldsAndContentFollowTheWords() {
    let layout = alert {
      ($0.fieldCount, $0.fieldTextHeight, $0.contentHeight) = (2, 10, 30)
    }
    expectEqual(layout.fields, [rect(16, 75, 238, 32), rect(16, 113, 238, 32)])
    expectEqual(layout.content, rect(0, 161, 270, 30))
    expectEqual(layout.buttons, [rect(0, 191, 270, 44)])
    expectEqual(alert { ($0.fieldCount, $0.fieldTextHeight) = (1, 20) }.fields, [rect(16, 75, 238, 36)])
    expectEqual(alert(message: 0) { $0.fieldCount = 1 }.fields, [rect(16, 56, 238, 32)])
    expectEqual(alert(title: 0, message: 0) { $0.fieldCount = 1 }.fields, [rect(16, 20, 238, 32)])
    expectEqual(alert(title: 0, message: 0) { $0.fieldCount = 1 }.wordsEnd, 68)
  }

  /// Two buttons share a row if both titles leave a margin in their halves, with the cancel button at the leading edge.
  @Test func twoButtonsShareARow() {
    let layout = alert(buttons: [119, 119])
    expectTrue(layout.isSideBySide)
    expectEqual(layout.buttons, [rect(0, 79, 135, 44), rect(135, 79, 135, 44)])
    expectEqual(layout.lines, [rect(0, 79, 270, 0.5), rect(135, 79, 0.5, 44)])
    expectEqual(layout.height, 123)
    let cancelling = alert(buttons: [119, 119], hasCancel: true) { $0.buttonTextHeights = [50, 60] }
    expectEqual(cancelling.buttons, [rect(135, 79, 135, 60), rect(0, 79, 135, 60)])
    expectEqual(cancelling.lines, [rect(0, 79, 270, 0.5), rect(135, 79, 0.5, 60)])
    expectEqual(cancelling.cards, [rect(0, 0, 270, 139)])
    for buttons in [[120, 40], [40, 120], [40], [40, 40, 40], []] as [[CGFloat]] {
      expectFalse(alert(buttons: buttons).isSideBySide, "\(buttons)")
    }
    expectFalse(alert(.actionSheet, buttons: [40, 40]).isSideBySide)
    let stacked = alert(buttons: [120, 40]) { $0.buttonTextHeights = [50, 20] }
    expectEqual(stacked.buttons, [rect(0, 79, 270, 50), rect(0, 129, 270, 44)])
    expectEqual(stacked.lines, [rect(0, 79, 270, 0.5), rect(0, 129, 270, 0.5)])
  }

  /// An action sheet's cancel button is apart from the choices, if there are any or words.
  @Test func theCancelButtonOfASheetHasACard() {
    let sheet = alert(.actionSheet, width: 374, buttons: [40, 40, 40], hasCancel: true)
    expectTrue(sheet.hasCancelCard)
    expectEqual(sheet.buttons, [rect(0, 67, 374, 57), rect(0, 124, 374, 57), rect(0, 189, 374, 57)])
    expectEqual(sheet.lines, [rect(0, 67, 374, 0.5), rect(0, 124, 374, 0.5)])
    expectEqual(sheet.cards, [rect(0, 0, 374, 181), rect(0, 189, 374, 57)])
    expectEqual(sheet.height, 246)
    expectFalse(alert(.actionSheet, title: 0, message: 0, buttons: [40], hasCancel: true).hasCancelCard)
    expectTrue(alert(.actionSheet, title: 0, message: 0, buttons: [40, 40], hasCancel: true).hasCancelCard)
    expectTrue(alert(.actionSheet, buttons: [40], hasCancel: true).hasCancelCard)
    expectFalse(alert(.actionSheet, buttons: [40, 40]).hasCancelCard)
    expectFalse(alert(buttons: [40, 40], hasCancel: true).hasCancelCard)
  }

  @Test(arguments: [
    (UIAlertController.Style.alert, rect(0, 0, 390, 844), false, rect(60, 50, 270, 764)),
    (.alert, rect(0, 0, 390, 844), true, rect(16, 50, 358, 764)),
    (.alert, rect(0, 0, 320, 568), true, rect(8, 50, 304, 488)),
    (.alert, rect(0, 0, 250, 844), false, rect(8, 50, 234, 764)),
    (.actionSheet, rect(0, 0, 390, 844), false, rect(8, 50, 374, 764)),
    (.actionSheet, rect(0, 0, 844, 390), false, rect(235, 50, 374, 310)),
    (.actionSheet, rect(0, 0, 844, 390), true, rect(235, 50, 374, 310)),
    (.alert, rect(10, 20, 390, 844), false, rect(70, 70, 270, 764)),
    (.alert, rect(0, 0, 10, 60), false, rect(5, 50, 0, 0)),
  ])
  func alertsAreInTheMiddle(style: UIAlertController.Style, bounds: CGRect, isLarge: Bool, area: CGRect) {
    let safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    expectEqual(AlertLayout.availableArea(for: style, in: bounds, safeArea: safeArea, isLarge: isLarge), area)
  }

  @Test func alertsKeepADistanceFromTheScreen() {
    let area = AlertLayout.availableArea(for: .actionSheet, in: rect(0, 0, 320, 480), safeArea: .zero)
    expectEqual(area, rect(8, 8, 304, 464))
  }
}
