import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct TextViewSizeTests {
  private let fixture = TextViewFixture(text: "aaaa bbbb cccc dddd eeee")
  private var view: UITextView { fixture.view }

  @Test func nonscrollingViewFitsTextInsetsAndPadding() {
    expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let two = (16 + 2 * TextViewFixture.lineHeight).rounded(.up)
    expectEqual(view.sizeThatFits(CGSize(width: 170, height: 0)), CGSize(width: 150, height: two))
    expectEqual(view.intrinsicContentSize.width, 186)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    expectEqual(view.intrinsicContentSize.width, 182)
    expectEqual(
      view.sizeThatFits(CGSize(width: 150, height: 0)).height, (4 + 2 * TextViewFixture.lineHeight).rounded(.up))
  }

  @Test func theBackgroundIsThatOfTheSystem() {
    expectEqual(UITextView().backgroundColor, .systemBackground)
    expectEqual(UITextView(frame: .zero, textContainer: nil).backgroundColor, .systemBackground)
  }

  @Test func constrainedViewGrowsWithTypedText() {
    view.isScrollEnabled = false
    view.text = ""
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixture.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    fixture.skip(0.1)
    expectEqual(view.bounds.height, (16 + TextViewFixture.lineHeight).rounded(.up))
    view.becomeFirstResponder()
    fixture.type("aaaa bbbb cccc")
    fixture.skip(0.1)
    expectEqual(view.bounds.height, (16 + 2 * TextViewFixture.lineHeight).rounded(.up))
    expectEqual(view.contentOffset, .zero)
  }

  @Test func cellGrowsWithTheTextView() {
    let cell = UIView(frame: rect(0, 0, 170, 10))
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.topAnchor), view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    expectEqual(height(170), 16 + 2 * TextViewFixture.lineHeight)
    expectEqual(height(90), 16 + 3 * TextViewFixture.lineHeight)
    view.text = "a\nb\nc\n"
    expectEqual(height(170), 16 + 4 * TextViewFixture.lineHeight)
    view.textContainer.maximumNumberOfLines = 2
    expectEqual(height(170), 16 + 2 * TextViewFixture.lineHeight)
  }

  @Test func viewWithoutWidthHasNoHeight() {
    let view = UITextView()
    view.text = String(repeating: "word ", count: 100)
    expectEqual(view.contentSize, .zero)
    view.frame = rect(0, 0, 170, 100)
    view.layoutIfNeeded()
    expectEqual(view.contentSize.width, 170)
    expectGreater(view.contentSize.height, 200)
  }

  @Test func everyFontGrowsWithTextSize() {
    fixture.device.becomeCurrent()
    let text = NSMutableAttributedString(
      string: "title\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    text.append(NSAttributedString(string: "body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
    view.attributedText = text
    expectEqual(view.font?.pointSize, 28)
    view.adjustsFontForContentSizeCategory = true
    let label = UILabel(frame: rect(0, 0, 100, 100))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    fixture.window.addSubview(label)
    let small = view.contentSize.height
    fixture.root.environment.preferredContentSizeCategory = .accessibilityLarge
    fixture.frame()
    for text in [view.attributedText, label.attributedText].compactMap(\.self) {
      let sizes = [0, 8].map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
      expectEqual(sizes, [43, 33])
    }
    expectGreater(view.contentSize.height, small)
  }

  @Test func linesBeginRightInRightToLeft() {
    view.text = "aaaa\n"
    view.semanticContentAttribute = .forceRightToLeft
    fixture.skip(0.1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(fixture.caret == (160 - 32, 0))
    fixture.key(.keyboardDownArrow)
    #expect(fixture.caret == (160 - 2, 1), "within the column")
    view.textAlignment = .center
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(fixture.caret == (64, 0))
  }

  @Test(arguments: [.nan, .infinity, -9, 1e300] as [CGFloat])
  func nonFiniteNumbersDoNoHarm(number: CGFloat) {
    view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    view.textContainer.lineFragmentPadding = number
    view.becomeFirstResponder()
    fixture.type("a\n")
    fixture.key(.keyboardUpArrow)
    _ = view.sizeThatFits(CGSize(width: number, height: number))
    view.selectedRange = NSRange(location: .max, length: .max)
    view.scrollRangeToVisible(NSRange(location: -5, length: 400))
    _ = view.closestPosition(to: CGPoint(x: number, y: number))
    fixture.skip(0.1)
    expectEqual(view.text, "aaaa bbbb cccc dddd eeeea\n")
  }

  /// A selection in the first and the last line is shown with the inset beside it.
  @Test func shownSelectionIncludesInsetsAtBothEnds() {
    view.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    view.textContainerInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    fixture.frame()
    let height = 70 + 20 * TextViewFixture.lineHeight
    expectTrue(isClose(view.contentSize.height, height, within: 1), "\(view.contentSize)")
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    fixture.run(for: 1)
    expectTrue(isClose(view.contentOffset.y, view.contentSize.height - view.bounds.height), "\(view.contentOffset)")
    view.scrollRangeToVisible(NSRange(location: 7, length: 3))
    fixture.run(for: 1)
    expectTrue(isClose(view.contentOffset.y, 30 + TextViewFixture.lineHeight), "\(view.contentOffset)")
    view.scrollRangeToVisible(NSRange(location: 2, length: 3))
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 0)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
    fixture.type("x")
    fixture.run(for: 1)
    expectTrue(isClose(view.contentOffset.y, view.contentSize.height - view.bounds.height), "\(view.contentOffset)")
  }
}
