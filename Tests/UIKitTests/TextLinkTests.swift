import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// Taps on links of text views that cannot be edited.
@MainActor
struct TextLinkTests {
  private final class Reader: NSObject, UITextViewDelegate {
    var opened: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      opened.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  private let fixture = TextViewFixture()
  private let reader = Reader()
  private var view: UITextView { fixture.view }

  init() {
    view.isEditable = false
    view.delegate = reader
  }

  private func tap(_ x: CGFloat, line: CGFloat = 0) -> [String] {
    fixture.skip(1)
    fixture.tap(fixture.point(x, line: line))
    defer { reader.opened = [] }
    return reader.opened
  }

  /// The letters of the link are between 20 and 44 points.
  @Test func theDelegateDecidesAboutALinkThatIsTapped() throws {
    let text = NSMutableAttributedString(string: "xx abc yy", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.link, value: try #require(URL(string: "app://page")), range: NSRange(location: 3, length: 3))
    view.attributedText = text
    expectEqual(tap(32), ["app://page 3+3"])
    expectEqual(tap(4), [])
    expectEqual(tap(32, line: 2), [])
    view.isEditable = true
    expectEqual(tap(32), [])
  }

  @Test func detectedNumbersAreLinksWhileTheTextCannotBeEdited() {
    view.text = "ab 010-1234-5678"
    expectEqual(tap(60), [])
    view.dataDetectorTypes = .phoneNumber
    expectEqual(tap(60), ["tel:01012345678 3+13"])
    expectEqual(tap(8), [])
  }
}
