import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The fonts and colors of the window's own interface.
@MainActor
enum InterfaceStyle {
  static let bar = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.95, alpha: 1)
  }
  static let backdrop = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.84, alpha: 1)
  }
  static let sheet = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 1) : .white }
  static let body = UIFont.systemFont(ofSize: 13)
  static let strong = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let caption = UIFont.systemFont(ofSize: 11)

  static func label(_ text: String = "", font: UIFont = body, color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
