import Foundation

/// A part of a search that is not text, such as a person or a kind of file.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The value that the token represents. The default is `nil`.
  open var representedObject: Any?
  package let icon: UIImage?
  package let text: String

  /// Creates a token with an icon, if any, and a text.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

/// The capsules of a search field's tokens, in a row in front of the text.
final class TokenRow: UIView {
  private static let gap: CGFloat = 4
  private static let margin: CGFloat = 6
  private static let cornerRadius: CGFloat = 6

  /// Shows tokens, each in a capsule of a color.
  func show(_ tokens: [UISearchToken], font: UIFont, color: UIColor?) {
    for view in subviews { view.removeFromSuperview() }
    for token in tokens { addSubview(capsule(token, font: font, color: color)) }
    setNeedsLayout()
  }

  /// The width of all capsules, with the gap behind each.
  var width: CGFloat { subviews.reduce(0) { $0 + $1.bounds.width + Self.gap } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for view in subviews {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - view.bounds.width : x, y: (bounds.height - view.bounds.height) / 2,
        width: view.bounds.width, height: view.bounds.height)
      x += view.bounds.width + Self.gap
    }
  }

  private func capsule(_ token: UISearchToken, font: UIFont, color: UIColor?) -> UIView {
    let capsule = UIView()
    capsule.backgroundColor = color ?? .systemGray
    capsule.layer.cornerRadius = Self.cornerRadius
    capsule.isAccessibilityElement = true
    capsule.accessibilityLabel = token.text
    var x = Self.margin
    let height = font.lineHeight.rounded(.up) + 2
    for view in parts(of: token, font: font) {
      view.frame = CGRect(
        x: x, y: (height - view.bounds.height) / 2, width: view.bounds.width, height: view.bounds.height)
      capsule.addSubview(view)
      x += view.bounds.width + Self.gap
    }
    capsule.bounds.size = CGSize(width: x - Self.gap + Self.margin, height: height)
    return capsule
  }

  private func parts(of token: UISearchToken, font: UIFont) -> [UIView] {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (token.text, font, .white)
    label.sizeToFit()
    guard let image = token.icon else { return [label] }
    let icon = UIImageView(image: image)
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    icon.bounds.size = CGSize(
      width: min(icon.bounds.width, font.lineHeight), height: min(icon.bounds.height, font.lineHeight))
    return [icon, label]
  }
}
