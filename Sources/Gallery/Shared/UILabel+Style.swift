import UIKit

extension UILabel {
  convenience init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, lines: Int = 1) {
    self.init()
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
  }
}
