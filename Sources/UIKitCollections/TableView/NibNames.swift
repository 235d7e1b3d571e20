extension UITableView.Style {
  /// Creates the style with a name of Interface Builder; plain if it is unknown.
  init(nib name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style with a name of Interface Builder, whose names are those of the first iOS; default if it is
  /// unknown.
  init(nib name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}
