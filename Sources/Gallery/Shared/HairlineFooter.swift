import UIKit

/// The line that ends a section.
final class HairlineFooter: BaseReusableView {
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: thickness)
  }

  override func setUp() {
    line.backgroundColor = .separator
    addSubview(line)
  }
}
