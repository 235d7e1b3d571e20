import Foundation
import Gallery
import LayoutKnobs
import LayoutLint
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCollections
import UIKitCore

@testable import Workbench

/// Faults that only a run shows, each with a screen that has it and one that has not.
@MainActor
@Suite(.serialized)
struct LintRuns {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  private func codes(_ makeApp: () -> UIViewController) -> [String] {
    let run = LintRun(on: .usual, services: .current, makeApp: makeApp)
    return Linter().findings(in: run.views, screen: run.screen).map(\.rule.id)
  }

  // MARK: Layouts

  @Test func aDelegateThatOrthogonalSectionsNeverCall() {
    expectEqual(codes { Cards().following() }, ["TL02"])
    expectEqual(codes { Cards() }, [])
  }

  @Test func aFractionOfAnEstimate() {
    expectEqual(codes { Rows(group: .estimated(60), item: .fractionalHeight(1)) }, ["TL03"])
    expectEqual(codes { Rows(group: .estimated(60), item: .estimated(60)) }, [])
  }

  @Test func anEstimateFarFromTheMeasuredSize() {
    expectEqual(codes { Rows(group: .estimated(20), item: .estimated(20)) }, ["TL09"])
  }

  @Test func aHandlerThatChangesEstimatedItems() {
    let fading: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.9 }
    }
    expectEqual(codes { Rows(group: .estimated(60), item: .estimated(60), handler: fading) }, ["TL06"])
    expectEqual(codes { Rows(group: .absolute(60), item: .fractionalHeight(1), handler: fading) }, [])
  }

  @Test func anItemThatVanishesWhileItIsVisible() {
    let enlarging: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      guard !UIAccessibility.isReduceMotionEnabled else { return }
      for item in items { item.transform = CGAffineTransform(scaleX: 1.5, y: 1) }
    }
    expectEqual(codes { Cards(handler: enlarging) }, ["TL07"])
    expectEqual(codes { Cards(handler: enlarging).below(2000) }, ["TL07"], "below the first screen")
    let shrinking: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      guard !UIAccessibility.isReduceMotionEnabled else { return }
      for item in items { item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
    }
    expectEqual(codes { Cards(handler: shrinking) }, [])
  }

  @Test func motionInSpiteOfReduceMotion() {
    let scaling: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
    }
    expectEqual(codes { Cards(handler: scaling) }, ["TL18"])
  }

  @Test func aPageComputedFromTheContainer() {
    let paging: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, offset, environment in
      _ = Int(round(offset.x / environment.container.contentSize.width))
    }
    expectEqual(codes { Cards(handler: paging) }, ["TL01"])
  }

  /// A finding of the run is outdated after a change of values, until the next run, which has the changed values.
  @Test func aChangedValueMakesTheRunsFindingsOutdated() throws {
    let paging: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, offset, environment in
      _ = Int(round(offset.x / environment.container.contentSize.width))
    }
    let host = try SceneHost(device: .screen(size: CGSize(width: 390, height: 844), scale: 1), services: .current)
    let cards = Cards(handler: paging)
    host.show(cards)
    for time in [0, 0.1] { _ = host.step(events: [], at: time) }
    let inspector = LocalInspector(device: { host }, install: { _ in })
    inspector.makeScreen = { { Cards(handler: paging) } }
    inspector.perform(.panel(isOpen: true), at: 0)
    func finding() throws -> InspectionContent.Finding {
      _ = inspector.update(hasChanged: true)
      return try #require(inspector.content.lint.first { $0.rule == "TL01" })
    }
    inspector.perform(.lint, at: 0)
    let before = try finding()
    expectFalse(before.isOutdated)
    var edit = SectionEdit()
    edit.set(.points(40), for: KnobKey(.section, .spacing))
    cards.collectionView.setLayoutEdit(edit, ofSection: 0)
    for time in [0.2, 0.3] { _ = host.step(events: [], at: time) }
    expectContains(try finding().text(.english), "outdated, L checks the changed values: \(before.reason)")
    inspector.perform(.lint, at: 0)
    expectFalse(try finding().isOutdated)
    expectNotEqual(try finding().reason, before.reason)
  }

  /// Handlers often leave the page control to a later turn of the run loop, and measure another view. Such a turn needs a
  /// process of its own: the test is itself a turn of the main queue.
  @Test func aPageThatIsShownLater() throws {
    let folder = TemporaryFolder()
    try Data(Self.laterPages.utf8).write(to: URL(filePath: folder.path("Pages.swift")))
    let run = try Subprocess.tessera("lint", folder.path("Pages.swift"))
    expectTrue(run.output.contains("WrongPages: TL01"), "\(run.output)\(run.errors)")
    expectFalse(run.output.contains("RightPages: TL01"), "\(run.output)\(run.errors)")
  }

  private static let laterPages = """
    import UIKit

    class Pages: UIViewController, UICollectionViewDataSource {
      let pages = UIPageControl(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
      func page(_ x: CGFloat) -> Int { 0 }

      override func viewDidLoad() {
        super.viewDidLoad()
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(200))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in
          DispatchQueue.main.async { self?.pages.currentPage = self?.page(offset.x) ?? 0 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
        pages.numberOfPages = 10
        view.addSubview(pages)
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    final class WrongPages: Pages {
      override func page(_ x: CGFloat) -> Int { Int((x / 390).rounded()) }
    }

    final class RightPages: Pages {
      override func page(_ x: CGFloat) -> Int { Int((x / 273).rounded()) }
    }
    """

  @Test func aHandlerThatKeepsItsScreen() {
    expectEqual(codes { Cards().retainingItself() }, ["TL17"])
  }

  @Test func anUnusedKindAndAClassAsIdentifier() {
    expectEqual(codes { Cards().registering("header") }, ["TL14"])
    expectEqual(codes { Identified(Photo.init) }, ["TL16"])
    expectEqual(codes { Identified { UUID() } }, [])
  }

  // MARK: Screens

  @Test func targetsAndTexts() {
    let square = CGRect(x: 20, y: 100, width: 30, height: 30)
    let button = { (frame: CGRect, title: String?) in
      let button = UIButton(frame: frame)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.black, for: .normal)
      return button
    }
    expectEqual(codes { Screen { [button(square, "Buy")] } }, ["TL20"])
    expectEqual(codes { Screen { [button(square.insetBy(dx: -7, dy: -7), "Buy")] } }, [])
    expectEqual(codes { Screen { [button(square.insetBy(dx: -7, dy: -7), nil)] } }, ["TL21"])
    expectEqual(codes { Screen { [WideButton(frame: square)] } }, [])
    expectEqual(codes { Screen { [Screen.label(.lightGray, .white)] } }, ["TL22"])
    expectEqual(codes { Screen { [Screen.label(.lightGray, .black)] } }, [])
  }

  @Test func textThatIsCutAtTheLargestSize() {
    let label = { (lines: Int, height: CGFloat) in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: height))
      label.text = "Departure"
      label.textColor = .black
      label.numberOfLines = lines
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    expectEqual(codes { Screen { [label(1, 24)] } }, ["TL19"])
    expectEqual(codes { Screen { [label(0, 200)] } }, [])
  }

  // MARK: In use

  private func liveCodes(
    _ variant: LayoutVariant = .usual, reducesMotion: Bool = false, _ makeApp: () -> UIViewController
  ) -> [String] {
    let rehearsal = variant.rehearsal(reducesMotion: reducesMotion, services: .current, makeApp: makeApp)
    let window = rehearsal.root.window
    let seen = LiveObservation(window, SceneHost.collectionViews(in: window))
    return Linter().findings(in: seen.views, screen: seen.screen).map(\.rule.id)
  }

  /// The inspector finds these faults in a screen as it is, without scrolling it or changing its settings.
  @Test func screensInUseShowTheirFaults() {
    expectEqual(liveCodes { Cards() }, [])
    expectEqual(liveCodes { Cards().registering("header") }, ["TL14"])
    expectEqual(liveCodes { Identified(Photo.init) }, ["TL16"])
    expectEqual(liveCodes { Screen { [Screen.label(.lightGray, .white)] } }, ["TL22"])
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 30, height: 30))
    expectEqual(liveCodes { Screen { [button] } }, ["TL20", "TL21"])
    let scaling: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
    }
    expectEqual(liveCodes(reducesMotion: true) { Cards(handler: scaling) }, ["TL18"])
    expectEqual(liveCodes { Cards(handler: scaling) }, [])
  }

  @Test func textThatIsCutInUse() {
    let makeApp = {
      Screen {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 24))
        (label.text, label.textColor, label.font) = ("Departure", .black, .preferredFont(forTextStyle: .body))
        return [label]
      }
    }
    expectEqual(liveCodes(.largest, makeApp), ["TL19"])
    expectEqual(liveCodes(.usual, makeApp), [])
  }

  // MARK: Gallery

  /// The findings of the gallery, each with its justification. All other scenes are clean.
  private static let justified: [String: Set<String>] = [
    // Badges and tags in the system's own colors, white on orange or red, as iOS draws them.
    "badges": ["TL22"], "tag-cloud": ["TL22"], "planner": ["TL22"], "board": ["TL09", "TL22"],
    "chats": ["TL19", "TL22"], "tabs": ["TL19", "TL22"], "instagram-grid": ["TL22"],
    // Buttons in the sizes of the system, shown beside each other.
    "controls": ["TL20"], "onboarding": ["TL20"],
    // Captions in cards of a fixed height: the picture is the content.
    "banner": ["TL19"], "conference-videos": ["TL19"], "mixed-page": ["TL19"],
    // All behaviors with the same groups, to compare them.
    "orthogonal-behaviors": ["TL15"],
    // Effects as they are published, which do not look at Reduce Motion.
    "carousel": ["TL18"], "scale": ["TL18"], "fade": ["TL18"], "cover-flow": ["TL18"], "stack": ["TL18", "TL22"],
    "side-menu": ["TL18", "TL19"],
    // An item that stays at the edge does not move on the screen.
    "sticky-first": ["TL18"],
    // Small buttons beside titles, as the apps have them.
    "music": ["TL19", "TL20"], "store-home": ["TL04", "TL20", "TL22"],
    // Comments of very different lengths, from one estimate.
    "news-feed": ["TL09"], "product": ["TL09"],
    // Labels in the colors of the app that the scene resembles.
    "app-store": ["TL22"],
    // Markers of a drawn map.
    "stores": ["TL18", "TL20", "TL22"],
  ]

  @Test(arguments: Scene.all.map(\.name))
  func galleryScenesAreCleanOrJustified(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let found = Set(codes { scene.makeViewController() })
    expectEqual(found, Self.justified[name] ?? [], "\(name)")
  }
}

/// The rules that need a run, checked from the window.
@MainActor
@Suite(.serialized) struct WindowLintTests {
  private let services = HostServices(textEngine: BoxFont())

  private final class Shell: AppShell {
    let title = "Cards"
    let makeScreen: (() -> UIViewController)?

    init(_ host: SceneHost, _ makeScreen: @escaping () -> UIViewController) {
      self.makeScreen = makeScreen
      host.show(makeScreen())
    }
    func perform(_ step: ShellStep) {}
  }

  private func window(_ makeScreen: @escaping () -> UIViewController) throws -> Workbench {
    services.makeCurrent()
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 390, height: 844), scale: 1), services: services)
      return (host, Shell(host, makeScreen))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: false, scenes: [], language: .english)
    bench.start()
    bench.adopt(window: (900, 900), density: 1)
    return bench
  }

  /// Returns the rules whose findings the inspector lists at rest.
  private func shown(_ bench: Workbench, at time: TimeInterval) -> [String] {
    for frame in 0..<90 { _ = bench.step(events: [], at: time + Double(frame) / 60) }
    return bench.inspector.content.lint.map(\.rule).sorted()
  }

  @Test func theKeyAddsTheFindingsOfARun() throws {
    let enlarging: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      guard !UIAccessibility.isReduceMotionEnabled else { return }
      for item in items { item.transform = CGAffineTransform(scaleX: 1.5, y: 1) }
    }
    let bench = try window { Cards(handler: enlarging) }
    _ = try bench.perform(#require(WindowCommand.all.first { $0.action == .inspector }))
    expectEqual(shown(bench, at: 0.1), [])
    let lint = try #require(WindowCommand.all.first { $0.name == "lint" })
    expectFalse(bench.perform(lint), "The panel is open already.")
    expectEqual(shown(bench, at: 2), ["TL07"])
    expectEqual(shown(bench, at: 4), ["TL07"], "It stays.")
  }

  @Test func theKeyOpensTheInspector() throws {
    let bench = try window { Cards().retainingItself() }
    let lint = try #require(WindowCommand.all.first { $0.name == "lint" })
    expectTrue(bench.perform(lint))
    expectEqual(shown(bench, at: 0.1), ["TL17"])
  }
}

/// Cards that scroll by pages.
private final class Cards: UIViewController, UICollectionViewDataSource {
  private let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private let section: NSCollectionLayoutSection
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  private var follower: Follower?

  init(handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil) {
    self.handler = handler
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(200))
    section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = handler
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the section below other content.
  func below(_ height: CGFloat) -> Self {
    section.contentInsets.top = height
    return self
  }

  func following() -> Self {
    follower = Follower()
    collectionView.delegate = follower
    return self
  }

  func registering(_ kind: String) -> Self {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return self
  }

  func retainingItself() -> Self {
    section.visibleItemsInvalidationHandler = { _, _, _ in self.title = "scrolled" }
    return self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Follower: NSObject, UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Rows of cells that want to be 60 points tall.
private final class Rows: UICollectionViewController {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = 60
      return attributes
    }
  }

  init(
    group: NSCollectionLayoutDimension, item: NSCollectionLayoutDimension,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) {
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: item))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: group),
        subitems: [cell]))
    section.visibleItemsInvalidationHandler = handler
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Photo: Hashable, Sendable {
  static func == (left: Photo, right: Photo) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Cards of a diffable data source.
private final class Identified<ID: Hashable & Sendable>: UICollectionViewController {
  private let makeID: () -> ID
  private var source: UICollectionViewDiffableDataSource<Int, ID>?

  init(_ makeID: @escaping () -> ID) {
    self.makeID = makeID
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
    snapshot.appendSections([0])
    snapshot.appendItems([makeID()])
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// A white screen with views.
private final class Screen: UIViewController {
  private let makeViews: () -> [UIView]

  init(_ makeViews: @escaping () -> [UIView]) {
    self.makeViews = makeViews
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for child in makeViews() { view.addSubview(child) }
  }

  static func label(_ color: UIColor, _ background: UIColor) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Departure"
    label.font = .systemFont(ofSize: 15)
    (label.textColor, label.backgroundColor) = (color, background)
    return label
  }
}

/// A small button that reacts to touches around it.
private final class WideButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Close"
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
