import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Copies of description objects have every property of the original, are independent of it, and are equal to it until
/// either is changed; new objects have UIKit's defaults.
@MainActor
struct DescriptionCopyTests {
  private let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))

  private func copied<Object: NSObject & NSCopying>(_ object: Object) throws -> Object {
    let copy = try #require(object.copy() as? Object)
    expectNotIdentical(copy, object)
    expectEqual(copy, object)
    expectEqual(copy.hash, object.hash)
    return copy
  }

  @Test func aBoundaryItem() throws {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "k", alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 3, y: 4))
    expectEqual(item.elementKind, "k")
    expectEqual(item.alignment, .bottomTrailing)
    expectEqual(item.offset, CGPoint(x: 3, y: 4))
    expectEqual(item.layoutSize, size)
    expectProperty(\.extendsBoundary, of: item, is: true, keeps: false)
    expectProperty(\.pinToVisibleBounds, of: item, is: false, keeps: true)
    expectProperty(\.zIndex, of: item, is: 1, keeps: 7)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let copy = try copied(item)
    expectEqual(copy.elementKind, "k")
    expectEqual(copy.alignment, .bottomTrailing)
    expectEqual(copy.offset, CGPoint(x: 3, y: 4))
    expectEqual(copy.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectFalse(copy.extendsBoundary)
    expectTrue(copy.pinToVisibleBounds)
    expectEqual(copy.zIndex, 7)
    copy.zIndex = 8
    expectNotEqual(copy, item)
    expectEqual(item.zIndex, 7)
  }

  @Test func aSupplementaryItem() throws {
    let (container, own) = (
      NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)),
      NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 5, y: 6))
    )
    let plain = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "k", containerAnchor: container)
    expectNil(plain.itemAnchor)
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "k", containerAnchor: container, itemAnchor: own)
    expectProperty(\.zIndex, of: item, is: 1, keeps: 3)
    let copy = try copied(item)
    expectEqual(copy.containerAnchor.edges, [.top, .trailing])
    expectEqual(copy.containerAnchor.offset, CGPoint(x: 0.3, y: -0.3))
    expectTrue(copy.containerAnchor.isFractionalOffset)
    expectFalse(copy.containerAnchor.isAbsoluteOffset)
    expectEqual(copy.itemAnchor?.offset, CGPoint(x: 5, y: 6))
    expectTrue(copy.itemAnchor?.isAbsoluteOffset ?? false)
    expectEqual(copy.zIndex, 3)
    expectNotEqual(plain, item)
    expectNil(try copied(plain).itemAnchor)
  }

  @Test func aDecorationItem() throws {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: "b")
    expectEqual(item.elementKind, "b")
    expectProperty(\.zIndex, of: item, is: 0, keeps: -2)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let copy = try copied(item)
    expectEqual(copy.zIndex, -2)
    expectEqual(copy.elementKind, "b")
    expectEqual(copy.contentInsets, item.contentInsets)
    expectNotEqual(item, .background(elementKind: "b"))
  }

  @Test func anItemAndAGroup() throws {
    let item = NSCollectionLayoutItem(layoutSize: size)
    expectEqual(item.contentInsets, .zero)
    expectEmpty(item.supplementaryItems)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: .flexible(2), trailing: .fixed(3), bottom: .flexible(4))
    let spacing = try #require(try copied(item).edgeSpacing)
    expectEqual(
      [spacing.leading, spacing.top, spacing.trailing, spacing.bottom].map { $0?.spacing ?? -1 }, [1, 2, 3, 4])
    expectEqual(
      [spacing.leading, spacing.top, spacing.trailing, spacing.bottom].map { $0?.isFixed ?? false },
      [true, false, true, false])
    expectEqual(
      [spacing.leading, spacing.top, spacing.trailing, spacing.bottom].map { $0?.isFlexible ?? false },
      [false, true, false, true])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, item])
    group.interItemSpacing = .flexible(6)
    let copy = try copied(group)
    expectEqual(copy.interItemSpacing, .flexible(6))
    expectEqual(copy.subitems.count, 2)
    copy.interItemSpacing = .fixed(6)
    expectNotEqual(copy, group)
  }

  @Test func lengths() throws {
    let lengths: [(NSCollectionLayoutDimension, CGFloat, [Bool])] = [
      (.fractionalWidth(0.5), 0.5, [true, false, false, false]),
      (.fractionalHeight(0.4), 0.4, [false, true, false, false]),
      (.absolute(30), 30, [false, false, true, false]), (.estimated(20), 20, [false, false, false, true]),
    ]
    for (length, value, kinds) in lengths {
      expectEqual(length.dimension, value)
      expectEqual(
        [length.isFractionalWidth, length.isFractionalHeight, length.isAbsolute, length.isEstimated], kinds)
      expectEqual(length.copy() as? NSCollectionLayoutDimension, length)
    }
    let copy = try #require(size.copy() as? NSCollectionLayoutSize)
    expectEqual(copy.widthDimension, .fractionalWidth(0.5))
    expectEqual(copy.heightDimension, .estimated(30))
  }

  @Test func aSection() throws {
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    expectEqual(section.contentInsets, .zero)
    expectProperty(\.interGroupSpacing, of: section, is: 0, keeps: 3)
    expectProperty(\.orthogonalScrollingBehavior, of: section, is: .none, keeps: .groupPaging)
    expectProperty(\.contentInsetsReference, of: section, is: .automatic, keeps: .none)
    let properties = section.orthogonalScrollingProperties
    expectProperty(\.decelerationRate, of: properties, is: .automatic, keeps: .fast)
    expectProperty(\.bounce, of: properties, is: .automatic, keeps: .always)
    let copy = try copied(section)
    expectEqual(copy.interGroupSpacing, 3)
    expectEqual(copy.orthogonalScrollingBehavior, .groupPaging)
    expectEqual(copy.contentInsetsReference, .none)
    expectEqual(copy.orthogonalScrollingProperties.decelerationRate, .fast)
    expectEqual(copy.orthogonalScrollingProperties.bounce, .always)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectProperty(\.scrollDirection, of: configuration, is: .vertical, keeps: .horizontal)
    expectProperty(\.interSectionSpacing, of: configuration, is: 0, keeps: 5)
    expectProperty(\.contentInsetsReference, of: configuration, is: .safeArea, keeps: .layoutMargins)
    expectEmpty(configuration.boundarySupplementaryItems)
  }

  @Test func listsAndStates() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    expectTrue(list.showsSeparators)
    expectEqual(list.headerMode, .none)
    expectEqual(list.footerMode, .none)
    expectNil(list.headerTopPadding)
    expectNil(list.backgroundColor)
    expectNil(list.itemSeparatorHandler)
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    let flags = [
      state.isDisabled, state.isHighlighted, state.isSelected, state.isFocused, state.isPinned, state.isEditing,
      state.isExpanded, state.isSwiped, state.isReordering,
    ]
    expectEqual(flags, Array(repeating: false, count: 9))
    expectEqual(state.cellDragState, .none)
    expectEqual(state.cellDropState, .none)
    var other = state
    other[UIConfigurationStateCustomKey("own")] = "value"
    expectEqual(other[UIConfigurationStateCustomKey("own")] as? String, "value")
    expectNotEqual(other, state)
    let background = UIBackgroundConfiguration.clear()
    expectEqual(background.cornerRadius, 0)
    expectEqual(background.backgroundInsets, .zero)
    expectEqual(background.strokeWidth, 0)
    expectEqual(background.strokeOutset, 0)
    expectEqual(background.imageContentMode, .scaleToFill)
    expectNil(background.image)
    expectNil(background.customView)
    expectNil(background.visualEffect)
    var changed = background
    changed.strokeWidth = 2
    expectNotEqual(changed, background)
    expectEqual(Set([changed, background, .clear()]).count, 2)
  }

  @Test func aCollectionView() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectProperty(\.isPrefetchingEnabled, of: view, is: true, keeps: false)
    expectProperty(\.isEditing, of: view, is: false, keeps: true)
    expectProperty(\.allowsSelection, of: view, is: true, keeps: false)
    expectProperty(\.allowsMultipleSelection, of: view, is: false, keeps: true)
    expectProperty(\.allowsSelectionDuringEditing, of: view, is: false, keeps: true)
    expectProperty(\.allowsMultipleSelectionDuringEditing, of: view, is: false, keeps: true)
    expectProperty(\.selfSizingInvalidation, of: view, is: .enabled, keeps: .disabled)
    expectProperty(\.reorderingCadence, of: view, is: .immediate, keeps: .slow)
    expectProperty(\.backgroundView, of: view, is: nil, keeps: UIView())
    expectEqual(view.numberOfSections, 0)
    let layout = UICollectionViewFlowLayout()
    expectProperty(\.scrollDirection, of: layout, is: .vertical, keeps: .horizontal)
    expectProperty(\.minimumLineSpacing, of: layout, is: 10, keeps: 3)
    expectProperty(\.minimumInteritemSpacing, of: layout, is: 10, keeps: 4)
    expectProperty(\.itemSize, of: layout, is: CGSize(width: 50, height: 50), keeps: CGSize(width: 1, height: 2))
    expectProperty(\.estimatedItemSize, of: layout, is: .zero, keeps: CGSize(width: 1, height: 2))
    expectProperty(\.headerReferenceSize, of: layout, is: .zero, keeps: CGSize(width: 1, height: 2))
    expectProperty(\.footerReferenceSize, of: layout, is: .zero, keeps: CGSize(width: 1, height: 2))
    expectProperty(\.sectionInset, of: layout, is: .zero, keeps: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectProperty(\.sectionInsetReference, of: layout, is: .fromContentInset, keeps: .fromSafeArea)
    expectProperty(\.sectionHeadersPinToVisibleBounds, of: layout, is: false, keeps: true)
    expectProperty(\.sectionFootersPinToVisibleBounds, of: layout, is: false, keeps: true)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expectProperty(\.invalidateFlowLayoutDelegateMetrics, of: context, is: true, keeps: false)
    expectProperty(\.invalidateFlowLayoutAttributes, of: context, is: true, keeps: false)
    expectFalse(context.invalidateEverything || context.invalidateDataSourceCounts)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [2, 3])
    expectEqual(attributes.indexPath, [2, 3])
    expectProperty(\.zIndex, of: attributes, is: 0, keeps: 4)
    expectProperty(\.isHidden, of: attributes, is: false, keeps: true)
    expectProperty(\.alpha, of: attributes, is: 1, keeps: 0.5)
    attributes.frame = rect(10, 20, 30, 40)
    expectEqual(attributes.bounds, rect(0, 0, 30, 40))
    attributes.bounds = rect(0, 0, 10, 10)
    expectEqual(attributes.frame, rect(20, 35, 10, 10))
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    expectProperty(\.clearsSelectionOnViewWillAppear, of: UICollectionViewController(), is: true, keeps: false)
    expectProperty(
      \.installsStandardGestureForInteractiveMovement, of: UICollectionViewController(), is: true, keeps: false)
  }
}
