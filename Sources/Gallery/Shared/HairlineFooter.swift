import UIKit

/// The line that ends a section.
final class HairlineFooter: BaseReusableView {
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: hairline)
  }

  override func setUp() {
    line.backgroundColor = .separator
    addSubview(line)
  }
}
