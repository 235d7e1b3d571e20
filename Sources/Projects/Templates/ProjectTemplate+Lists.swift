extension ProjectTemplate {
  static let listText = """
    import \(kit)

    final class ListViewController: UICollectionViewController {
      private typealias DataSource = UICollectionViewDiffableDataSource<String, String>
      private var dataSource: DataSource?

      init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "List"
      }

      required init?(coder: NSCoder) { fatalError("this controller is made in code") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          content.image = UIImage(systemName: "star")
          cell.contentConfiguration = content
          cell.accessories = [.disclosureIndicator()]
        }
        let dataSource = DataSource(collectionView: collectionView) { view, indexPath, name in
          view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in ["Favourites", "Others"] {
          snapshot.appendSections([section])
          snapshot.appendItems((1...5).map { "\\(section) \\($0)" })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        self.dataSource = dataSource
      }
    }

    #Preview { UINavigationController(rootViewController: ListViewController()) }

    """

  static let outlineText = """
    import \(kit)

    final class OutlineViewController: UICollectionViewController {
      private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
      private var dataSource: DataSource?

      init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Outline"
      }

      required init?(coder: NSCoder) { fatalError("this controller is made in code") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          cell.contentConfiguration = content
          let hasChildren = !(self?.children(of: name).isEmpty ?? true)
          cell.accessories = hasChildren ? [.outlineDisclosure()] : []
        }
        let dataSource = DataSource(collectionView: collectionView) { view, indexPath, name in
          view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
        }
        self.dataSource = dataSource
        dataSource.apply(makeSnapshot(), to: 0, animatingDifferences: false)
      }

      private static let outline = ["Fruit": ["Apple", "Pear", "Plum"], "Bread": ["Rye", "Wheat"]]

      private func children(of name: String) -> [String] { Self.outline[name] ?? [] }

      private func makeSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        for name in Self.outline.keys.sorted() {
          snapshot.append([name])
          snapshot.append(children(of: name), to: name)
        }
        snapshot.expand(["Fruit"])
        return snapshot
      }
    }

    #Preview { UINavigationController(rootViewController: OutlineViewController()) }

    """

  static let appDelegate = """
    import \(kit)

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    """

  static let sceneDelegate = """
    import \(kit)

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        let home = UINavigationController(rootViewController: AppViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let more = UIViewController()
        more.view.backgroundColor = .systemBackground
        more.tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 1)
        tabs.viewControllers = [home, more]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
}
