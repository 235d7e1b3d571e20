extension ProjectTemplate {
  /// The source of the screen.
  var screen: String {
    switch self {
    case .carousel: controllerText(layout: Self.carouselLayout)
    case .grid: controllerText(layout: Self.gridLayout)
    case .tags: controllerText(layout: Self.tagsLayout, cell: Self.tagText)
    case .waterfall: controllerText(layout: Self.waterfallLayout)
    case .app: controllerText(layout: Self.gridLayout, title: "Home")
    case .list: Self.listText
    case .outline: Self.outlineText
    }
  }

  /// The statements of the test after the view was laid out.
  var check: String {
    switch self {
    case .carousel:
      """
        let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.width == 312)
        #expect(view.numberOfItems(inSection: 0) == 24)
      """
    case .grid, .app:
      """
        let frames = (0..<3).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { abs($0.width - $0.height) < 1 && $0.minY == frames[0].minY })
      """
    case .list, .outline:
      """
        let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.width > 300)
        #expect(view.numberOfItems(inSection: 0) > 1)
      """
    case .waterfall:
      """
        let frames = (0..<24).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.count == 24)
        #expect(Set(frames.map(\\.minX)).count == 2)
        #expect(Set(frames.map(\\.height)).count > 1)
      """
    case .tags:
      """
        let frames = (0..<24).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.count == 24)
        #expect(frames.allSatisfy { $0.maxX <= 390 })
        #expect(Set(frames.map(\\.minY)).count > 1)
      """
    }
  }

  /// Returns a controller with numbered cells in a layout.
  private func controllerText(layout: String, title: String? = nil, cell: String = Self.cellText) -> String {
    """
    import \(Self.kit)

    final class \(controller): UICollectionViewController {
      private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>
      private var dataSource: DataSource?

      init() {
        super.init(collectionViewLayout: Self.makeLayout())
        title = "\(title ?? rawValue.prefix(1).uppercased() + rawValue.dropFirst())"
      }

      required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    \(layout)

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
    \(cell)
        let dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
          view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<24))
        dataSource.apply(snapshot, animatingDifferences: false)
        self.dataSource = dataSource
      }
    }

    #Preview { UINavigationController(rootViewController: \(controller)()) }

    """
  }

  private static let cellText = """
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
          var content = UIListContentConfiguration.cell()
          content.text = "\\(item + 1)"
          content.textProperties.alignment = .center
          content.textProperties.color = .white
          cell.contentConfiguration = content
          var background = UIBackgroundConfiguration.clear()
          background.backgroundColor = [.systemBlue, .systemIndigo, .systemTeal][item % 3]
          background.cornerRadius = 12
          cell.backgroundConfiguration = background
        }
    """

  private static let tagText = """
        let words = ["Swift", "Layout", "Diffable", "Compositional", "Cell", "Supplementary", "Badge", "Estimated"]
        let cell = UICollectionView.CellRegistration<TagCell, Int> { cell, _, item in
          cell.label.text = words[item % words.count]
        }
    """

  /// The cell of the tags, as wide as its text.
  static let tagCell = """
    import \(kit)

    final class TagCell: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemFill
        contentView.layer.cornerRadius = 17
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
          label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      }

      required init?(coder: NSCoder) { fatalError("this cell is made in code") }
    }

    """

  private static let carouselLayout = """
      private static func makeLayout() -> UICollectionViewLayout {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let card = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(240))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          for item in items {
            let distance = abs(item.center.x - offset.x - environment.container.contentSize.width / 2)
            item.transform = CGAffineTransform(scaleX: 1, y: max(1 - distance / 1200, 0.8))
          }
        }
        return UICollectionViewCompositionalLayout(section: section)
      }
    """

  private static let gridLayout = """
      private static func makeLayout() -> UICollectionViewLayout {
        let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: third)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        return UICollectionViewCompositionalLayout(section: section)
      }
    """

  private static let tagsLayout = """
      private static func makeLayout() -> UICollectionViewLayout {
        // A row has as many tags as fit with this width, so the width is that of the longer tags.
        let size = NSCollectionLayoutSize(widthDimension: .estimated(110), heightDimension: .absolute(34))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(34))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
      }
    """

  private static let waterfallLayout = """
      /// The heights of the items, in points.
      private static func height(of item: Int) -> CGFloat { [140, 220, 180, 260, 160][item % 5] }

      private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
          let (columns, spacing) = (2, 8.0)
          let width = (environment.container.effectiveContentSize.width - spacing * Double(columns + 1)) / Double(columns)
          var heights = [Double](repeating: spacing, count: columns)
          let frames = (0..<24).map { item in
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let x = spacing + Double(column) * (width + spacing)
            let frame = CGRect(x: x, y: heights[column], width: width, height: height(of: item))
            heights[column] += height(of: item) + spacing
            return frame
          }
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights.max() ?? 1))
          let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
          }
          return NSCollectionLayoutSection(group: group)
        }
      }
    """
}
