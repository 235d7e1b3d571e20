import UIKit

/// A row of the appearances' screen: a choice or a sample.
enum AppearanceRow: Hashable {
  case appearance(UICollectionLayoutListConfiguration.Appearance)
  case editing
  case sample(Sample)

  /// Samples of the elements at a row's edges.
  enum Sample: String, CaseIterable {
    case subtitle = "A text below the text"
    case value = "A value"
    case symbol = "A symbol"
    case disclosure = "Leads somewhere"
    case detail = "Tells more"
    case label = "Counts"
    case outline = "Contains others"
    case indented = "Is contained"
    case delete = "Can be deleted and moved"
    case insert = "Can be added"
    case choice = "Can be one of many"
    case custom = "A view of the app's own"
    case long = "A text that is too long for one line, and so makes the row as high as it needs to be"
  }

  static let appearances: [AppearanceRow] = [
    .appearance(.plain), .appearance(.grouped), .appearance(.insetGrouped), .appearance(.sidebar),
    .appearance(.sidebarPlain),
  ]

  static let samples: [AppearanceRow] = Sample.allCases.map { .sample($0) }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var name: String {
    switch self {
    case .plain: "Plain"
    case .grouped: "Grouped"
    case .insetGrouped: "Inset grouped"
    case .sidebar: "Sidebar"
    case .sidebarPlain: "Sidebar, plain"
    }
  }

  var background: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
