import Foundation

extension UIContentUnavailableConfiguration {
  public struct ImageProperties: Hashable {
    /// nil for a large one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// nil for the colour of words that matter less.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// A picture that is larger is shown smaller, in its proportions. A side of 0 has no limit.
    public var maximumSize = CGSize.zero
  }

  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init(isSecondary: Bool = false) {
      font = isSecondary ? .preferredFont(forTextStyle: .subheadline) : Self.title
      color = isSecondary ? .secondaryLabel : .label
    }

    private static var title: UIFont {
      UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    }
  }

  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true
  }
}
