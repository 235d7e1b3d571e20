import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The default values of properties of lists, cells, layouts and behaviors, as UIKit documents them, and values that
/// are set.
@MainActor
struct CollectionDefaultsTests {
  let device = TestDevice()

  @Test func tablesAndCollectionViews() {
    let table = UITableView()
    expectProperty(\.fillerRowHeight, of: table, is: 0, keeps: 30)
    expectProperty(\.allowsFocus, of: table, is: false, keeps: true)
    expectProperty(\.selectionFollowsFocus, of: table, is: false, keeps: true)
    expectProperty(\.sectionIndexColor, of: table, is: nil, keeps: .red)
    expectProperty(\.sectionIndexMinimumDisplayRowCount, of: table, is: 0, keeps: 5)
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    expectProperty(\.defaultRowAnimation, of: rows, is: .automatic, keeps: .fade)
    expectProperty(\.shouldIndentWhileEditing, of: UITableViewCell(), is: true, keeps: false)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectProperty(\.allowsFocus, of: view, is: true, keeps: false)
    expectProperty(\.allowsFocusDuringEditing, of: view, is: false, keeps: true)
    expectProperty(\.selectionFollowsFocus, of: view, is: false, keeps: true)
    let layout = UICollectionViewLayout()
    expectEqual(layout.developmentLayoutDirection, .leftToRight)
    expectFalse(layout.flipsHorizontallyInOppositeLayoutDirection)
    expectTrue(UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self)
    let change = UICollectionViewLayoutInvalidationContext()
    expectProperty(\.contentOffsetAdjustment, of: change, is: .zero, keeps: CGPoint(x: 1, y: 2))
    expectProperty(\.contentSizeAdjustment, of: change, is: .zero, keeps: CGSize(width: 1, height: 2))
    expectFalse(change.invalidateEverything || change.invalidateDataSourceCounts)
    let actions = UISwipeActionsConfiguration(actions: [])
    expectProperty(\.performsFirstActionWithFullSwipe, of: actions, is: true, keeps: false)
    expectProperty(\.indentsAccessories, of: UICollectionViewListCell(), is: true, keeps: false)
    expectEqual(UICollectionViewListCell().accessories.count, 0)
    let transition = UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
    expectProperty(\.transitionProgress, of: transition, is: 0, keeps: 0.5)
  }

  @Test func descriptions() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    expectTrue(list.showsSeparators)
    expectEqual([list.headerMode == .none, list.footerMode == .none], [true, true])
    let separator = UIListSeparatorConfiguration(listAppearance: .plain)
    expectEqual(separator.topSeparatorVisibility, .automatic)
    expectEqual(separator.bottomSeparatorVisibility, .automatic)
    expectEqual(separator.topSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    expectEqual(separator.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    expectEqual(item.contentInsets, .zero)
    expectEqual(item.edgeSpacing.map { [$0.leading, $0.top, $0.trailing, $0.bottom].compactMap(\.self).count }, 4)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
    expectEqual(group.interItemSpacing?.spacing, 0)
    expectTrue(group.interItemSpacing?.isFixed ?? false)
    let section = NSCollectionLayoutSection(group: group)
    expectProperty(\.interGroupSpacing, of: section, is: 0, keeps: 3)
    expectProperty(
      \.contentInsets, of: section, is: .zero,
      keeps: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectProperty(\.contentInsetsReference, of: section, is: .automatic, keeps: .none)
    expectProperty(\.supplementaryContentInsetsReference, of: section, is: .automatic, keeps: .layoutMargins)
    expectProperty(\.orthogonalScrollingBehavior, of: section, is: .none, keeps: .paging)
    expectEqual([section.boundarySupplementaryItems.count, section.decorationItems.count], [0, 0])
    expectProperty(\.bounce, of: section.orthogonalScrollingProperties, is: .automatic, keeps: .never)
    expectProperty(\.decelerationRate, of: section.orthogonalScrollingProperties, is: .automatic, keeps: .fast)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectProperty(\.scrollDirection, of: configuration, is: .vertical, keeps: .horizontal)
    expectProperty(\.interSectionSpacing, of: configuration, is: 0, keeps: 8)
    expectProperty(\.contentInsetsReference, of: configuration, is: .safeArea, keeps: .none)
    expectEqual(configuration.boundarySupplementaryItems.count, 0)
  }

  @Test func configurations() {
    let background = UIBackgroundConfiguration.clear()
    expectEqual(background.backgroundInsets, .zero)
    expectEqual(background.edgesAddingLayoutMarginsToBackgroundInsets, [])
    expectEqual(background.imageContentMode, .scaleToFill)
    expectEqual([background.cornerRadius, background.strokeWidth, background.strokeOutset], [0, 0, 0])
    expectEqual(background.shadowProperties.radius, 0)
    expectEqual(background.shadowProperties.offset, .zero)
    let content = UIListContentConfiguration.cell()
    expectEqual(content.axesPreservingSuperviewLayoutMargins, .horizontal)
    expectFalse(content.prefersSideBySideTextAndSecondaryText)
    expectTrue(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    expectEqual(content.imageProperties.maximumSize, .zero)
    expectEqual(content.imageProperties.reservedLayoutSize, .zero)
    expectEqual([content.imageProperties.cornerRadius, content.imageProperties.strokeWidth], [0, 0])
    var state = UICellConfigurationState(traitCollection: .current)
    let flags: [WritableKeyPath<UICellConfigurationState, Bool>] = [
      \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing, \.isExpanded, \.isSwiped,
      \.isReordering,
    ]
    for flag in flags {
      expectFalse(state[keyPath: flag])
      let old = state
      state[keyPath: flag] = true
      expectNotEqual(state, old)
    }
    expectEqual(state.cellDragState, .none)
    expectEqual(state.cellDropState, .none)
    let unavailable = UIContentUnavailableConfiguration.empty()
    expectEqual(unavailable.axesPreservingSuperviewLayoutMargins, .horizontal)
    expectEqual(unavailable.imageProperties.maximumSize, .zero)
    expectNil(unavailable.secondaryButtonProperties.primaryAction)
    expectTrue(unavailable.secondaryButtonProperties.isEnabled)
  }

  @Test func interactionsAndPickers() {
    final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
      {
        []
      }
    }
    let delegate = Delegate()
    let drag = UIDragInteraction(delegate: delegate)
    expectProperty(\.allowsSimultaneousRecognitionDuringLift, of: drag, is: false, keeps: true)
    expectTrue(drag.isEnabled && UIDragInteraction.isEnabledByDefault)
    expectProperty(
      \.allowsSimultaneousDropSessions, of: UIDropInteraction(delegate: delegate), is: false, keeps: true)
    let picker = UIImagePickerController()
    expectProperty(\.sourceType, of: picker, is: .photoLibrary, keeps: .savedPhotosAlbum)
    expectProperty(\.mediaTypes, of: picker, is: ["public.image"], keeps: ["public.movie"])
    expectProperty(\.allowsEditing, of: picker, is: false, keeps: true)
    expectProperty(\.cameraCaptureMode, of: picker, is: .photo, keeps: .video)
    expectProperty(\.cameraDevice, of: picker, is: .rear, keeps: .front)
    expectTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    expectFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    expectEqual(UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image", "public.movie"])
    expectNil(UIImagePickerController.availableMediaTypes(for: .camera))
  }

  @Test func behaviors() {
    let (one, two) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    two.center = CGPoint(x: 35, y: 45)
    let item = UIDynamicItemBehavior(items: [one])
    for property in [\.elasticity, \.friction, \.resistance, \.angularResistance]
      as [ReferenceWritableKeyPath<UIDynamicItemBehavior, CGFloat>]
    {
      expectProperty(property, of: item, is: 0, keeps: 0.5)
    }
    expectProperty(\.density, of: item, is: 1, keeps: 2)
    expectProperty(\.allowsRotation, of: item, is: true, keeps: false)
    expectProperty(\.isAnchored, of: item, is: false, keeps: true)
    let collision = UICollisionBehavior(items: [one])
    expectProperty(\.collisionMode, of: collision, is: .everything, keeps: .items)
    expectProperty(\.translatesReferenceBoundsIntoBoundary, of: collision, is: false, keeps: true)
    expectNil(collision.boundaryIdentifiers)
    let push = UIPushBehavior(items: [one], mode: .instantaneous)
    expectEqual(push.mode, .instantaneous)
    expectProperty(\.active, of: push, is: true, keeps: false)
    expectProperty(\.pushDirection, of: push, is: .zero, keeps: CGVector(dx: 3, dy: 4))
    expectEqual(push.magnitude, 5)
    push.setAngle(.pi / 2, magnitude: 2)
    expectTrue(abs(push.pushDirection.dx) < 1e-9 && abs(push.pushDirection.dy - 2) < 1e-9)
    let gravity = UIGravityBehavior(items: [one])
    expectEqual([gravity.angle, gravity.magnitude], [.pi / 2, 1])
    expectProperty(\.gravityDirection, of: gravity, is: CGVector(dx: 0, dy: 1), keeps: CGVector(dx: 1, dy: 0))
    let snap = UISnapBehavior(item: one, snapTo: CGPoint(x: 7, y: 8))
    expectProperty(\.damping, of: snap, is: 0.5, keeps: 1)
    expectProperty(\.snapPoint, of: snap, is: CGPoint(x: 7, y: 8), keeps: .zero)
    // From the center at 5, 5 to the other one at 35, 45.
    let bond = UIAttachmentBehavior(item: one, attachedTo: two)
    expectEqual(bond.length, 50)
    expectEqual(bond.attachedBehaviorType, .items)
    expectEqual(bond.items.count, 2)
    let anchored = UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 5, y: 25))
    expectEqual(anchored.length, 20)
    expectEqual(anchored.attachedBehaviorType, .anchor)
    expectProperty(\.anchorPoint, of: anchored, is: CGPoint(x: 5, y: 25), keeps: .zero)
    expectProperty(\.frequency, of: anchored, is: 0, keeps: 2)
    expectProperty(\.damping, of: anchored, is: 0, keeps: 2)
    let outer = UIDynamicBehavior()
    outer.addChildBehavior(gravity)
    expectEqual(outer.childBehaviors, [gravity])
    let animator = UIDynamicAnimator(referenceView: device.window)
    expectIdentical(animator.referenceView, device.window)
    expectFalse(animator.isRunning)
    expectEqual(animator.elapsedTime, 0)
    animator.addBehavior(outer)
    expectEqual(animator.behaviors, [outer])
    expectIdentical(gravity.dynamicAnimator, animator)
    outer.removeChildBehavior(gravity)
    expectEqual(outer.childBehaviors, [])
    expectNil(gravity.dynamicAnimator)
    expectEqual(one.collisionBoundsType, .rectangle)
    expectTrue(one.collisionBoundingPath.isEmpty)
  }
}
