import Foundation
import Geometry
import UIKitCore

extension UITableView: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UITableView.backgroundColor) { $0.style.backgroundColor },
      .value(\UITableView.separatorColor), .value(\UITableView.separatorStyle),
      .value(\UITableView.separatorInset) { $0.defaultSeparatorInset }, .value(\UITableView.rowHeight),
      .value(\UITableView.sectionHeaderHeight),
      .value(\UITableView.sectionFooterHeight), .given(\UITableView.sectionIndexColor),
    ]
  }
}

extension TableContents: AppearanceExempt {}

extension UITableView {
  /// The insets of separators, unless others are set.
  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: bounds.width >= ListMetrics.wideWidth ? 20 : 16, bottom: 0, right: 0)
  }
}

extension UITableView.Style {
  /// The color behind the rows of a table, unless another one is set.
  var backgroundColor: UIColor? { self == .plain ? .systemBackground : .systemGroupedBackground }
}
