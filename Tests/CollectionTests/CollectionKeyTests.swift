import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The properties of lists, cells and layouts by the names that they have in Objective-C.
@MainActor
struct CollectionKeyTests {
  private let device = TestDevice(draws: false)

  /// Reads properties by name: a name that is missing would end the tests.
  private func expectReadable(_ object: NSObject, _ keys: [String]) {
    for key in keys {
      _ = object.value(forKey: key)
      // The names of truths begin with “is” only in their getters.
      guard key.hasPrefix("is") else { continue }
      let name = key.dropFirst(2)
      let property = name.prefix(1).lowercased() + name.dropFirst()
      expectEqual(object.value(forKey: property) as? Bool, object.value(forKey: key) as? Bool)
    }
  }

  @Test func declaredPropertiesAreReadByName() {
    device.becomeCurrent()
    expectReadable(
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      [
        "clearsSelectionOnViewWillAppear", "installsStandardGestureForInteractiveMovement",
        "useLayoutToLayoutNavigationTransitions", "collectionView", "collectionViewLayout",
      ])
    expectReadable(
      UITableViewController(style: .plain),
      [
        "clearsSelectionOnViewWillAppear", "tableView", "refreshControl",
      ])
    expectReadable(
      UIImagePickerController(),
      [
        "sourceType", "mediaTypes", "allowsEditing", "cameraCaptureMode", "cameraDevice",
      ])
    expectReadable(
      UICollectionViewLayout(),
      [
        "collectionView", "collectionViewContentSize", "developmentLayoutDirection",
        "flipsHorizontallyInOppositeLayoutDirection",
      ])
    expectReadable(
      UICollectionViewLayoutAttributes(forCellWith: [0, 0]),
      [
        "indexPath", "representedElementCategory", "representedElementKind", "alpha", "zIndex", "isHidden",
        "frame", "size", "center", "bounds", "transform",
      ])
    expectReadable(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(10))),
      [
        "configuration"
      ])
    expectReadable(
      UICollectionViewFlowLayout(),
      [
        "minimumLineSpacing", "minimumInteritemSpacing", "itemSize", "estimatedItemSize", "scrollDirection",
        "headerReferenceSize", "footerReferenceSize", "sectionInset", "sectionInsetReference",
        "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds",
      ])
    expectReadable(
      UICollectionViewTransitionLayout(
        currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout()),
      [
        "transitionProgress", "currentLayout", "nextLayout",
      ])
    expectReadable(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      [
        "dataSource", "prefetchDataSource", "isPrefetchingEnabled", "isEditing", "delegate",
        "backgroundView", "isSpringLoaded", "allowsSelection", "allowsMultipleSelection",
        "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "selfSizingInvalidation",
        "dragDelegate", "dropDelegate", "dragInteractionEnabled", "reorderingCadence",
        "collectionViewLayout", "contextMenuInteraction", "numberOfSections", "visibleCells",
        "indexPathsForVisibleItems", "indexPathsForSelectedItems", "selectionFollowsFocus", "allowsFocus",
        "allowsFocusDuringEditing", "remembersLastFocusedIndexPath", "hasActiveDrag", "hasActiveDrop",
        "hasUncommittedUpdates",
      ])
    expectReadable(
      UITableView(frame: .zero, style: .plain),
      [
        "style", "dataSource", "delegate", "prefetchDataSource", "isPrefetchingEnabled",
        "selfSizingInvalidation", "contextMenuInteraction", "dragDelegate", "dropDelegate",
        "dragInteractionEnabled", "hasActiveDrag", "hasActiveDrop", "sectionIndexColor",
        "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
        "sectionIndexMinimumDisplayRowCount", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
        "sectionFooterHeight", "sectionHeaderTopPadding", "estimatedSectionHeaderHeight",
        "estimatedSectionFooterHeight", "fillerRowHeight", "separatorInsetReference",
        "insetsContentViewsToSafeArea", "cellLayoutMarginsFollowReadableWidth",
        "remembersLastFocusedIndexPath", "allowsFocus", "selectionFollowsFocus", "separatorStyle",
        "separatorColor", "separatorInset", "tableHeaderView", "tableFooterView", "backgroundView",
        "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
        "allowsMultipleSelectionDuringEditing", "isEditing", "numberOfSections", "visibleCells",
        "indexPathsForVisibleRows", "indexPathForSelectedRow", "indexPathsForSelectedRows",
      ])
    expectReadable(
      UICollectionReusableView(frame: .zero),
      [
        "reuseIdentifier"
      ])
    expectReadable(
      UIContentUnavailableView(configuration: .empty()),
      [
        "configuration"
      ])
    expectReadable(
      UIListContentView(configuration: .cell()),
      [
        "configuration", "imageLayoutGuide", "textLayoutGuide", "secondaryTextLayoutGuide",
      ])
    expectReadable(
      UITableViewCell(style: .subtitle, reuseIdentifier: nil),
      [
        "reuseIdentifier", "shouldIndentWhileEditing", "contentView", "textLabel", "detailTextLabel",
        "imageView", "contentConfiguration", "automaticallyUpdatesContentConfiguration",
        "backgroundConfiguration", "automaticallyUpdatesBackgroundConfiguration", "backgroundView",
        "selectedBackgroundView", "configurationState", "isSelected", "isHighlighted", "isEditing",
        "selectionStyle", "accessoryType", "accessoryView", "editingAccessoryType", "editingAccessoryView",
        "showsReorderControl", "editingStyle", "showingDeleteConfirmation", "indentationLevel",
        "indentationWidth", "separatorInset",
      ])
    expectReadable(
      UITableViewHeaderFooterView(reuseIdentifier: nil),
      [
        "reuseIdentifier", "contentView", "textLabel", "detailTextLabel", "contentConfiguration",
        "automaticallyUpdatesContentConfiguration", "backgroundConfiguration",
        "automaticallyUpdatesBackgroundConfiguration", "backgroundView", "configurationState",
      ])
    expectReadable(
      UICollectionViewCell(frame: .zero),
      [
        "contentView", "backgroundView", "selectedBackgroundView", "isSelected", "isHighlighted",
        "contentConfiguration", "backgroundConfiguration", "automaticallyUpdatesContentConfiguration",
        "automaticallyUpdatesBackgroundConfiguration", "configurationState",
      ])
    expectReadable(
      UICollectionViewListCell(frame: .zero),
      [
        "indentationLevel", "indentationWidth", "indentsAccessories", "accessories", "separatorLayoutGuide",
      ])
  }

  private func expectKept<Object: NSObject, Value: Equatable>(
    _ object: Object, _ key: String, _ property: KeyPath<Object, Value>, _ value: Value, raw: Any? = nil,
    line: Int = #line
  ) {
    expectNotEqual(object[keyPath: property], value, line: line)
    object.setValue(raw ?? value, forKey: key)
    expectEqual(object[keyPath: property], value, line: line)
  }

  @Test func propertiesAreSetByName() {
    device.becomeCurrent()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectKept(list, "prefetchingEnabled", \.isPrefetchingEnabled, false)
    expectKept(list, "allowsSelection", \.allowsSelection, false)
    expectKept(list, "allowsMultipleSelection", \.allowsMultipleSelection, true)
    expectKept(list, "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, true)
    expectKept(list, "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, true)
    expectKept(list, "editing", \.isEditing, true)
    expectKept(list, "selfSizingInvalidation", \.selfSizingInvalidation, .disabled, raw: 0)
    let back = UIView()
    expectKept(list, "backgroundView", \.backgroundView, back)
    let table = UITableView(frame: .zero, style: .plain)
    let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("sectionHeaderHeight", \.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
      ("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight), ("fillerRowHeight", \.fillerRowHeight),
    ]
    for (key, property) in heights { expectKept(table, key, property, 33) }
    expectKept(table, "separatorStyle", \.separatorStyle, .none, raw: 0)
    expectKept(table, "separatorColor", \.separatorColor, .red)
    expectKept(table, "tableHeaderView", \.tableHeaderView, back)
    expectKept(table, "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, 7)
    let flow = UICollectionViewFlowLayout()
    expectKept(flow, "minimumLineSpacing", \.minimumLineSpacing, 3)
    expectKept(flow, "minimumInteritemSpacing", \.minimumInteritemSpacing, 4)
    expectKept(flow, "scrollDirection", \.scrollDirection, .horizontal, raw: 1)
    expectKept(flow, "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, true)
    expectKept(flow, "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, true)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    expectKept(attributes, "alpha", \.alpha, 0.5)
    expectKept(attributes, "zIndex", \.zIndex, 5)
    expectKept(attributes, "hidden", \.isHidden, true)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    expectKept(cell, "accessoryType", \.accessoryType, .checkmark, raw: 3)
    expectKept(cell, "editingAccessoryType", \.editingAccessoryType, .detailButton, raw: 4)
    expectKept(cell, "selectionStyle", \.selectionStyle, .none, raw: 0)
    expectKept(cell, "indentationLevel", \.indentationLevel, 3)
    expectKept(cell, "indentationWidth", \.indentationWidth, 4)
    expectKept(cell, "shouldIndentWhileEditing", \.shouldIndentWhileEditing, false)
    expectKept(cell, "showsReorderControl", \.showsReorderControl, true)
    expectKept(cell, "selected", \.isSelected, true)
    let item = UICollectionViewListCell(frame: .zero)
    expectKept(item, "indentationLevel", \.indentationLevel, 3)
    expectKept(item, "indentationWidth", \.indentationWidth, 4)
    expectKept(item, "indentsAccessories", \.indentsAccessories, false)
    expectKept(item, "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration, false)
    expectKept(
      item, "automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration, false)
  }
}
