import UIKit

extension UICollectionViewCell {
  /// Shows a large emoji with a hairline around it.
  func showRecent(_ item: ExplorerItem) {
    var content = UIListContentConfiguration.cell()
    content.text = item.emoji?.text
    content.textProperties.font = .boldSystemFont(ofSize: 38)
    content.textProperties.alignment = .center
    content.directionalLayoutMargins = .zero
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 8
    background.strokeColor = .systemGray3
    background.strokeWidth = 1 / traitCollection.displayScale
    backgroundConfiguration = background
  }
}

extension UICollectionViewListCell {
  /// Shows a category, which a tap anywhere expands.
  func showCategory(_ item: ExplorerItem) {
    var content = defaultContentConfiguration()
    content.text = item.title
    contentConfiguration = content
    accessories = [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))]
  }

  /// Shows an emoji in its category.
  func showChild(_ item: ExplorerItem, isStarred: Bool) {
    var content = defaultContentConfiguration()
    content.text = item.emoji?.text
    content.secondaryText = item.title
    contentConfiguration = content
    showStar(isStarred)
  }

  /// Shows an emoji with its category at the end of the row.
  func showRow(_ item: ExplorerItem, isStarred: Bool) {
    var content = UIListContentConfiguration.valueCell()
    content.text = item.emoji?.text
    content.secondaryText = item.emoji?.category.title
    contentConfiguration = content
    showStar(isStarred)
  }

  /// Shows a star before the chevron, if there is one.
  func showStar(_ isStarred: Bool) {
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.tintColor = .systemYellow
    let shown: [UICellAccessory] = [.customView(configuration: .init(customView: star, placement: .trailing()))]
    accessories = (isStarred ? shown : []) + [.disclosureIndicator()]
  }
}
