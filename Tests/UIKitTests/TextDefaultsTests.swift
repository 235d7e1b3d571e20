import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The default values of properties of texts and formatters, as their documentation gives them, and values that are
/// set.
@MainActor
struct TextDefaultsTests {
  let device = TestDevice()

  @Test func paragraphs() {
    let style = NSMutableParagraphStyle()
    expectProperty(\.alignment, of: style, is: .natural, keeps: .right)
    expectProperty(\.lineBreakMode, of: style, is: .byWordWrapping, keeps: .byClipping)
    for property in [
      \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.paragraphSpacing,
      \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
    ] as [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] {
      expectProperty(property, of: style, is: 0, keeps: 3)
    }
    expectProperty(\.hyphenationFactor, of: style, is: 0, keeps: 1)
    expectProperty(\.usesDefaultHyphenation, of: style, is: false, keeps: true)
    expectProperty(\.lineBreakStrategy, of: style, is: [], keeps: .pushOut)
    expectProperty(\.baseWritingDirection, of: style, is: .natural, keeps: .rightToLeft)
    expectProperty(\.allowsDefaultTighteningForTruncation, of: style, is: false, keeps: true)
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    expectEqual(copy, style)
    expectEqual(copy.hyphenationFactor, 1)
    expectEqual(copy.baseWritingDirection, .rightToLeft)
    expectEqual(copy.lineBreakStrategy, .pushOut)
    expectNotEqual(copy, NSMutableParagraphStyle())
    expectEqual(NSShadow().shadowBlurRadius, 0)
    expectEqual(NSStringDrawingContext().totalBounds, .zero)
  }

  @Test func labelsAndAttachments() {
    let label = UILabel()
    expectProperty(\.lineBreakStrategy, of: label, is: .standard, keeps: .pushOut)
    expectProperty(\.preferredMaxLayoutWidth, of: label, is: 0, keeps: 50)
    expectProperty(\.baselineAdjustment, of: label, is: .alignBaselines, keeps: .none)
    let attachment = NSTextAttachment(data: Data([1]), ofType: "public.png")
    expectEqual(attachment.fileType, "public.png")
    expectEqual(attachment.contents, Data([1]))
    expectNil(NSTextAttachment().fileType)
    expectNil(NSTextAttachment().contents)
  }

  @Test func storages() {
    let storage = NSTextStorage(string: "words")
    expectEqual(storage.editedMask, [])
    expectEqual(storage.editedRange.location, NSNotFound)
    expectEqual(storage.changeInLength, 0)
    expectEqual(storage.layoutManagers, [])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    expectEqual(storage.layoutManagers, [manager])
    expectProperty(\.usesFontLeading, of: manager, is: true, keeps: false)
    expectProperty(\.allowsNonContiguousLayout, of: manager, is: false, keeps: true)
    let container = NSTextContainer()
    expectProperty(\.lineFragmentPadding, of: container, is: 5, keeps: 7)
    expectProperty(\.maximumNumberOfLines, of: container, is: 0, keeps: 2)
    expectProperty(\.lineBreakMode, of: container, is: .byWordWrapping, keeps: .byTruncatingTail)
    expectProperty(\.widthTracksTextView, of: container, is: false, keeps: true)
    expectProperty(\.heightTracksTextView, of: container, is: false, keeps: true)
    expectTrue(container.isSimpleRectangularTextContainer)
    manager.addTextContainer(container)
    expectEqual(manager.textContainers, [container])
  }

  @Test func formatters() {
    let components = DateComponentsFormatter()
    expectProperty(\.unitsStyle, of: components, is: .positional, keeps: .full)
    expectProperty(
      \.allowedUnits, of: components, is: [.year, .month, .day, .hour, .minute, .second], keeps: [.hour])
    expectProperty(\.zeroFormattingBehavior, of: components, is: .default, keeps: .pad)
    expectProperty(\.maximumUnitCount, of: components, is: 0, keeps: 2)
    expectProperty(\.allowsFractionalUnits, of: components, is: false, keeps: true)
    expectProperty(\.collapsesLargestUnit, of: components, is: false, keeps: true)
    expectProperty(\.includesApproximationPhrase, of: components, is: false, keeps: true)
    expectProperty(\.includesTimeRemainingPhrase, of: components, is: false, keeps: true)
    expectProperty(\.formattingContext, of: components, is: .unknown, keeps: .listItem)
    let relative = RelativeDateTimeFormatter()
    expectProperty(\.dateTimeStyle, of: relative, is: .numeric, keeps: .named)
    expectProperty(\.unitsStyle, of: relative, is: .full, keeps: .short)
    expectProperty(\.formattingContext, of: relative, is: .unknown, keeps: .listItem)
    let measures = MeasurementFormatter()
    expectProperty(\.unitOptions, of: measures, is: [], keeps: .providedUnit)
    expectProperty(\.unitStyle, of: measures, is: .medium, keeps: .long)
    let list = ListFormatter()
    expectNil(list.itemFormatter)
    let numbers = NumberFormatter()
    (numbers.locale, numbers.minimumFractionDigits) = (Locale(identifier: "en_US"), 2)
    (list.locale, list.itemFormatter) = (Locale(identifier: "en_US"), numbers)
    expectEqual(list.string(from: [1, 2.5, 3]), "1.00, 2.50, and 3.00")
  }

  /// The last group that was undone gives the name of what can be done again.
  @Test func undoing() {
    let manager = UndoManager()
    expectProperty(\.levelsOfUndo, of: manager, is: 0, keeps: 3)
    expectFalse(manager.isUndoing || manager.isRedoing || manager.canUndo || manager.canRedo)
    expectEqual([manager.undoActionName, manager.redoActionName], ["", ""])
    final class Text { var text = "" }
    let text = Text()
    func change(to new: String) {
      let old = text.text
      text.text = new
      manager.registerUndo(withTarget: text) { _ in change(to: old) }
    }
    for name in ["a", "b", "c", "d"] {
      manager.beginUndoGrouping()
      change(to: name)
      manager.setActionName("Type \(name)")
      manager.endUndoGrouping()
    }
    expectEqual([manager.undoActionName, manager.redoActionName], ["Type d", ""])
    manager.undo()
    expectEqual([manager.undoActionName, manager.redoActionName], ["Type c", "Type d"])
    expectEqual(manager.redoMenuItemTitle, "Redo Type d")
    expectEqual(text.text, "c")
    manager.undo()
    manager.undo()
    expectFalse(manager.canUndo, "three levels are kept")
    expectEqual(text.text, "a")
    manager.redo()
    expectEqual([manager.undoActionName, manager.redoActionName], ["Type b", "Type c"])
    expectEqual(text.text, "b")
  }

  @Test func pastes() {
    let board = UIPasteboard.withUniqueName()
    let first = board.changeCount
    expectFalse(board.hasStrings || board.hasURLs || board.hasImages || board.hasColors)
    board.string = "words"
    expectEqual(board.changeCount, first + 1)
    expectTrue(board.hasStrings)
    expectFalse(board.hasImages || board.hasColors)
    board.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    expectEqual(board.changeCount, first + 2)
    expectTrue(board.hasImages)
    expectFalse(board.hasStrings || board.hasURLs || board.hasColors)
    board.addItems([["public.utf8-plain-text": "more"]])
    expectEqual([board.changeCount, board.numberOfItems], [first + 3, 2])
  }
}
