import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// The properties of every scene. Letters are boxes: no fonts, no pictures.
@MainActor
@Suite(.serialized)
struct GalleryScenes {
  nonisolated static let names = Scene.all.map(\.name)
  /// The scenes without those whose cells are scaled, rotated or overlapping on purpose.
  nonisolated static let plain = Scene.all.filter { $0.group != .recipes }.map(\.name)
    .filter { !["carousel", "stores", "sign-up", "note"].contains($0) }
  /// The scenes with cells; a form and a note have none.
  nonisolated static let collections = names.filter { !["sign-up", "note"].contains($0) }

  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  private func rehearse(
    _ name: String, on device: Device = .standard, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> Rehearsal {
    let scene = try #require(Scene.all.first { $0.name == name })
    let rehearsal = Rehearsal(on: device, direction: direction, services: .current) { scene.makeViewController() }
    rehearsal.idle(for: 0.5)
    return rehearsal
  }

  private func collectionView(of rehearsal: Rehearsal) throws -> UICollectionView {
    try #require(LayoutText.collectionViews(in: rehearsal.root.window).first)
  }

  @Test func namesAreWordsWithHyphensAndDifferent() {
    expectEqual(Set(Self.names).count, Self.names.count)
    for scene in Scene.all {
      #expect(scene.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(scene.name)")
      #expect(!scene.title.isEmpty && !scene.summary.isEmpty && !scene.summary.contains("\n"), "\(scene.name)")
      expectNotEqual(scene.summary.last, ".", "\(scene.name)")
    }
  }

  @Test func scenesOfAGroupStandTogether() {
    var groups: [Scene.Group] = []
    for scene in Scene.all where groups.last != scene.group { groups.append(scene.group) }
    expectEqual(Set(groups).count, groups.count)
    #expect(groups.allSatisfy { !$0.title.isEmpty })
  }

  /// A window can be as small as a postage stamp, and a tablet as large as a page.
  @Test(arguments: collections)
  func everySizeOfScreenHasALayout(name: String) throws {
    for (width, height) in [(1, 1), (60, 40), (320, 480), (1_024, 1_366), (2_000, 300)] {
      var device = Device.standard
      device.size = CGSize(width: width, height: height)
      var conflicts: [String] = []
      ConstraintLog.listener = { conflicts.append($0) }
      defer { ConstraintLog.listener = nil }
      let view = try collectionView(of: rehearse(name, on: device))
      // No phone is narrower; in a narrower window an app's own constraints need not fit, and UIKit logs that.
      if min(width, height) >= 320 { expectEqual(conflicts, [], "\(width)x\(height)") }
      expectAtLeast(view.contentSize.width, 0)
      expectAtLeast(view.contentSize.height, 0)
      expectTrue(view.contentSize.width.isFinite)
      expectTrue(view.contentSize.height.isFinite)
    }
  }

  /// A line that does not fit continues below, also on a small phone with the largest text.
  @Test(arguments: ["fade", "infinite-carousel", "parallax", "scale"])
  func oneLineTextsFitAtTheLargestSize(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let rehearsal = Rehearsal(
      on: try Device.named("iphone-se-1"), direction: .leftToRight, textSize: .accessibilityExtraExtraExtraLarge,
      services: .current
    ) { scene.makeViewController() }
    rehearsal.idle(for: 0.5)
    var rest: [UIView] = [rehearsal.root.window]
    while let view = rest.popLast() {
      rest += view.subviews
      guard let label = view as? UILabel, label.numberOfLines == 1, !label.isHidden, label.bounds.height > 0 else {
        continue
      }
      let whole = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
      expectAtMost(whole, label.bounds.width + 0.5, "\(label.text ?? "")")
    }
  }

  @Test(arguments: plain)
  func cellsNeitherOverlapNorLeaveTheContent(name: String) throws {
    for variant in LayoutVariant.all {
      let view = try collectionView(of: rehearse(name, on: variant.device, direction: variant.direction))
      for section in 0..<view.numberOfSections {
        let frames = (0..<view.numberOfItems(inSection: section)).compactMap {
          view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
        for (index, frame) in frames.enumerated() {
          expectAtLeast(frame.minY, 0, "\(section).\(index) on \(variant.name)")
          expectAtMost(frame.maxY, view.contentSize.height, "\(section).\(index) on \(variant.name)")
          let covered = frames.suffix(from: index + 1).first { other in
            min(frame.maxX, other.maxX) - max(frame.minX, other.minX) > 0.01
              && min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 0.01
          }
          expectNil(covered, "\(section).\(index) on \(variant.name)")
        }
      }
    }
  }

  /// From right to left a screen is the mirror image, down to the smallest label.
  @Test(arguments: collections)
  func rightToLeftIsTheMirrorImage(name: String) throws {
    let one = try collectionView(of: rehearse(name))
    let other = try collectionView(of: rehearse(name, direction: .rightToLeft))
    for path in one.indexPathsForVisibleItems {
      guard let cell = one.cellForItem(at: path), let mirrored = other.cellForItem(at: path) else { continue }
      expectMirrored(cell.contentView, mirrored.contentView, in: "\(type(of: cell)) \(path.section).\(path.item)")
    }
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    for kind in [header, footer, "screen-title"] {
      for path in one.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let view = one.supplementaryView(forElementKind: kind, at: path),
          let mirrored = other.supplementaryView(forElementKind: kind, at: path)
        else { continue }
        expectMirrored(view, mirrored, in: "\(type(of: view)) of section \(path.first ?? 0)")
      }
    }
  }

  private func expectMirrored(_ view: UIView, _ mirrored: UIView, in position: String) {
    expectEqual(view.subviews.count, mirrored.subviews.count, "\(position)")
    for (subview, other) in zip(view.subviews, mirrored.subviews) where !subview.isHidden {
      let expected = view.bounds.width - subview.layer.frame.maxX
      expectLess(abs(other.layer.frame.minX - expected), 0.01, "\(type(of: subview)) in \(position)")
      expectMirrored(subview, other, in: position)
    }
  }

  /// An icon without a number has no badge, although the layout has a supplementary item for it.
  @Test func badgeHiddenByDataSourceStaysHidden() throws {
    let rehearsal = try rehearse("badges")
    let view = try collectionView(of: rehearsal)
    let hidden = { view.visibleSupplementaryViews(ofKind: "badge").filter(\.isHidden).count }
    expectEqual(view.visibleSupplementaryViews(ofKind: "badge").count, 20)
    expectEqual(hidden(), 12)
    // After scrolling away and back, other badges use the views, and each matches its own icon.
    view.contentInset.bottom = 2_000
    view.contentOffset.y = 1_500
    rehearsal.idle(for: 0.2)
    expectEmpty(view.visibleSupplementaryViews(ofKind: "badge"))
    view.contentOffset.y = 0
    rehearsal.idle(for: 0.2)
    expectEqual(hidden(), 12)
  }
}
