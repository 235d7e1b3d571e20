import Foundation
import Tessera
import Testing
import UIKit

/// The command line with screens that do not belong to the gallery.
struct OwnScreens {
  @Test func listContainsGivenScreens() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await start(
        [Screen("first", title: "One") { UIViewController() }, Screen("second") { UIViewController() }],
        arguments: ["list"])
    }
    let text = try #require(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    #expect(text.contains("first   One\nsecond  second\n"))
  }

  @Test func helpCallsTheProgramByItsName() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await start([Screen("mine") { UIViewController() }], arguments: ["--help"])
    }
    let text = try #require(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    let name = try #require(CommandLine.arguments.first?.split(separator: "/").last)
    #expect(text.contains("USAGE: \(name) <subcommand>") && text.contains("See '\(name) help <subcommand>'"), "\(text)")
    for verb in ["run", "list", "snapshot", "replay", "layout", "record"] {
      #expect(text.contains("\n  \(verb) "), "\(text)")
    }
    #expect(!text.contains("gallery") && !text.contains("tessera "), "\(text)")
  }

  @Test func verbHelpUsesProgramsScreensAsExamples() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await start([Screen("mine") { UIViewController() }], arguments: ["record", "--help"])
    }
    let text = try #require(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    let name = try #require(CommandLine.arguments.first?.split(separator: "/").last)
    #expect(text.contains("USAGE: \(name) record"), "\(text)")
    #expect(!text.contains("tessera ") && !text.contains("banner"), "\(text)")
  }

  @Test func aScreenIsLaidOut() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await start([Screen("mine") { OneCell() }], arguments: ["layout", "mine"])
    }
    let text = try #require(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    #expect(text.hasPrefix("mine on iphone-14"))
    #expect(text.contains("content 390x44") && text.contains("section 0: 1 cell\n"))
  }

  @Test func theGallerysScenesAreNotThere() async throws {
    await #expect(processExitsWith: .exitCode(64)) {
      await start([Screen("mine") { UIViewController() }], arguments: ["layout", "banner"])
    }
  }

  @Test func duplicateScreenNamesAreRefused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await start([Screen("mine") { UIViewController() }, Screen("mine") { UIViewController() }], arguments: ["list"])
    }
    let text = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(text.contains("two screens named \"mine\""))
  }
}

private final class OneCell: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
