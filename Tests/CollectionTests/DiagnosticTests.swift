import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// Messages about code that UIKit runs without a word, and that does not do what it is written for.
@MainActor
@Suite(.serialized)
struct DiagnosticTests {
  private func phone(
    _ section: NSCollectionLayoutSection? = nil,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CollectionFixture {
    let section = section ?? Sections.carousel(.groupPaging, width: 0.5, height: 200)
    section.visibleItemsInvalidationHandler = handler
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [9])
  }

  private func messages(_ phone: CollectionFixture, _ word: String) -> [String] {
    phone.collectionView.warnings.filter { $0.contains(word) }
  }

  // MARK: Delegates of sections that scroll by themselves

  private func swipe(_ phone: CollectionFixture) {
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100))
    phone.run(for: 1.5)
  }

  @Test func aDelegateThatWaitsForASectionIsTold() {
    let (phone, delegate) = (phone(), Follower())
    let method = SelectorMethod(applies: { $0 is Follower }) { _, _ in .init(nil) }
    MethodTable.shared.add(method, named: "scrollViewDidScroll:", of: Follower.self)
    phone.collectionView.delegate = delegate
    swipe(phone)
    swipe(phone)
    expectEqual(messages(phone, "scrollViewDidScroll").count, 1)
    expectContains(messages(phone, "scrollViewDidScroll").first ?? "", "of Follower is not called")
  }

  @Test func aDelegateWithoutTheMethodIsNotTold() {
    let (phone, delegate) = (phone(), Selecting())
    phone.collectionView.delegate = delegate
    swipe(phone)
    expectEqual(phone.collectionView.warnings, [])
  }

  // MARK: The private scroll view

  @Test func aSectionsScrollViewHasUIKitsName() throws {
    let view = try phone().scroller(0)
    expectEqual("\(type(of: view))", "_UICollectionViewOrthogonalScrollerEmbeddedScrollView")
  }

  @Test func aChangeOfTheScrollViewNamesItsReplacement() throws {
    let phone = phone()
    let view = try phone.scroller(0)
    view.bounces = true
    expectEqual(phone.collectionView.warnings, [])
    view.bounces = false
    view.bounces = true
    expectEqual(messages(phone, "bounces").count, 1)
    expectContains(messages(phone, "bounces").first ?? "", "orthogonalScrollingProperties.bounce")
    expectEqual(phone.collectionView.changedPrivateProperties[0]?.keys.sorted(), ["bounces"])
    view.isPagingEnabled = true
    expectContains(messages(phone, "isPagingEnabled").first ?? "", "orthogonalScrollingBehavior")
  }

  @Test func layoutScrollsAndResizesSilently() {
    let phone = phone()
    swipe(phone)
    phone.collectionView.frame.size.width -= 50
    phone.run(for: 1.5)
    phone.collectionView.reloadData()
    phone.run(for: 1.5)
    expectEqual(phone.collectionView.changedPrivateProperties, [:])
    expectEqual(phone.collectionView.warnings, [])
  }

  // MARK: Handlers

  @Test func aHandlerThatChangesEstimatedItemsIsTold() {
    let fading: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    let estimated = phone(Sections.list(.estimated(40)), handler: fading)
    expectEqual(messages(estimated, "whose size is estimated").count, 1)
    expectEqual(phone(Sections.list(.absolute(40)), handler: fading).collectionView.warnings, [])
    let reading = phone(Sections.list(.estimated(40))) { items, _, _ in _ = items.map(\.frame) }
    expectEqual(reading.collectionView.warnings, [])
  }

  // MARK: Snapshots

  private nonisolated func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func anEqualItemWithOtherContentIsNamed() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = DiagnosticSource<Titled>()
        source.show([Titled(id: 1, title: "old"), Titled(id: 2, title: "same")])
        source.show([Titled(id: 1, title: "new"), Titled(id: 2, title: "same")])
        source.show([Titled(id: 1, title: "newer"), Titled(id: 2, title: "same")])
      }
    }
    let text = try text(result)
    expectContains(text, #"the item Titled(id: 1, title: "new") equals the displayed item Titled(id: 1, title: "old")"#)
    expectEqual(text.contains("newer"), false)
  }

  @Test func aReconfiguredItemIsNotNamed() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = DiagnosticSource<Titled>()
        source.show([Titled(id: 1, title: "old")])
        source.show([Titled(id: 1, title: "new")]) { $0.reconfigureItems([Titled(id: 1, title: "new")]) }
        source.show([Titled(id: 1, title: "new"), Titled(id: 3, title: "more")])
      }
    }
    expectEqual(try text(result).contains("equals the displayed item"), false)
  }

  @Test func misspelledKindsAndIdentifiersAreSuggested() {
    let names = RegisteredNames(["header", "cell"], insteadOf: "Cell")
    expectEqual("\(names)", "[\"cell\", \"header\"] (did you mean “cell”?)")
    expectEqual("\(RegisteredNames([], insteadOf: "cell"))", "[]")
  }

  @Test func twoQueuesAreNamed() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ApplyingQueues(main: 2, others: []).warnIfMixed()
        ApplyingQueues(main: 0, others: ["\"data\""]).warnIfMixed()
      }
      FileHandle.standardError.write(Data("--\n".utf8))
      await MainActor.run { ApplyingQueues(main: 1, others: ["\"data\""]).warnIfMixed() }
    }
    let parts = try text(result).components(separatedBy: "--\n")
    expectEqual(parts.first, "")
    expectContains(parts.last ?? "", "non-thread confined manner")
    expectContains(parts.last ?? "", "on the main queue, and on \"data\".")
  }
}

private final class Follower: NSObject, UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class Selecting: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// An item that is identified by a part of its content.
private struct Titled: Hashable, Sendable {
  let id: Int
  let title: String
  static func == (left: Titled, right: Titled) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A list on screen that shows snapshots.
@MainActor
private final class DiagnosticSource<Item: Hashable & Sendable> {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [])
  private let source: UICollectionViewDiffableDataSource<Int, Item>

  init() {
    source = UICollectionViewDiffableDataSource(collectionView: phone.collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  func show(_ items: [Item], _ change: (inout NSDiffableDataSourceSnapshot<Int, Item>) -> Void = { _ in }) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    change(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
  }
}
