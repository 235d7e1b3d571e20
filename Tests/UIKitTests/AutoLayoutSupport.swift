import DeviceSupport
import Foundation
import TestSupport
import UIKit

import UIKitCore

/// A view with an intrinsic size.
@MainActor
class Block: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// A screen of 100 by 200 points at two pixels per point whose root view is laid out by constraints.
@MainActor
final class ConstraintFixture: Fixture {
  let device: TestDevice
  let controller = UIViewController()
  var view: UIView { controller.view }

  init(size: CGSize = CGSize(width: 100, height: 200), safeArea: UIEdgeInsets = .zero, isRightToLeft: Bool = false) {
    device = TestDevice(size: size, safeArea: safeArea, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    device.window.rootViewController = controller
  }

  @discardableResult
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? self.view).addSubview(view)
    return view
  }

  /// A label in a font whose letters are 10 points wide, spaces 5, lines 20 high, baselines 15 below their top.
  func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return add(label)
  }
}

extension UIView {
  /// Constrains the edges to those of the superview or of another view, with insets.
  @MainActor
  func pin(_ insets: UIEdgeInsets = .zero, to view: UIView? = nil) {
    guard let outer = view ?? superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.left),
      outer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      outer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }
}

/// Collects the warnings about conflicts.
@MainActor
func warnings(during work: () -> Void) -> [String] {
  var heard: [String] = []
  ConstraintLog.listener = { heard.append($0) }
  work()
  ConstraintLog.listener = nil
  return heard
}
