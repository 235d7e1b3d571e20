import UIKit

/// A card that shrinks slightly under a finger.
class TodayCardCell: BaseCell {
  /// The rounded card; the cell itself casts the shadow.
  let card = UIView()

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  override func setUp() {
    card.clipsToBounds = true
    card.layer.cornerRadius = 18
    card.layer.cornerCurve = .continuous
    // The card is white on white in light mode, and lighter than the black background in dark mode.
    card.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    contentView.pin(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: card.layer.cornerRadius).cgPath
  }
}

/// A photograph with a headline over its lower end, and the featured app.
final class TodayStoryCell: TodayCardCell {
  private let photo = PhotoView()
  private let eyebrow = UILabel(.subheadline, weight: .bold, color: UIColor.white.withAlphaComponent(0.75))
  private let title = UILabel(.title1, weight: .bold, color: .white, lines: 0)
  private let subtitle = UILabel(.subheadline, color: UIColor.white.withAlphaComponent(0.85), lines: 0)
  private let app = TodayAppView()
  private let appBar = UIView()

  func configure(with story: TodayCard) {
    photo.image = UIImage(named: story.photo)
    eyebrow.text = story.eyebrow
    title.text = story.title
    subtitle.text = story.subtitle
    subtitle.isHidden = story.subtitle.isEmpty
    appBar.isHidden = story.apps.isEmpty
    if let first = story.apps.first { app.configure(with: first) }
  }

  override func setUp() {
    super.setUp()
    photo.shadeOpacity = 0.75
    shadeText()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: TodayStoryCell, _) in cell.shadeText()
    }
    card.pin(photo)
    let headline = UIStackView(arrangedSubviews: [eyebrow, title, subtitle])
    headline.axis = .vertical
    headline.spacing = 4
    let margin = NSDirectionalEdgeInsets(vertical: 16, horizontal: 20)
    let headlineBox = UIView()
    headlineBox.pin(headline, insets: margin)
    app.useLightText()
    appBar.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    // The priority is slightly less than required, because a hidden bar has no height.
    appBar.pin(app, insets: NSDirectionalEdgeInsets(vertical: 12, horizontal: 20), priority: .required - 1)
    let lower = UIStackView(arrangedSubviews: [headlineBox, appBar])
    lower.axis = .vertical
    card.addSubviews(lower)
    NSLayoutConstraint.activate([
      lower.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      lower.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      // The lower part is taller only for text that would not fit otherwise.
      lower.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 40),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1.12).withPriority(.fittingSizeLevel + 200),
    ])
  }

  /// Starts the shade higher for large text.
  private func shadeText() {
    photo.shadeStart = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 0.3
  }
}

/// A headline above a few apps.
final class TodayCollectionCell: TodayCardCell {
  private let eyebrow = UILabel(.subheadline, weight: .bold, color: .secondaryLabel)
  private let title = UILabel(.title1, weight: .bold, lines: 0)
  private let rows = UIStackView()

  func configure(with card: TodayCard) {
    eyebrow.text = card.eyebrow
    title.text = card.title
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for app in card.apps {
      let row = TodayAppView()
      row.configure(with: app)
      rows.addArrangedSubview(row)
    }
  }

  override func setUp() {
    super.setUp()
    rows.axis = .vertical
    rows.spacing = 18
    rows.distribution = .equalSpacing
    let page = UIStackView(arrangedSubviews: [eyebrow, title, rows])
    page.axis = .vertical
    page.spacing = 4
    page.setCustomSpacing(20, after: title)
    card.pin(page, insets: NSDirectionalEdgeInsets(vertical: 20, horizontal: 20))
  }
}
