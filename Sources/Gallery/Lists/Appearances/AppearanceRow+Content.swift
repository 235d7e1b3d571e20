import UIKit

extension AppearanceRow.Sample {
  /// - Parameter plain: The default content of the list's rows.
  func content(_ plain: UIListContentConfiguration) -> UIListContentConfiguration {
    var content = plain
    switch self {
    case .subtitle:
      content = .subtitleCell()
      content.secondaryText = "Smaller, and paler"
    case .value:
      content = .valueCell()
      content.secondaryText = "On"
    case .symbol:
      content.image = UIImage(systemName: "star.fill")
      content.imageProperties.tintColor = .systemYellow
    default: break
    }
    content.text = rawValue
    return content
  }

  @MainActor
  var accessories: [UICellAccessory] {
    switch self {
    case .subtitle, .symbol, .long: []
    case .value, .disclosure: [.disclosureIndicator()]
    case .detail: [.detail(actionHandler: {}), .disclosureIndicator()]
    case .label: [.label(text: "12"), .disclosureIndicator()]
    case .outline, .indented: [.outlineDisclosure()]
    case .delete: [.delete(), .reorder()]
    case .insert: [.insert(), .checkmark(), .reorder()]
    case .choice: [.multiselect()]
    case .custom: [.customView(configuration: Self.swatch(.systemPink)), .disclosureIndicator()]
    }
  }

  @MainActor
  private static func swatch(_ color: UIColor) -> UICellAccessory.CustomViewConfiguration {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 22))
    view.backgroundColor = color
    view.layer.cornerRadius = 6
    return UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .trailing(), reservedLayoutWidth: .actual)
  }
}
