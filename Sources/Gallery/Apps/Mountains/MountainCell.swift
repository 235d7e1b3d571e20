import UIKit

/// A mountain's name over its height.
final class MountainCell: BaseCell {
  private let name = UILabel(.callout, weight: .semibold, lines: 0)
  private let height = UILabel(.footnote, color: .secondaryLabel)

  func configure(_ mountain: Mountain) {
    name.text = mountain.name
    height.text = mountain.heightText
  }

  override func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    let lines = UIStackView(arrangedSubviews: [name, height])
    lines.axis = .vertical
    lines.spacing = 2
    lines.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lines)
    NSLayoutConstraint.activate([
      lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      lines.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      lines.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}

extension Mountain {
  /// The height with a thin space between the thousands, such as `8 849 m`.
  var heightText: String {
    height < 1_000 ? "\(height) m" : "\(height / 1_000)\u{2009}\(String(height % 1_000 + 1_000).dropFirst()) m"
  }
}
