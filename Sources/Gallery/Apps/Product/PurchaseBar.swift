import UIKit

/// The price, a heart, and the purchase button at the bottom of the page.
final class PurchaseBar: UIView {
  private let heart = UIButton(configuration: .gray())
  private let buy = UIButton(configuration: .filled())
  private var isLiked = false
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    backgroundColor = .systemBackground
    let line = UIView()
    line.backgroundColor = .separator
    heart.configuration?.baseForegroundColor = .label
    heart.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 20)
    heart.addAction(UIAction { [weak self] _ in self?.toggleLike() }, for: .touchUpInside)
    buy.configuration?.buttonSize = .large
    buy.configuration?.image = UIImage(systemName: "bag.fill")
    buy.configuration?.imagePadding = 8
    // The bar's height is limited, so its text grows only to a limit.
    buy.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 18)
    buy.configuration?.titleTextAttributesTransformer = .limited(.body, weight: .semibold, atMost: 26)
    buy.addAction(UIAction { [weak self] _ in self?.addOne() }, for: .touchUpInside)
    for button in [heart, buy] { button.configuration?.cornerStyle = .large }
    let row = UIStackView(arrangedSubviews: [heart, buy])
    row.spacing = 10
    addSubviews(line, row)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: hairline),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      heart.widthAnchor.constraint(equalToConstant: 56),
    ])
    show()
  }

  private func toggleLike() {
    isLiked.toggle()
    show()
  }

  private func addOne() {
    count += 1
    show()
  }

  private func show() {
    heart.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    buy.configuration?.title = count == 0 ? "장바구니 담기" : "담은 상품 \(count)개"
  }
}
