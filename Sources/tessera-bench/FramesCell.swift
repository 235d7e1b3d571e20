import UIKit

/// A typical app's cell: constraints, stack views, text that wraps, a button; self-sizing in height.
final class FramesCell: UICollectionViewCell {
  private let icon = UIImageView()
  private let name = UILabel()
  private let time = UILabel()
  private let note = UILabel()
  private let tags = UIStackView()
  private let button = UIButton(configuration: .gray())
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func configure(with number: Int) {
    icon.image = UIImage(systemName: Self.symbols[number % Self.symbols.count])
    name.text = "Row number \(number)"
    time.text = "\(number % 24):\(10 + number % 50)"
    note.text = Self.sentences.prefix(1 + number * 7 % Self.sentences.count).joined(separator: " ")
    for (index, tag) in tags.arrangedSubviews.enumerated() { tag.isHidden = (number + index) % 3 == 0 }
    button.configuration?.title = number % 2 == 0 ? "Follow" : "Following"
  }

  private static let symbols = ["star.fill", "heart.fill", "bell.fill", "leaf.fill", "cart.fill"]
  private static let sentences = [
    "The line where the glazes meet runs where it likes.", "비 온다니까 우산 챙기고.", "Nobody sees them but you.",
    "From the market at seven in the morning, before the bus leaves.", "감사합니다!",
  ]

  private func setUp() {
    for (label, style) in [(name, UIFont.TextStyle.headline), (time, .footnote), (note, .subheadline)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    note.numberOfLines = 0
    note.textColor = .secondaryLabel
    icon.tintColor = .white
    icon.contentMode = .center
    icon.backgroundColor = .systemIndigo
    icon.layer.cornerRadius = 22
    button.configuration?.cornerStyle = .capsule
    button.configuration?.buttonSize = .small
    line.backgroundColor = .separator
    for view in [time, button] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    for word in ["Design", "사진", "News"] {
      let tag = UILabel()
      tag.text = word
      tag.font = .preferredFont(forTextStyle: .caption1)
      tag.backgroundColor = .secondarySystemFill
      tags.addArrangedSubview(tag)
    }
    tags.spacing = 6
    arrange()
  }

  private func arrange() {
    let top = UIStackView(arrangedSubviews: [name, time])
    top.alignment = .firstBaseline
    top.spacing = 8
    let bottom = UIStackView(arrangedSubviews: [tags, UIView(), button])
    bottom.alignment = .center
    let text = UIStackView(arrangedSubviews: [top, note, bottom])
    text.axis = .vertical
    text.spacing = 4
    for view in [icon, text, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 44),
      icon.heightAnchor.constraint(equalToConstant: 44),
      text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}

/// A list of 10,000 such cells.
final class FramesCellController: UIViewController {
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<FramesCell, Int> { cell, _, number in cell.configure(with: number) }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10_000))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
