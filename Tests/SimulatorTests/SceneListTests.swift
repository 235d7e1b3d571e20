import Gallery
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// The list of scenes, and the search above it.
@MainActor
@Suite(.serialized) struct SceneListTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  @Test func theSearchFindsTitlesNamesAndSummaries() throws {
    let host = try SceneHost(device: .screen(size: CGSize(width: 390, height: 844), scale: 1), services: services)
    let list = SceneListViewController(title: "Scenes", scenes: Scene.all) { _ in }
    host.show(UINavigationController(rootViewController: list))
    let view = try #require(LayoutText.collectionViews(in: host.root.window).first)
    let search = try #require(list.navigationItem.searchController)
    var time = 0.0
    func count(_ text: String) -> Int {
      search.searchBar.text = text
      list.updateSearchResults(for: search)
      time += 2
      _ = host.step(events: [], at: time)
      return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }.reduce(0, +)
    }
    expectEqual(count(""), Scene.all.count)
    for scene in Scene.all.prefix(10) {
      for text in [scene.title, scene.name.uppercased(), scene.summary] { expectGreater(count(text), 0, "\(text)") }
    }
    expectEqual(count("columns two"), count("two columns"))
    expectGreater(count("infinite"), 0)
    let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    let content = (header as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    expectEqual(content?.text, Scene.all.first { $0.name == "infinite-carousel" }?.group.title)
    expectEqual(count("xyzzy"), 0)
    let nothing = list.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    expectNotNil(nothing?.text)
    expectEqual(count(""), Scene.all.count)
    expectNil(list.contentUnavailableConfiguration)
  }
}
