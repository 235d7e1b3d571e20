import Foundation
import UIKitCore

/// A slider with its title above it and its value as a number beside it.
final class ColorSliderRow: UIStackView {
  /// Called for each change.
  var onChange: (_ continuously: Bool) -> Void = { _ in }
  /// The value, from 0 to 1.
  var value: CGFloat {
    get { CGFloat(slider.value) }
    set {
      slider.value = Float(newValue)
      showNumber()
    }
  }

  private let slider = UISlider()
  private let number = UILabel()
  /// The number that is shown for the value 1.
  private let most: CGFloat

  init(title: String, most: CGFloat) {
    self.most = most
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    number.font = .preferredFont(forTextStyle: .body)
    number.textAlignment = .center
    number.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    slider.accessibilityLabel = title
    slider.value = 1
    slider.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.onChange(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    let row = UIStackView(arrangedSubviews: [slider, number])
    row.spacing = 12
    row.alignment = .center
    addArrangedSubview(label)
    addArrangedSubview(row)
    showNumber()
  }

  required init(coder: NSCoder) {
    most = 1
    super.init(coder: coder)
  }

  private func changed() {
    showNumber()
    onChange(true)
  }

  private func showNumber() {
    number.text = most == 100 ? "\(Int((value * most).rounded())) %" : "\(Int((value * most).rounded()))"
  }
}
