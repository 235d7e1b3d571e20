import UIKitCore

// Cells, headers and footers respond to `@Invalidating(.configuration)`.

extension UICollectionViewCell: ConfiguredView {}
extension UITableViewCell: ConfiguredView {}
extension UITableViewHeaderFooterView: ConfiguredView {}
