import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// Text that is drawn smaller until it fits, in a font whose widths are not in proportion to its sizes, as those of the
/// system's font are not.
@MainActor struct FittingTextTests {
  /// Boxes with a distance of a point, whatever their size.
  private struct SpacedBoxes: TextEngine {
    private let boxes = BoxFont()
    func metrics(of font: FontDescriptor) -> FontMetrics { boxes.metrics(of: font) }
    func width(of text: String, font: FontDescriptor) -> CGFloat {
      boxes.width(of: text, font: font) + CGFloat(text.count)
    }
    func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
      boxes.glyphs(of: run, scale: scale, fraction: fraction)
    }
  }

  private let device = TestDevice(environment: .phone, services: TestDevice.services(textEngine: SpacedBoxes()))

  private func texts() -> [TextCommand] {
    func flat(_ commands: [DrawCommand]) -> [TextCommand] {
      commands.flatMap { command -> [TextCommand] in
        switch command {
        case .group(let group): flat(group.commands)
        case .text(let text): [text]
        default: []
        }
      }
    }
    return flat(device.frame().commands)
  }

  private func label(_ text: String, size: CGFloat, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    label.adjustsFontSizeToFitWidth = true
    device.window.addSubview(label)
    return label
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width
  }

  @Test(arguments: [
    (20, 150, "Dashboard overview"), (24, 90, "Settings and privacy"), (40, 300, "Seven hundred words"),
  ])
  func aLineHasTheLargestSizeThatFits(size: CGFloat, room: CGFloat, text: String) throws {
    device.becomeCurrent()
    _ = label(text, size: size, CGRect(x: 0, y: 0, width: room, height: 50))
    let drawn = try #require(texts().first)
    expectEqual(drawn.run.text, text)
    expectAtMost(drawn.width, room + 0.01)
    // Two precisions of the search above: too wide.
    expectAtMost(room, width(text, drawn.run.font.size + 0.1))
  }

  /// Frames of storyboards fit text exactly in the fonts of iOS, which may be narrower than those here.
  @Test(arguments: [1, 0, 2])
  func textThatIsHardlyTooWideIsNotTruncated(lines: Int) throws {
    device.becomeCurrent()
    let text = "Dashboard overview"
    let room = width(text, 20) * 0.97
    let label = label(text, size: 20, CGRect(x: 0, y: 0, width: room, height: 24))
    (label.adjustsFontSizeToFitWidth, label.numberOfLines) = (false, lines)
    let drawn = try #require(texts().first)
    expectEqual(drawn.run.text, text)
    expectAtMost(drawn.width, room + 0.01)
    expectGreater(drawn.run.font.size, 19)
    label.bounds.size.width = width(text, 20) * 0.9
    let truncated = try #require(texts().first)
    #expect(truncated.run.text.hasSuffix("…"))
    expectEqual(truncated.run.font.size, 20)
  }

  /// The fonts with names that iOS has are replaced, too.
  @Test func textInAFontOfIOSMayBeWider() throws {
    device.becomeCurrent()
    let text = "Dashboard overview"
    let label = label(text, size: 20, CGRect(x: 0, y: 0, width: 100, height: 24))
    label.adjustsFontSizeToFitWidth = false
    label.font = UIFont(name: "MarkerFelt-Thin", size: 20)
    label.bounds.size.width = label.intrinsicContentSize.width * 0.9
    let drawn = try #require(texts().first)
    expectEqual(drawn.run.text, text)
  }

  /// The title of a button with a configuration wraps, but not where it is hardly too wide.
  @Test func titlesThatAreHardlyTooWideStayOnOneLine() throws {
    device.becomeCurrent()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    let natural = button.intrinsicContentSize
    button.frame = CGRect(origin: .zero, size: CGSize(width: natural.width - 1, height: natural.height))
    device.window.addSubview(button)
    expectEqual(texts().map(\.run.text), ["Button"])
    expectEqual(button.sizeThatFits(button.bounds.size).height, natural.height)
    button.frame.size.width = natural.width - 20
    expectGreater(button.sizeThatFits(button.bounds.size).height, natural.height)
  }

  @Test func textThatIsClippedKeepsItsSize() throws {
    device.becomeCurrent()
    let text = "Dashboard overview"
    let label = label(text, size: 20, CGRect(x: 0, y: 0, width: width(text, 20) * 0.97, height: 24))
    (label.adjustsFontSizeToFitWidth, label.lineBreakMode) = (false, .byClipping)
    let drawn = try #require(texts().first)
    expectEqual(drawn.run.font.size, 20)
  }

  @Test func theSmallestFactorLimitsTheSize() throws {
    device.becomeCurrent()
    let label = label("Dashboard overview", size: 20, CGRect(x: 0, y: 0, width: 60, height: 50))
    label.minimumScaleFactor = 0.5
    let drawn = try #require(texts().first)
    expectEqual(drawn.run.font.size, 10)
    #expect(drawn.run.text.hasSuffix("…"))
  }

  @Test(arguments: [2, 3, 0])
  func linesShrinkUntilNoneIsCutOff(lines: Int) throws {
    device.becomeCurrent()
    let text = "Two line label shrinking"
    let label = label(text, size: 30, CGRect(x: 0, y: 0, width: 100, height: 60))
    (label.numberOfLines, label.minimumScaleFactor) = (lines, 0.1)
    let drawn = texts()
    expectEqual(drawn.map(\.run.text).joined(separator: " ").filter { $0 != " " }, text.filter { $0 != " " })
    let size = try #require(drawn.first?.run.font.size)
    #expect(size < 30 && size > 10)
  }

  @Test func textThatFitsKeepsItsSize() throws {
    device.becomeCurrent()
    let label = label("Two lines of text", size: 20, CGRect(x: 0, y: 0, width: 150, height: 60))
    label.numberOfLines = 2
    #expect(texts().allSatisfy { $0.run.font.size == 20 })
  }

  @Test func titlesOfButtonsAndTextsOfFieldsFit() throws {
    device.becomeCurrent()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    button.setTitle("Dashboard overview", for: .normal)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 90, height: 40))
    (field.text, field.adjustsFontSizeToFitWidth, field.font) = ("Dashboard overview", true, .systemFont(ofSize: 24))
    for view in [button, field] { device.window.addSubview(view) }
    let drawn = texts()
    expectEqual(drawn.map(\.run.text), ["Dashboard overview", "Dashboard overview"])
    for text in drawn {
      expectAtMost(text.width, 90.01)
      expectAtMost(85, text.width)
    }
  }
}
