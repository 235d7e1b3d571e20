import Drawing
import Foundation
import Geometry
import LayoutLint
import Typography
import UIKitCollections
import UIKitControls
import UIKitCore

extension UIView {
  /// Returns the text that the view itself shows; `nil` for none, and for texts of disabled controls.
  ///
  /// - Parameter frame: The frame of the view on the screen.
  func screenText(in frame: CGRect) -> ScreenText? {
    guard !isInDisabledControl, !isPartOfSystemView else { return nil }
    switch self {
    case let label as UILabel: return label.labelText(in: frame)
    case let button as UIButton: return button.titleText(in: frame)
    case is UISearchTextField: return nil
    case let field as UITextField: return field.fieldText(in: frame)
    case let view as UITextView: return view.wholeText(in: frame)
    default: return nil
    }
  }

  private var isInDisabledControl: Bool {
    var next: UIView? = self
    while let view = next {
      if let control = view as? UIControl, !control.isEnabled { return true }
      next = view.parent
    }
    return false
  }

  /// Returns a text in a color over the colors behind a view; without those if the color is not the app's choice.
  fileprivate func screenText(
    _ text: String?, in frame: CGRect, _ font: UIFont?, _ color: UIColor, isChosen: Bool, over view: UIView,
    isCut: Bool = false
  ) -> ScreenText? {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let drawn = LintColor(color.drawn(with: traitCollection))
    let seen = isChosen && !color.isSystemTextColor ? view.seenColors(of: drawn) : nil
    return ScreenText(
      text: text, frame: frame, pointSize: font.pointSize, isBold: font.descriptor.weight >= 0.3,
      color: seen?.text ?? drawn, background: seen?.background, isCut: isCut)
  }
}

extension UIColor {
  /// Whether the color is one of the system's for text, which follow Increase Contrast.
  fileprivate var isSystemTextColor: Bool {
    [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText].contains(self)
  }

  /// Whether the color is that of the system's buttons.
  fileprivate var isSystemTint: Bool { [.systemBlue, .link, .tintColor].contains(self) }
}

extension UILabel {
  fileprivate func labelText(in frame: CGRect) -> ScreenText? {
    guard isEnabled else { return nil }
    return screenText(
      text, in: frame, font, textColor ?? .label, isChosen: attributedText.isUniform && textColor != nil, over: self,
      isCut: isCut)
  }

  /// Whether a part of the text is not shown.
  private var isCut: Bool {
    let size = bounds.size
    guard size.width > 0, size.height > 0, !adjustsFontSizeToFitWidth else { return false }
    let all = textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: 100_000), limitedToNumberOfLines: 0)
    let limited = textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: 100_000), limitedToNumberOfLines: numberOfLines)
    return all.height > limited.height + 0.5 || limited.height > size.height + 1
  }
}

extension UIButton {
  fileprivate func titleText(in frame: CGRect) -> ScreenText? {
    guard let label = titleLabel, !label.isHidden, let color = label.textColor else { return nil }
    let isChosen = hasChosenColor && !color.isSystemTint && label.attributedText.isUniform
    return screenText(label.text, in: frame, label.font, color, isChosen: isChosen, over: label)
  }

  /// Whether the color of the title or of the background is the app's choice, rather than that of the tint color.
  private var hasChosenColor: Bool {
    guard let configuration else {
      return buttonType == .custom || titleColor(for: .normal) != nil || attributedTitle(for: .normal) != nil
    }
    return configuration.baseForegroundColor != nil || configuration.baseBackgroundColor != nil
      || configuration.background.backgroundColor != nil
      || configuration.attributedTitle.map { NSAttributedString($0).hasColor } ?? false
  }
}

extension UITextField {
  /// Returns the text, or the placeholder if the app has given it a color.
  fileprivate func fieldText(in frame: CGRect) -> ScreenText? {
    guard background == nil || borderStyle == .roundedRect else { return nil }
    if let text, !text.isEmpty {
      return screenText(
        text, in: frame, font, textColor ?? .label, isChosen: attributedText.isUniform && textColor != nil, over: self)
    }
    guard let shown = attributedPlaceholder, shown.length > 0,
      let color = shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    else { return nil }
    return screenText(
      shown.string, in: frame, font, color, isChosen: (shown as NSAttributedString?).isUniform, over: self)
  }
}

extension UITextView {
  fileprivate func wholeText(in frame: CGRect) -> ScreenText? {
    let uniform = (attributedText as NSAttributedString?).isUniform
    return screenText(text, in: frame, font, textColor ?? .label, isChosen: uniform && textColor != nil, over: self)
  }
}

extension NSAttributedString {
  fileprivate var hasColor: Bool {
    length > 0 && attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil
  }
}

extension NSAttributedString? {
  /// Whether one color applies to the whole text.
  fileprivate var isUniform: Bool {
    guard let text = self, text.length > 0 else { return true }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length >= text.length
  }
}
