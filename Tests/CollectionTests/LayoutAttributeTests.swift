import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// Layout attributes as values: their geometry, copies and equality, and contexts that collect what is invalid.
@MainActor
struct LayoutAttributeTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  private func attributes(_ change: (Attributes) -> Void = { _ in }) -> Attributes {
    let made = Attributes(forCellWith: [2, 5])
    made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    change(made)
    return made
  }

  @Test func geometryFollowsEachProperty() {
    let made = attributes()
    expectEqual(made.center, CGPoint(x: 25, y: 40))
    expectEqual(made.size, CGSize(width: 30, height: 40))
    expectEqual(made.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    made.center = CGPoint(x: 100, y: 200)
    expectEqual(made.frame, CGRect(x: 85, y: 180, width: 30, height: 40))
    made.size = CGSize(width: 10, height: 60)
    expectEqual(made.frame, CGRect(x: 95, y: 170, width: 10, height: 60))
    made.bounds = CGRect(x: 7, y: 8, width: 50, height: 20)
    expectEqual(made.frame, CGRect(x: 75, y: 190, width: 50, height: 20))
    expectEqual(made.bounds, CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  /// The frame is the rectangle around what a transform makes of the bounds, around the center.
  @Test func framesSurroundTransforms() {
    let scaled = attributes { $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) }
    expectClose(scaled.frame, CGRect(x: -5, y: 30, width: 60, height: 20))
    expectEqual(scaled.size, CGSize(width: 30, height: 40))
    expectEqual(scaled.transform3D, CATransform3DMakeScale(2, 0.5, 1))
    let turned = attributes { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    expectClose(turned.frame, CGRect(x: 5, y: 25, width: 40, height: 30))
    let moved = attributes { $0.transform3D = CATransform3DMakeTranslation(3, -4, 9) }
    expectClose(moved.frame, CGRect(x: 13, y: 16, width: 30, height: 40))
    expectEqual(moved.transform, CGAffineTransform(translationX: 3, y: -4))
    expectEqual(moved.center, CGPoint(x: 25, y: 40))
    turned.center.x += 10
    expectClose(turned.frame, CGRect(x: 15, y: 25, width: 40, height: 30))
  }

  @Test func unusableFramesAreRemembered() {
    let made = attributes { $0.frame.size.width = .infinity }
    expectEqual(made.unusableBox, CGRect(x: 10, y: 20, width: CGFloat.infinity, height: 40))
    expectTrue(made.frame.isFinite)
    expectEqual((made.copy() as? Attributes)?.unusableBox, made.unusableBox)
    made.size = CGSize(width: 5, height: 5)
    expectNil(made.unusableBox)
    made.center.y = .nan
    expectNotNil(made.unusableBox)
    made.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectNil(made.unusableBox)
    for number in [CGFloat.nan, .infinity] {
      for entry in [\CATransform3D.m11, \.m14, \.m22, \.m33, \.m41, \.m42, \.m44] {
        var transform = CATransform3DIdentity
        expectTrue(transform.isUsable)
        transform[keyPath: entry] = number
        expectFalse(transform.isUsable)
      }
    }
  }

  /// Every property that the app can set counts, and copies keep it.
  @Test func copiesAreEqualUntilTheyChange() throws {
    let changes: [(Attributes) -> Void] = [
      { $0.frame.origin.x = 11 }, { $0.size.width = 31 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.indexPath = [2, 6] }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.transform3D.m34 = 0.1 },
      { $0.scrollingSection = 3 }, { $0.represent(.decorationView, kind: nil, at: [2, 5]) },
      { $0.represent(.cell, kind: "a", at: [2, 5]) },
    ]
    expectEqual(attributes(), attributes())
    expectEqual(attributes().hash, attributes().hash)
    for change in changes {
      let changed = attributes(change)
      expectNotEqual(changed, attributes())
      let copy = try #require(changed.copy() as? Attributes)
      expectNotIdentical(copy, changed)
      expectEqual(copy, changed)
      expectEqual(copy.hash, changed.hash)
      copy.alpha = 0.25
      expectNotEqual(copy, changed)
    }
    let estimated = attributes { $0.estimatedAxes = [.vertical] }
    expectEqual((estimated.copy() as? Attributes)?.estimatedAxes, [.vertical])
    expectFalse(attributes().isEqual(NSObject()))
    expectFalse(attributes().isEqual(nil))
  }

  @Test func attributesNameTheirElements() {
    let cell = Attributes(forCellWith: [1, 2])
    let header = Attributes(forSupplementaryViewOfKind: "header", with: [3, 0])
    let shade = Attributes(forDecorationViewOfKind: "shade", with: [4, 1])
    let plain = Attributes()
    expectEqual(
      [cell, header, shade, plain].map(\.representedElementCategory),
      [.cell, .supplementaryView, .decorationView, .cell])
    expectEqual([cell, header, shade, plain].map(\.representedElementKind), [nil, "header", "shade", nil])
    expectEqual([cell, header, shade, plain].map(\.indexPath), [[1, 2], [3, 0], [4, 1], [0, 0]])
    expectEqual(
      [cell, header, shade].map(\.key),
      [
        .item(section: 1, item: 2), .supplementary(kind: "header", section: 3, index: 0),
        .decoration(kind: "shade", section: 4, index: 1),
      ])
    expectEqual([cell, header, shade].map { $0.key?.category }, [.cell, .supplementaryView, .decorationView])
    for made in [cell, header, shade] {
      expectEqual([made.alpha, made.frame.width, CGFloat(made.zIndex)], [1, 0, 0])
      expectFalse(made.isHidden)
      expectTrue(made.transform.isIdentity)
    }
  }

  @Test func contextsCollectWhatIsInvalid() {
    let context = UICollectionViewLayoutInvalidationContext()
    expectTrue(context.isUnspecific)
    expectNil(context.invalidatedItemIndexPaths)
    expectNil(context.invalidatedSupplementaryIndexPaths)
    expectNil(context.invalidatedDecorationIndexPaths)
    expectEqual(context.contentOffsetAdjustment, .zero)
    expectEqual(context.contentSizeAdjustment, .zero)
    context.invalidateItems(at: [[0, 3], [0, 1]])
    context.invalidateItems(at: [[0, 2], [0, 3]])
    expectEqual(context.invalidatedItemIndexPaths, [[0, 1], [0, 2], [0, 3]])
    expectFalse(context.isUnspecific)
    context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0], [0, 0], [1, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 5]])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [[0, 0], [0, 5], [1, 0]], "b": []])
    expectNil(context.invalidatedDecorationIndexPaths)
    context.invalidateDecorationElements(ofKind: "c", at: [[2, 0]])
    context.invalidateDecorationElements(ofKind: "c", at: [[1, 0]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["c": [[1, 0], [2, 0]]])
    let specific: [(UICollectionViewLayoutInvalidationContext) -> Void] = [
      { $0.invalidateSupplementaryElements(ofKind: "a", at: []) },
      { $0.invalidateDecorationElements(ofKind: "a", at: []) }, { $0.isScroll = true },
    ]
    for change in specific {
      let one = UICollectionViewLayoutInvalidationContext()
      change(one)
      expectFalse(one.isUnspecific)
      one.invalidateDataSourceCounts = true
      expectTrue(one.isUnspecific)
      one.invalidateDataSourceCounts = false
      one.invalidateEverything = true
      expectTrue(one.isUnspecific)
    }
  }

  // MARK: Scroll positions

  /// Starts of a viewport of 100 points at 200 that shows an interval.
  @Test func viewportsShowIntervals() {
    typealias Position = UICollectionView.ScrollPosition
    func start(_ position: Position, _ lower: CGFloat, _ upper: CGFloat, _ axis: Axis = .vertical) -> CGFloat {
      position.start(of: Interval(200, 300), showing: Interval(lower, upper), axis)
    }
    for (axis, positions) in [
      (.vertical, [.top, .centeredVertically, .bottom]), (.horizontal, [.left, .centeredHorizontally, .right]),
    ] as [(Axis, [Position])] {
      expectEqual(positions.map { start($0, 500, 540, axis) }, [500, 470, 440])
      let other: Axis = axis == .vertical ? .horizontal : .vertical
      expectEqual(positions.map { start($0, 500, 540, other) }, [440, 440, 440], "only its own axis counts")
    }
    // Without a position, the viewport moves as little as possible.
    let cases: [(CGFloat, CGFloat, CGFloat)] = [
      (200, 300, 200), (210, 250, 200), (190, 250, 190), (150, 199, 150), (250, 301, 201), (400, 420, 320),
      (100, 350, 200), (100, 200, 100), (300, 420, 300), (50, 199, 50), (299, 420, 200),
    ]
    for (lower, upper, expected) in cases { expectEqual(start([], lower, upper), expected, "\(lower) \(upper)") }
  }

  @Test func readingOrderIsMirrored() {
    let visible = VisibleArea(
      bounds: CGRect(x: 30, y: 40, width: 100, height: 200),
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), contentSize: CGSize(width: 500, height: 900))
    let forward = ReadingOrder(axes: [.vertical], isRightToLeft: false)
    let backward = ReadingOrder(axes: [.vertical], isRightToLeft: true)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(forward.interval(rect, .horizontal, in: visible.contentSize), Interval(10, 40))
    expectEqual(backward.interval(rect, .horizontal, in: visible.contentSize), Interval(460, 490))
    expectEqual(backward.interval(rect, .vertical, in: visible.contentSize), Interval(20, 60))
    expectEqual(forward.readable(visible, .horizontal), Interval(32, 126))
    expectEqual(backward.readable(visible, .horizontal), Interval(374, 468))
    expectEqual(forward.readable(visible, .vertical), Interval(41, 237))
    expectEqual(backward.readable(visible, .vertical), Interval(41, 237))
    expectEqual(forward.offset(70, .horizontal, in: visible), 70)
    expectEqual(backward.offset(70, .horizontal, in: visible), 330)
    expectEqual(backward.offset(70, .vertical, in: visible), 70)
    for (order, first, last) in [(forward, -2, 404), (backward, -4, 402)] as [(ReadingOrder, CGFloat, CGFloat)] {
      expectEqual(order.range(.horizontal, in: visible).first, first)
      expectEqual(order.range(.horizontal, in: visible).last, last)
      expectEqual([-9, 50, 600].map { order.clamp($0, .horizontal, in: visible) }, [first, 50, last])
    }
    var short = visible
    short.contentSize.height = 10
    expectEqual([-9, 0, 9].map { forward.clamp($0, .vertical, in: short) }, [-1, -1, -1])
    expectEqual(forward.range(.vertical, in: short).last, -1)
  }

  @Test func sectionsAreCountedInWords() {
    let cases: [([Int], String)] = [
      ([], "0 sections"), ([1], "1 section with 1 item"), ([4], "1 section with 4 items"),
      ([1, 1], "2 sections with 1, 1 items"), (Array(0..<8), "8 sections with 0, 1, 2, 3, 4, 5, 6, 7 items"),
      (Array(0..<9), "9 sections with 0, 1, 2, 3, 4, 5, 6, 7, … items"),
    ]
    for (counts, text) in cases { expectEqual(LayoutEvents.text(of: counts), text) }
  }
}
