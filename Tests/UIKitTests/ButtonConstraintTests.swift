import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@MainActor
struct ButtonConstraintTests {
  private let fixture = ConstraintFixture()

  private func button(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 5)
    let button = fixture.add(UIButton(configuration: configuration))
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 30),
      button.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
    ])
    return button
  }

  @Test func buttonIsAsHighAsItsWrappedTitle() throws {
    let button = button("one two three four five six")
    let natural = button.intrinsicContentSize
    button.widthAnchor.constraint(equalToConstant: (natural.width / 2).rounded(.up)).isActive = true
    fixture.frame()
    let label = try #require(button.titleLabel)
    let text = label.sizeThatFits(CGSize(width: button.bounds.width - 10, height: 0))
    expectGreater(text.height, 1.5 * (natural.height - 10))
    expectLess(abs(button.bounds.height - text.height - 10), 1)
    expectAtLeast(label.frame.minY, 3)
    expectAtMost(label.frame.maxY, button.bounds.height - 6)
  }

  @Test func firstBaselineAlignsWithAdjacentText() throws {
    let button = button("one")
    let label = fixture.label("two", lines: 1)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    fixture.frame()
    let title = try #require(button.titleLabel)
    let own = title.convert(CGPoint(x: 0, y: title.baselineInsets.first), to: fixture.view).y
    expectGreater(own, 33)
    expectLess(abs(label.frame.minY + label.baselineInsets.first - own), 0.51)
  }

  @Test func lastBaselineIsThatOfTheLastLine() throws {
    let button = button("one")
    let label = fixture.label("two", lines: 1)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    fixture.frame()
    let title = try #require(button.titleLabel)
    let own = title.convert(CGPoint(x: 0, y: title.bounds.height - title.baselineInsets.last), to: fixture.view).y
    expectLess(abs(label.frame.maxY - label.baselineInsets.last - own), 0.51)
  }
}
