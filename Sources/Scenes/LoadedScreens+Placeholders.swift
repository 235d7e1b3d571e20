public import UIKit

extension LoadedScreens {
  /// Returns a controller that shows a controller, view, cell, layout or section.
  public static func controller(showing value: Any) -> UIViewController {
    switch value {
    case let controller as UIViewController: controller
    case let cell as UITableViewCell: TableCellPreviewController(cellClass: type(of: cell))
    case let cell as UICollectionViewCell:
      LayoutPreviewController(layout: .placeholderList(rowHeight: cell.height), cellClass: type(of: cell))
    case let view as UIView: ViewPreviewController(view)
    case let layout as UICollectionViewLayout: LayoutPreviewController(layout: layout)
    case let section as NSCollectionLayoutSection:
      LayoutPreviewController(layout: UICollectionViewCompositionalLayout(section: section))
    default: ViewPreviewController(.explanation("A value of type \(type(of: value)) cannot be shown."))
    }
  }
}

extension UICollectionViewLayout {
  /// Returns a column of cells, each as high as its content.
  fileprivate static func placeholderList(rowHeight: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension UICollectionViewCell {
  /// The height that the constraints of the content need, which a good estimate is near; 60 without any.
  fileprivate var height: CGFloat {
    let width = CGSize(width: UIScreen.main.bounds.width - 32, height: 0)
    let size = contentView.systemLayoutSizeFitting(
      width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height >= 1 ? size.height : 60
  }
}

extension UIView {
  fileprivate static func explanation(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}
