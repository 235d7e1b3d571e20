import UIKit

/// A photograph with a headline and a few lines: below it in portrait, beside it in landscape.
final class OnboardingPageCell: BaseCell {
  private let photo = PhotoView()
  private let title = UILabel(.largeTitle, weight: .bold, lines: 0)
  private let text = UILabel(.body, color: .secondaryLabel, lines: 0)
  private let page = UIStackView()

  func configure(with item: OnboardingPage) {
    photo.image = UIImage(named: item.photo)
    title.text = item.title
    text.text = item.text
  }

  override func setUp() {
    photo.cornerRadius = 28
    for label in [title, text] {
      label.textAlignment = .center
      label.setContentCompressionResistancePriority(.required - 1, for: .vertical)
      label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
    let words = UIStackView(arrangedSubviews: [title, text])
    words.axis = .vertical
    words.spacing = 10
    let column = UIView()
    column.addSubviews(words)
    NSLayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 12),
      words.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -12),
      words.centerYAnchor.constraint(equalTo: column.centerYAnchor),
      words.topAnchor.constraint(greaterThanOrEqualTo: column.topAnchor, constant: 8),
    ])
    page.addArrangedSubview(photo)
    page.addArrangedSubview(column)
    page.spacing = 20
    contentView.addSubviews(page)
    let safe = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      page.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      page.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      page.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
    ])
    // Large text reduces the photograph.
    photo.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.62).withPriority(.defaultLow).isActive =
      true
    arrange()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (cell: OnboardingPageCell, _) in cell.arrange() }
  }

  private func arrange() {
    let isLying = traitCollection.verticalSizeClass == .compact
    // A page does not scroll, so the text's size is limited to what fits for the longest text.
    title.font = .preferred(.largeTitle, weight: .bold, atMost: isLying ? 36 : 44)
    text.font = .preferred(.body, weight: .regular, atMost: isLying ? 20 : 32)
    page.axis = isLying ? .horizontal : .vertical
    page.distribution = isLying ? .fillEqually : .fill
  }
}
