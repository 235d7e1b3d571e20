import UIKit

/// An app with its icon and the button that installs it.
final class TodayAppView: UIView {
  private let icon = SymbolTile(side: 52)
  private let name = UILabel(.callout, weight: .semibold)
  private let tagline = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let button = UIButton(configuration: TodayAppView.buttonStyle)

  private static var buttonStyle: UIButton.Configuration {
    var style = UIButton.Configuration.gray()
    style.cornerStyle = .capsule
    style.buttonSize = .small
    style.contentInsets = NSDirectionalEdgeInsets(vertical: 5, horizontal: 16)
    style.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .preferred(.subheadline, weight: .bold)
      return attributes
    }
    return style
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let text = UIStackView(arrangedSubviews: [name, tagline])
    text.axis = .vertical
    text.spacing = 2
    let app = AdaptiveStackView(arrangedSubviews: [icon, text])
    let row = AdaptiveStackView(arrangedSubviews: [app, button])
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    pin(row)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with app: TodayApp) {
    icon.configure(symbol: app.symbol, color: app.color)
    name.text = app.name
    tagline.text = app.tagline
    button.configuration?.title = app.price
  }

  /// Uses white text, for a dark background.
  func useLightText() {
    name.textColor = .white
    tagline.textColor = UIColor.white.withAlphaComponent(0.8)
    button.configuration?.baseForegroundColor = .white
    button.configuration?.baseBackgroundColor = UIColor.white.withAlphaComponent(0.25)
  }
}
