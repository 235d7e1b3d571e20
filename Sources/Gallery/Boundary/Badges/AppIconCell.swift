import UIKit

/// A square icon and the app's name below it.
final class AppIconCell: BaseCell {
  private let icon = UILabel(picture: 32)
  private let name = UILabel(.caption1)

  func configure(with app: AppIcon) {
    icon.text = app.symbol
    icon.backgroundColor = app.color
    name.text = app.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    icon.frame = CGRect(x: 0, y: 0, width: size.width, height: size.width)
    // Names may be wider than icons.
    name.frame = CGRect(x: -8, y: size.height - 18, width: size.width + 16, height: 18)
  }

  override func setUp() {
    icon.textAlignment = .center
    icon.layer.cornerRadius = 14
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    // Names grow little, as on the home screen, because icons do not grow.
    name.font = .preferred(.caption1, weight: .regular, atMost: 15)
    name.textAlignment = .center
    for view in [icon, name] { contentView.addSubview(view) }
  }
}
