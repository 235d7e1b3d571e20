import Foundation
import UIKitCore

extension CollectionKeys {
  /// Makes the properties of views, responders and constraints known by the names of their accessors in Objective-C.
  static func registerViews() {
    collectionReusableViewProperties()
    contentUnavailableViewProperties()
    listContentViewProperties()
    tableViewCellProperties()
    tableViewHeaderFooterViewProperties()
    collectionViewCellProperties()
    collectionViewListCellProperties()
  }

  private static func collectionReusableViewProperties() {
    add("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
  }

  private static func contentUnavailableViewProperties() {
    add("configuration", \UIContentUnavailableView.configuration)
  }

  private static func listContentViewProperties() {
    add("configuration", \UIListContentView.configuration)
    add("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
    add("textLayoutGuide", \UIListContentView.textLayoutGuide)
    add("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
  }

  private static func tableViewCellProperties() {
    read("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    add("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    add("contentView", \UITableViewCell.contentView)
    add("textLabel", \UITableViewCell.textLabel)
    add("detailTextLabel", \UITableViewCell.detailTextLabel)
    add("imageView", \UITableViewCell.imageView)
    add("contentConfiguration", \UITableViewCell.contentConfiguration)
    add("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    add("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    add("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    add("backgroundView", \UITableViewCell.backgroundView)
    add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    add("configurationState", \UITableViewCell.configurationState)
    add("isSelected", \UITableViewCell.isSelected)
    add("isHighlighted", \UITableViewCell.isHighlighted)
    add("isEditing", \UITableViewCell.isEditing)
    add("selectionStyle", \UITableViewCell.selectionStyle)
    add("accessoryType", \UITableViewCell.accessoryType)
    add("accessoryView", \UITableViewCell.accessoryView)
    add("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    add("showsReorderControl", \UITableViewCell.showsReorderControl)
    add("editingStyle", \UITableViewCell.editingStyle)
    add("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
    add("indentationLevel", \UITableViewCell.indentationLevel)
    add("indentationWidth", \UITableViewCell.indentationWidth)
    add("separatorInset", \UITableViewCell.separatorInset)
  }

  private static func tableViewHeaderFooterViewProperties() {
    read("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    add("contentView", \UITableViewHeaderFooterView.contentView)
    add("textLabel", \UITableViewHeaderFooterView.textLabel)
    add("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    add("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    add(
      "automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    add("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    add(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    add("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    add("configurationState", \UITableViewHeaderFooterView.configurationState)
  }

  private static func collectionViewCellProperties() {
    read("contentView", \UICollectionViewCell.contentView)
    add("backgroundView", \UICollectionViewCell.backgroundView)
    add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    add("isSelected", \UICollectionViewCell.isSelected)
    add("isHighlighted", \UICollectionViewCell.isHighlighted)
    add("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    add("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    add("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    add(
      "automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    add("configurationState", \UICollectionViewCell.configurationState)
  }

  private static func collectionViewListCellProperties() {
    add("indentationLevel", \UICollectionViewListCell.indentationLevel)
    add("indentationWidth", \UICollectionViewListCell.indentationWidth)
    add("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    add("accessories", \UICollectionViewListCell.accessories)
    add("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
  }
}
