import TestSupport
import Testing
import UIKit

/// The heights of bars that constraints place between other views.
@MainActor
struct BarHeightTests {
  @Test func barsKeepTheirHeightBesideLabelsOfStoryboards() {
    for (bar, height) in [(UINavigationBar(), 44.0), (UIToolbar(), 44), (UITabBar(), 49)] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      let label = UILabel()
      label.text = "A"
      label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      for view in [bar, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: root.topAnchor), label.topAnchor.constraint(equalTo: bar.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(bar.frame.height, height, "\(type(of: bar))")
    }
  }

  @Test func aPriorityOfANibFileIsKept() throws {
    let bar = try #require(NibText.view("<toolbar verticalHuggingPriority=\"100\" id=\"t\"/>", as: UIToolbar.self))
    expectEqual(bar.contentHuggingPriority(for: .vertical).rawValue, 100)
  }
}
