@_spi(Projects) import UIKit

/// A controller that fills a layout with numbered cells, or with cells of one class.
final class LayoutPreviewController: UICollectionViewController {
  private let cellClass: UICollectionViewCell.Type?
  /// The number of sections and of the items in each: enough for a screen, few enough to reach the end.
  private static let (sections, items) = (3, 24)

  init(layout: UICollectionViewLayout, cellClass: UICollectionViewCell.Type? = nil) {
    self.cellClass = cellClass
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    // A layout that is shorter than the screen begins below the status bar, too.
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.register(cellClass ?? NumberedCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard cellClass == nil else { return 1 }
    let last = (0..<Self.sections).last { describesSection($0) }
    return last.map { $0 + 1 } ?? 0
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    describesSection(section) ? Self.items : 0
  }

  /// Whether the layout has something for a section: providers may return nothing for those that an app has not.
  private func describesSection(_ section: Int) -> Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.describesSection(section) ?? true
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? NumberedCell {
      cell.show("\(indexPath.item)", color: NumberedCell.colors[indexPath.section % NumberedCell.colors.count])
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(NumberedCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? NumberedCell)?.show("\(kind.shortKind) \(indexPath.section)", color: .systemGray4)
    return view
  }
}

extension String {
  /// A supplementary kind without Apple's prefix.
  fileprivate var shortKind: String {
    hasPrefix("UICollectionElementKindSection") ? String(dropFirst("UICollectionElementKindSection".count)) : self
  }
}

/// A rounded cell with a text in its middle.
private final class NumberedCell: UICollectionViewCell {
  static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 24)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, color: UIColor) {
    label.text = text
    label.textColor = color == .systemGray4 ? .label : .white
    contentView.backgroundColor = color
  }
}
