import UIKit

/// The line that ends a section.
final class HairlineFooter: UICollectionReusableView {
  static let reuseIdentifier = "HairlineFooter"

  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 20, y: bounds.midY, width: bounds.width - 40, height: thickness)
  }

  private func setUp() {
    line.backgroundColor = .separator
    addSubview(line)
  }
}
