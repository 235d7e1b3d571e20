import UIKit

/// The date, the title of the page, and the user's portrait.
final class TodayHeader: BaseReusableView {
  private let date = UILabel(.footnote, weight: .semibold, color: .secondaryLabel)
  private let title = UILabel(.largeTitle, weight: .bold)
  private let portrait = PhotoView()

  func configure(date: String, title: String, portrait name: String) {
    self.date.text = date
    self.title.text = title
    portrait.image = UIImage(named: name)
  }

  override func setUp() {
    portrait.cornerRadius = 18
    addSubviews(date, title, portrait)
    NSLayoutConstraint.activate([
      date.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      date.leadingAnchor.constraint(equalTo: leadingAnchor),
      date.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      title.topAnchor.constraint(equalTo: date.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      portrait.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      portrait.trailingAnchor.constraint(equalTo: trailingAnchor),
      portrait.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 36),
      portrait.heightAnchor.constraint(equalToConstant: 36),
    ])
  }
}
