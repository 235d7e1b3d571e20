import TestSupport
import DeviceSupport
import Foundation
import Geometry
import UIKitCore

/// A phone with a navigation stack: a status bar of 50 points, a row of 44, a large title of 52.
@MainActor
final class NavigationFixture: Fixture {
  let device: TestDevice
  let navigation: UINavigationController
  let first: Page
  private(set) var log: [String] = []

  init(largeTitles: Bool = false, scale: CGFloat = 2) {
    device = .phone(scale: scale, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    first = Page("first")
    navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = largeTitles
    first.note = { [unowned self] in log.append($0) }
    window.rootViewController = navigation
    run(for: 0.1)
  }

  /// A controller that records its calls in the log.
  func page(_ name: String) -> Page {
    let page = Page(name)
    page.note = { [unowned self] in log.append($0) }
    return page
  }

  /// The entries written since the previous read.
  func read() -> [String] {
    defer { log = [] }
    return log
  }

  /// A controller with long content.
  final class Page: UIViewController {
    let scrollView = UIScrollView()
    var note: (String) -> Void = { _ in }
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("\(name) didLoad")
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3_000)
      view.addSubview(scrollView)
    }
    override func viewWillAppear(_ animated: Bool) { note("\(name) willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { note("\(name) isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("\(name) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("\(name) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("\(name) didDisappear \(animated)") }
    override func willMove(toParent parent: UIViewController?) { note("\(name) willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("\(name) didMove \(parent != nil)") }
  }
}
