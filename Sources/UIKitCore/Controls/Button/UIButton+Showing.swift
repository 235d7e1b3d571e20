import Foundation
import Geometry

// The update of a button's parts from its content.
extension UIButton {
  /// Updates the parts. Does nothing if they are up to date.
  final func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    if configuration != nil { updateConfiguration() }
    needsUpdate = false
    if var configuration {
      if let chosen = chosenTitle() { configuration.title = chosen }
      show(configuration.updated(tint: tintColor, state: automaticallyUpdatesConfiguration ? state : .normal))
    } else {
      showConfigured()
    }
    hidesChanges = false
    isUpdating = false
  }

  /// Shows the content for individual states before the next layout, which repeats it. What an app sets on the parts
  /// itself stays until then.
  final func showStates() {
    guard hidesChanges, !isUpdating, configuration == nil else { return }
    hidesChanges = false
    isUpdating = true
    showConfigured()
    isUpdating = false
  }

  // MARK: By configuration

  private func show(_ shown: Configuration) {
    let foreground: UIColor = shown.baseForegroundColor ?? tintColor
    show(
      shown.attributedTitle, on: parts.title, shown.buttonSize.titleStyle, foreground,
      shown.titleTextAttributesTransformer)
    show(
      shown.attributedSubtitle, on: parts.subtitle, shown.buttonSize.subtitleStyle, foreground,
      shown.subtitleTextAttributesTransformer)
    parts.title.lineBreakMode = shown.titleLineBreakMode
    parts.subtitle.lineBreakMode = shown.subtitleLineBreakMode
    for label in [parts.title, parts.subtitle] { label.numberOfLines = label.lineBreakMode.wraps ? 0 : 1 }
    parts.image.image = shown.image
    parts.image.preferredSymbolConfiguration =
      shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(textStyle: shown.buttonSize.titleStyle)
    parts.image.tintColor = shown.imageColor(foreground)
    parts.image.isHidden = shown.image == nil || shown.showsActivityIndicator
    parts.image.alpha = 1
    parts.title.alpha = 1
    parts.showSpinner(shown.showsActivityIndicator, in: self, color: shown.activityIndicatorColor(foreground))
    parts.showIndicator(
      shown.indicator == .popup || shown.indicator == .automatic && choice != nil, in: self,
      style: shown.buttonSize.titleStyle, color: shown.indicatorColor(foreground))
    show(background: shown.backgroundOverrides, color: shown.resolvedBackground ?? .clear)
  }

  private func show(background: ButtonBackground, color: UIColor) {
    parts.background.image = background.image
    parts.background.contentMode = .scaleToFill
    parts.background.clipsToBounds = true
    parts.background.backgroundColor = color
    let width = FiniteGeometry.length(background.strokeWidth ?? 0)
    parts.background.layer.borderWidth = width
    parts.background.layer.borderColor =
      (background.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    let isClear = color.resolvedColor(with: traitCollection).cgColor.alpha == 0
    parts.background.isHidden = isClear && width == 0 && background.image == nil
  }

  private func show(
    _ text: AttributedString?, on label: UILabel, _ style: UIFont.TextStyle, _ foreground: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.isHidden = text == nil
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    // Setting the same text again does not invalidate the layout.
    if let text, transformer == nil, text.isPlain {
      label.text = String(text.characters)
      label.font = font
      label.textColor = foreground
      return
    }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = foreground
    label.attributedText = text?.forLabel(over: base, transformer: transformer)
  }

  // MARK: State by state

  private func showConfigured() {
    let label = parts.title
    if let attributed = configured.attributedTitle.value(for: state) {
      label.attributedText = attributed
    } else {
      label.text = chosenTitle() ?? configured.title.value(for: state)
      label.textColor = configured.titleColor(of: self)
    }
    if let shadow = titleShadowColor(for: state) { label.shadowColor = shadow }
    label.isHidden = (label.text ?? "").isEmpty
    parts.wrapTitle()
    parts.subtitle.isHidden = true
    parts.showSpinner(false, in: self, color: tintColor)
    parts.showIndicator(false, in: self, style: .body, color: tintColor)
    let image = configured.image.value(for: state)
    let isTemplate = buttonType != .custom && image?.renderingMode == .automatic
    parts.image.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    parts.image.preferredSymbolConfiguration = configured.symbolConfiguration.value(for: state)
    parts.image.tintColor = isEnabled ? tintColor : .tertiaryLabel
    parts.image.isHidden = image == nil
    let background = configured.backgroundImage.value(for: state)
    parts.background.image = background
    parts.background.backgroundColor = nil
    parts.background.layer.borderWidth = 0
    parts.background.isHidden = background == nil
    showHighlight()
  }

  /// Shows the highlight: a pressed system button nearly disappears, and fades in after the touch.
  private func showHighlight() {
    let isPressed = isHighlighted && configured.titleColor[.highlighted] == nil
    let text: CGFloat = buttonType != .custom && isPressed ? 0.2 : 1
    let picture: CGFloat = buttonType != .custom ? text : (isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1)
    let fades = configured.isFading && canMove && parts.title.alpha != text
    configured.isFading = false
    UIView.animate(withDuration: fades ? 0.47 : 0) { [parts] in
      parts.title.alpha = text
      parts.image.alpha = picture
    }
  }
}

extension NSLineBreakMode {
  /// Whether a line that is too long continues on the next one.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
