import UIKitCore

// Cells, headers and footers respond to `@Invalidating(.configuration)`.

extension UITableViewCell: ConfiguredView {}
extension UITableViewHeaderFooterView: ConfiguredView {}
