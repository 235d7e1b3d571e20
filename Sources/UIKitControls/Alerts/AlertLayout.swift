import Foundation
import Geometry
import UIKitCore

/// The frames of an alert's parts, computed from the sizes of its text.
///
/// - Fidelity: approximated, after iOS 15 to 18.
struct AlertLayout: Equatable {
  let style: UIAlertController.Style
  let width: CGFloat
  /// The height of the title, in points; 0 if there is none.
  let titleHeight: CGFloat
  /// The height of the message, in points; 0 if there is none.
  let messageHeight: CGFloat
  /// The number of text fields below the message.
  var fieldCount = 0
  /// The height of the content that an app adds below the text fields.
  var contentHeight: CGFloat = 0
  /// The height of a line in a text field.
  var fieldTextHeight: CGFloat = 0
  /// The natural width of each button's title; a cancel action is last.
  let buttonWidths: [CGFloat]
  /// The height of each button's title with its padding, in a button as wide as the card.
  var buttonTextHeights: [CGFloat] = []
  let hasCancel: Bool
  /// One device pixel, in points.
  let hairline: CGFloat

  // MARK: Measures

  /// The distance between the card's sides and its text.
  static let margin: CGFloat = 16
  private static let cardWidth: CGFloat = 270
  /// The width at accessibility sizes, whose words are too wide for the usual card.
  private static let largeCardWidth: CGFloat = 358
  private static let sheetMargin: CGFloat = 8
  /// The distance between an action sheet's choices and its cancel button.
  static let cancelGap: CGFloat = 8
  private static let titleGap: CGFloat = 3
  private static let fieldGap: CGFloat = 6
  /// The distance above the first field and below the last one.
  private static let fieldMargin: CGFloat = 16

  private var fieldHeight: CGFloat { max(32, fieldTextHeight + 16) }
  private var smallestButton: CGFloat { style == .alert ? 44 : 57 }
  private func buttonHeight(_ index: Int) -> CGFloat {
    max(smallestButton, index < buttonTextHeights.count ? buttonTextHeights[index] : 0)
  }
  private var padding: CGFloat { style == .alert ? 20 : 14 }

  /// Returns the largest frame that an alert may take.
  static func availableArea(
    for style: UIAlertController.Style, in bounds: CGRect, safeArea: UIEdgeInsets, isLarge: Bool = false
  ) -> CGRect {
    let top = bounds.minY + max(safeArea.top, sheetMargin)
    let bottom = bounds.maxY - max(safeArea.bottom, sheetMargin)
    let widest = max(0, min(bounds.width, bounds.height) - 2 * sheetMargin)
    let width = style == .alert ? min(isLarge ? largeCardWidth : cardWidth, widest) : widest
    return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: max(0, bottom - top))
  }

  // MARK: Words

  private var hasWords: Bool { titleHeight > 0 || messageHeight > 0 }

  var title: CGRect {
    CGRect(x: Self.margin, y: padding, width: max(0, width - 2 * Self.margin), height: titleHeight)
  }

  var message: CGRect {
    let top = titleHeight > 0 ? title.maxY + Self.titleGap : padding
    return CGRect(x: Self.margin, y: top, width: title.width, height: messageHeight)
  }

  /// The frames of the text fields, below the title and message.
  var fields: [CGRect] {
    let top = hasWords ? lastWord + Self.fieldMargin : padding
    return (0..<fieldCount).map { index in
      CGRect(
        x: Self.margin, y: top + CGFloat(index) * (fieldHeight + Self.fieldGap), width: title.width,
        height: fieldHeight)
    }
  }

  private var lastWord: CGFloat { messageHeight > 0 ? message.maxY : title.maxY }

  /// The frame of the content that an app adds.
  var content: CGRect { CGRect(x: 0, y: fieldsEnd, width: width, height: contentHeight) }

  /// The bottom edge of the part with text, fields and the app's content.
  var wordsEnd: CGFloat { fieldsEnd + contentHeight }

  /// The bottom edge of the part with text and fields, including the padding below it.
  private var fieldsEnd: CGFloat {
    if let field = fields.last { return field.maxY + Self.fieldMargin }
    return hasWords ? lastWord + padding : 0
  }

  // MARK: Buttons

  /// Whether two buttons share a row, which an alert's do if both titles fit. The cancel button is the leading one.
  var isSideBySide: Bool {
    style == .alert && buttonWidths.count == 2 && buttonWidths.allSatisfy { $0 <= width / 2 - Self.margin }
  }

  /// Whether the cancel button has a card of its own.
  var hasCancelCard: Bool { style == .actionSheet && hasCancel && (hasWords || buttonWidths.count > 1) }

  var buttons: [CGRect] {
    if isSideBySide {
      let half = width / 2
      let height = max(buttonHeight(0), buttonHeight(1))
      let leading = CGRect(x: 0, y: wordsEnd, width: half, height: height)
      let trailing = CGRect(x: half, y: wordsEnd, width: half, height: height)
      return hasCancel ? [trailing, leading] : [leading, trailing]
    }
    var top = wordsEnd
    return buttonWidths.indices.map { index in
      if hasCancelCard && index == buttonWidths.count - 1 { top += Self.cancelGap }
      defer { top += buttonHeight(index) }
      return CGRect(x: 0, y: top, width: width, height: buttonHeight(index))
    }
  }

  /// The hairlines above buttons, and the one between two buttons that share a row.
  var lines: [CGRect] {
    var lines: [CGRect] = []
    for (index, button) in buttons.enumerated() where button.minY > 0 {
      if hasCancelCard && index == buttons.count - 1 || isSideBySide && index == 1 { continue }
      lines.append(CGRect(x: 0, y: button.minY, width: width, height: hairline))
    }
    if isSideBySide {
      lines.append(CGRect(x: width / 2, y: wordsEnd, width: hairline, height: buttons.first?.height ?? 0))
    }
    return lines
  }

  /// The frames of the rounded backgrounds: one, and a second one for an action sheet's cancel button.
  var cards: [CGRect] {
    guard hasCancelCard, let cancel = buttons.last else {
      return [CGRect(x: 0, y: 0, width: width, height: height)]
    }
    return [CGRect(x: 0, y: 0, width: width, height: cancel.minY - Self.cancelGap), cancel]
  }

  var height: CGFloat { max(wordsEnd, buttons.map(\.maxY).max() ?? 0) }
}
