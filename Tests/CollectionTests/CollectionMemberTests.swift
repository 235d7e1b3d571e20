import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// Calls of collection views and layouts that few apps make, with the results that UIKit documents.
@MainActor
struct CollectionMemberTests {
  private static let header = UICollectionView.elementKindSectionHeader

  // MARK: Layouts

  /// A layout of attributes that are set from outside.
  private final class FixedLayout: UICollectionViewLayout {
    var all: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }
    private func find(_ category: UICollectionView.ElementCategory, _ path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { all.first { $0.representedElementCategory == category && $0.indexPath == path } }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { find(.cell, path) }
    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { find(.supplementaryView, path) }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { find(.decorationView, path) }
  }

  private func makers(_ path: IndexPath) -> [UICollectionViewLayoutAttributes] {
    [
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.header, with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path),
    ]
  }

  /// All attributes are linear functions of the progress, except those that have no values between.
  @Test func everyCategoryIsInterpolated() throws {
    let (from, to, path) = (FixedLayout(), FixedLayout(), IndexPath(item: 0, section: 0))
    for attributes in makers(path) {
      (attributes.frame, attributes.alpha, attributes.zIndex) = (rect(0, 10, 100, 40), 1, 3)
      from.all.append(attributes)
    }
    for attributes in makers(path) {
      (attributes.frame, attributes.alpha, attributes.zIndex) = (rect(200, 110, 20, 80), 0.5, 7)
      to.all.append(attributes)
    }
    to.all[0].transform = CGAffineTransform(scaleX: 3, y: 1)
    let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    transition.transitionProgress = .nan
    expectEqual(transition.transitionProgress, 0)
    expectEqual(transition.value(forAnimatedKey: "turn"), 0)
    transition.updateValue(4, forAnimatedKey: "turn")
    transition.updateValue(5, forAnimatedKey: "turn")
    expectEqual(transition.value(forAnimatedKey: "turn"), 5)
    for (progress, zIndex) in [(0, 3), (0.25, 3), (0.5, 7), (1, 7)] as [(CGFloat, Int)] {
      transition.transitionProgress = progress
      let found = [
        transition.layoutAttributesForItem(at: path),
        transition.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path),
        transition.layoutAttributesForDecorationView(ofKind: "line", at: path),
      ]
      for attributes in found {
        let attributes = try #require(attributes)
        expectClose(attributes.center, CGPoint(x: 50 + 160 * progress, y: 30 + 120 * progress))
        expectClose(attributes.size, CGSize(width: 100 - 80 * progress, height: 40 + 40 * progress))
        expectClose(attributes.alpha, 1 - 0.5 * progress)
        expectEqual(attributes.zIndex, zIndex)
      }
      expectClose(found[0]?.transform.a ?? 0, 1 + 2 * progress)
      expectEqual(transition.layoutAttributesForElements(in: rect(0, 0, 390, 1000))?.count, 3, "each once")
    }
    expectNil(transition.layoutAttributesForItem(at: [0, 1]))
    expectNil(transition.layoutAttributesForDecorationView(ofKind: "line", at: [0, 1]))
    // An element that only one of the layouts has fades.
    to.all = []
    transition.transitionProgress = 0.25
    expectEqual(transition.layoutAttributesForItem(at: path)?.alpha, 0.75)
    expectEqual(transition.layoutAttributesForItem(at: path)?.frame, rect(0, 10, 100, 40))
    (to.all, from.all) = (from.all, [])
    expectEqual(transition.layoutAttributesForDecorationView(ofKind: "line", at: path)?.alpha, 0.25)
  }

  /// An animator has the attributes that its behaviors move, by category, kind and index path.
  @Test func animatorsFindTheirAttributes() {
    let path = IndexPath(item: 2, section: 1)
    let all = makers(path)
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout())
    animator.addBehavior(UIDynamicItemBehavior(items: all))
    expectIdentical(animator.layoutAttributesForCell(at: path), all[0])
    expectIdentical(animator.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path), all[1])
    expectIdentical(animator.layoutAttributesForDecorationView(ofKind: "line", at: path), all[2])
    expectNil(animator.layoutAttributesForCell(at: [0, 2]))
    expectNil(animator.layoutAttributesForSupplementaryView(ofKind: "other", at: path))
    expectNil(animator.layoutAttributesForDecorationView(ofKind: Self.header, at: path))
  }

  /// A group as the repeated subitem keeps its own members, spacing and insets in its equal share.
  @available(*, deprecated, message: "The group of equal shares is.")
  @Test func groupsAreRepeatedInEqualShares() throws {
    let half = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .absolute(40)))
    let nested = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.absolute(7), .fractionalHeight(1)), subitems: [half, half])
    nested.interItemSpacing = .fixed(20)
    nested.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(100)), subitem: nested, count: 3)
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [7])
    let frames = try (0..<7).map { item in
      try #require(phone.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
    }
    let expected = (0..<7).map { item in
      let (column, row) = (CGFloat(item % 6 / 2), CGFloat(item % 2))
      return rect(column * 130 + 5, CGFloat(item / 6) * 100 + row * 60, 110, 40)
    }
    for (frame, wanted) in zip(frames, expected) { expectClose(frame, wanted) }
  }

  @Test func scrollingBehaviorsAndTheirProperties() {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    let titles = [
      "None", "Continuous", "Continuous Group Leading Boundary", "Paging", "Group Paging", "Group Paging Centered",
    ]
    expectEqual((0...5).compactMap { Behavior(rawValue: $0)?.title }, titles)
    expectNil(Behavior(rawValue: 6))
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    let properties = Properties()
    (properties.bounce, properties.decelerationRate) = (.always, .fast)
    let copy = properties.copy() as? Properties
    expectNotIdentical(copy, properties)
    expectEqual(copy?.bounce, .always)
    expectEqual(copy?.decelerationRate, .fast)
    expectEqual(
      [Properties.DecelerationRate.automatic, .normal, .fast].map(\.rawValue), [0, 0.998, 0.99])
    expectEqual([Properties.Bounce.automatic, .always, .never].map(\.rawValue), [0, 1, 2])
  }

  // MARK: Collection views

  @Test func theSameLayoutIsReplacedAtOnce() {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100)))
    let phone = CollectionFixture(layout, counts: [3])
    phone.calls.lines = []
    var results: [Bool] = []
    phone.collectionView.setCollectionViewLayout(layout, animated: true) { results.append($0) }
    expectEqual(results, [true])
    phone.run(for: 0.5)
    expectEqual(results, [true])
    expectEqual(phone.calls.lines, [])
  }

  /// A batch within a batch is part of it: both end together.
  @Test func batchesMayBeNested() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
    let view = phone.collectionView
    var lines: [String] = []
    view.performBatchUpdates {
      phone.dataSource.counts[0] = 2
      view.deleteItems(at: [[0, 0]])
      view.performBatchUpdates {
        lines.append("inner")
        phone.dataSource.counts[0] = 4
        view.insertItems(at: [[0, 0], [0, 1]])
      } completion: {
        lines.append("inner ends \($0)")
      }
      expectEqual(view.visibleCells.count, 3, "nothing has changed yet")
      lines.append("outer")
    } completion: {
      lines.append("outer ends \($0)")
    }
    expectEqual(lines, ["inner", "outer"])
    phone.run(for: 1)
    expectEqual(Set(lines.dropFirst(2)), ["inner ends true", "outer ends true"])
    expectEqual(lines.count, 4)
    expectEqual(view.visibleCells.count, 4)
    view.performBatchUpdates(nil) { lines.append("empty \($0)") }
    phone.run(for: 1)
    expectEqual(lines.last, "empty true")
  }

  @Test func tablesExplainTheirFrames() throws {
    let rows = TableSource([["a", "b", "c"], ["d"]])
    let phone = TablePhone(source: rows, size: CGSize(width: 300, height: 400)) { $0.rowHeight = 50 }
    func lines(_ name: String) throws -> [String] {
      try phone.table.contents.layoutExplanation(of: name).split(separator: "\n").map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
    }
    expectEqual(
      try lines("0.0"),
      ["row 0.0", "container 300x400 @3x", "height 50", "y 0 first row of the section", "frame 0 0 300 50"])
    expectEqual(
      try lines("0.1").suffix(2), ["y 0 first row of the section + 50 the row before = 50", "frame 0 50 300 50"])
    expectEqual(
      try lines("0.2").suffix(2), ["y 0 first row of the section + 100 2 rows before = 100", "frame 0 100 300 50"])
    #expect(throws: (any Error).self) { try lines("0.3") }
    phone.table.rowHeight = UITableView.automaticDimension
    phone.table.estimatedRowHeight = 70
    phone.table.reloadData()
    phone.step()
    let height = try phone.cell(0).bounds.height
    expectEqual(
      try lines("0.0")[2], "height estimated 70 → \(Int(height)) (from the delegate, or measured)")
  }

  // MARK: Others

  /// Touches beside the buttons of a view about missing content reach what is behind it.
  @Test func unavailableContentLetsTouchesPass() throws {
    let device = TestDevice.phone(scale: 3)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing here"
    configuration.button.title = "Reload"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = device.window.bounds
    device.window.addSubview(view)
    device.step()
    func button(_ view: UIView) -> UIButton? {
      view as? UIButton ?? view.subviews.lazy.compactMap(button).first
    }
    let found = try #require(button(view))
    let center = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: view)
    expectIdentical(view.hitTest(center, with: nil), found)
    expectNil(view.hitTest(CGPoint(x: 5, y: 5), with: nil))
    expectNil(view.hitTest(CGPoint(x: center.x, y: center.y - 60), with: nil))
  }

  @Test func pickersHaveNoCamera() {
    for device in [UIImagePickerController.CameraDevice.rear, .front] {
      expectFalse(UIImagePickerController.isCameraDeviceAvailable(device))
    }
    let picker = UIImagePickerController(nibName: nil, bundle: nil)
    expectEqual(picker.sourceType, .photoLibrary)
    expectEqual(picker.mediaTypes, ["public.image"])
    expectFalse(picker.viewControllers.isEmpty)
    expectEqual(picker.viewControllers.count, UIImagePickerController().viewControllers.count)
  }
}
