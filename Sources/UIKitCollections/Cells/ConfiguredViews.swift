import UIKitCore

// What `@Invalidating(.configuration)` asks for, of cells, headers and footers.

extension UICollectionViewCell: ConfiguredView {}
extension UITableViewCell: ConfiguredView {}
extension UITableViewHeaderFooterView: ConfiguredView {}
