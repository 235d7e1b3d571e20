public import Foundation

/// A view above the keyboard or in its place, with the background of the keyboard.
///
/// - Fidelity: approximated; the keyboard is not drawn, so its background is that of bars.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background of an input view.
  ///
  /// - Fidelity: documented.
  public enum Style: Int, Hashable, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The background of the view. The default is `default`.
  open private(set) var inputViewStyle = Style.default
  /// Whether the view's constraints determine its height, rather than its frame. The default is `false`.
  open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { onContentSizeChange?(self) } } }

  /// Creates a view with a frame, of which the height is used, and a background.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    super.init(frame: frame)
    adopt(inputViewStyle)
  }

  /// Creates a view without a background.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func adopt(_ style: Style) {
    inputViewStyle = style
    guard style == .keyboard else { return }
    let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backdrop, at: 0)
  }
}
