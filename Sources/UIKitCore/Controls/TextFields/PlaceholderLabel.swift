import Foundation

/// The object that apps reach by the name `placeholderLabel` of a text field, to change the color or font of the
/// placeholder. It is never shown.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  /// Whether a color was set.
  private(set) var hasColor = false

  init(of field: UITextField) {
    super.init(frame: .zero)
    self.field = field
    (font, text) = (field.font, field.placeholder)
  }

  required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    didSet {
      hasColor = textColor != nil
      field?.setNeedsDisplay()
    }
  }
}
