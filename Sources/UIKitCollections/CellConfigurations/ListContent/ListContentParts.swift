import Foundation
import Geometry
import UIKitCore

/// The image view and labels of a list's content, created when they are first needed.
@MainActor
final class ListContentParts {
  private var picture: UIImageView?
  private var label: UILabel?
  private var secondaryLabel: UILabel?
  /// Whether a configuration has been shown.
  private(set) var isFilled = false

  func fill(_ view: UIView, with list: UIListContentConfiguration) {
    isFilled = true
    label = fill(label, in: view, with: list.textProperties, text: list.text, attributed: list.attributedText)
    speak(asHeader: list.presetInUse.isHeader)
    secondaryLabel = fill(
      secondaryLabel, in: view, with: list.secondaryTextProperties, text: list.secondaryText,
      attributed: list.secondaryAttributedText)
    fillPicture(in: view, with: list)
    for part in [picture, label, secondaryLabel] as [UIView?] { part?.alpha = list.alpha }
  }

  /// Gives the text the trait that assistive technologies expect of a title above rows.
  private func speak(asHeader isHeader: Bool) {
    guard let label, label.accessibilityTraits.contains(.header) != isHeader else { return }
    label.accessibilityTraits = isHeader ? [.staticText, .header] : .staticText
  }

  private func fill(
    _ label: UILabel?, in view: UIView, with properties: UIListContentConfiguration.TextProperties, text: String?,
    attributed: NSAttributedString?
  ) -> UILabel? {
    let isEmpty = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    guard !isEmpty else {
      label?.removeFromSuperview()
      return nil
    }
    let shown = label ?? UILabel()
    shown.font = properties.font
    shown.textColor = properties.resolvedColor()
    shown.textAlignment = properties.alignment.textAlignment
    shown.lineBreakMode = properties.lineBreakMode
    shown.numberOfLines = properties.numberOfLines
    shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { shown.attributedText = attributed } else { shown.text = text.map { properties.transform($0) } }
    if shown.superview !== view { view.addSubview(shown) }
    return shown
  }

  private func fillPicture(in view: UIView, with list: UIListContentConfiguration) {
    guard let image = list.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let shown = picture ?? UIImageView(image: nil)
    let properties = list.imageProperties
    shown.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    shown.image = image
    shown.contentMode = .scaleAspectFit
    shown.layer.cornerRadius = properties.cornerRadius
    shown.clipsToBounds = properties.cornerRadius > 0
    shown.layer.borderWidth = properties.strokeWidth
    if shown.superview !== view { view.addSubview(shown) }
    picture = shown
    tint(with: list, view.tintColor)
  }

  func tint(with list: UIListContentConfiguration, _ tint: UIColor) {
    guard let picture else { return }
    picture.tintColor = list.imageProperties.resolvedTintColor(for: tint)
    let stroke = list.imageProperties.resolvedStrokeColor(for: tint)
    picture.layer.borderColor = stroke.resolvedColor(with: picture.traitCollection).cgColor
  }

  // MARK: Measuring

  func contents(
    of list: UIListContentConfiguration, _ traits: UITraitCollection
  ) -> ListContentArrangement.Contents {
    var contents = ListContentArrangement.Contents()
    contents.image = picture.map { picture in
      let imageArea = ListImageArea(list.imageProperties, traits)
      let size = imageArea.shownSize(of: picture.intrinsicContentSize)
      return (size, imageArea.reserved(for: size, isSymbol: list.image?.isSymbolImage == true))
    }
    contents.imageToText = list.imageToTextPadding
    contents.text = label.map { label in { label.sizeThatFits(CGSize(width: $0, height: .infinity)) } }
    contents.secondary = secondaryLabel.map { label in { label.sizeThatFits(CGSize(width: $0, height: .infinity)) } }
    contents.horizontalPadding = list.textToSecondaryTextHorizontalPadding
    contents.verticalPadding = list.textToSecondaryTextVerticalPadding
    contents.prefersSideBySide = list.prefersSideBySideTextAndSecondaryText
    contents.baselines = (list.textProperties.font.ascender, list.secondaryTextProperties.font.ascender)
    return contents
  }

  /// Places the parts.
  ///
  /// - Parameter position: A closure that returns the frame in the view for a frame of the arrangement.
  func place(_ arrangement: ListContentArrangement, _ position: (CGRect) -> CGRect) {
    if let frame = arrangement.image { picture?.frame = position(frame) }
    if let frame = arrangement.text { label?.frame = position(frame) }
    if let frame = arrangement.secondary { secondaryLabel?.frame = position(frame) }
  }

  /// Returns the current frame of a part; `nil` if the part is not displayed.
  func frame(of part: ListContentPart) -> CGRect? {
    switch part {
    case .image: picture?.frame
    case .text: label?.frame
    case .secondaryText: secondaryLabel?.frame
    }
  }
}
