import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Content that fills a view by its autoresizing mask, whose constraints give the view its size, as on iOS.
@MainActor
struct StretchedContentTests {
  private let device = TestDevice.phone(draws: false)
  private let screen: UIView

  init() {
    screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    device.window.addSubview(screen)
  }

  /// Returns a view of 100 by 30 points that is 8 points from the edges of another one.
  @discardableResult
  private func fill(_ view: UIView) -> UIView {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 30),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
    ])
    return content
  }

  /// Places a view in the screen at 20, 40, without a size.
  private func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
    ])
  }

  private func stretched(_ mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]) -> UIView {
    let view = UIView()
    view.autoresizingMask = mask
    return view
  }

  private let expected = CGRect(x: 20, y: 40, width: 116, height: 46)

  @Test func effectViewHasTheSizeOfItsContent() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    fill(effect.contentView)
    place(effect)
    screen.layoutIfNeeded()
    expectEqual(effect.frame, expected)
    expectEqual(effect.contentView.frame, CGRect(x: 0, y: 0, width: 116, height: 46))
  }

  /// Steps in which apps put a view into another one and give it constraints.
  enum Order: CaseIterable, Sendable {
    case contentFirst, placeFirst, maskLast, twoLevels
  }

  @Test(arguments: Order.allCases)
  func orderOfStepsMakesNoDifference(order: Order) {
    let outer = UIView()
    let inner = stretched(order == .maskLast ? [] : [.flexibleWidth, .flexibleHeight])
    let filled = order == .twoLevels ? stretched() : inner
    if order == .placeFirst { place(outer) }
    if order == .twoLevels { inner.addSubview(filled) }
    outer.addSubview(inner)
    fill(filled)
    if order != .placeFirst { place(outer) }
    if order == .maskLast {
      screen.layoutIfNeeded()
      expectEqual(outer.frame.size, .zero)
      inner.frame.size = .zero
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    screen.layoutIfNeeded()
    expectEqual(outer.frame, expected)
    expectEqual(filled.bounds.size, expected.size)
  }

  @Test func changesOfTheContentReachTheView() throws {
    let (outer, inner) = (UIView(), stretched())
    outer.addSubview(inner)
    let content = fill(inner)
    place(outer)
    screen.layoutIfNeeded()
    let height = try #require(content.constraints.first { $0.firstAttribute == .height })
    height.constant = 60
    screen.layoutIfNeeded()
    expectEqual(outer.frame.size, CGSize(width: 116, height: 76))
    inner.removeFromSuperview()
    height.constant = 10
    screen.layoutIfNeeded()
    expectEqual(outer.frame.size, .zero)
  }

  /// Only the stretched axis is tied.
  @Test func fixedAxisKeepsItsLength() {
    let (outer, inner) = (UIView(), stretched(.flexibleWidth))
    outer.addSubview(inner)
    fill(inner)
    inner.frame.size.height = 46
    place(outer)
    screen.layoutIfNeeded()
    expectEqual(outer.frame.size, CGSize(width: 116, height: 0))
    expectEqual(inner.frame.size, CGSize(width: 116, height: 46))
  }

  @Test func contentOfAScrollViewDoesNotSizeIt() {
    let (scroll, inner) = (UIScrollView(), stretched())
    scroll.addSubview(inner)
    fill(inner)
    place(scroll)
    screen.layoutIfNeeded()
    expectEqual(scroll.frame.size, .zero)
  }

  @Test func stackOfViewsFromNibsFollowsTheirContents() {
    let rows = (0..<2).map { _ in
      let (outer, inner) = (UIView(), stretched())
      outer.addSubview(inner)
      fill(inner)
      return outer
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 4
    place(stack)
    screen.layoutIfNeeded()
    expectEqual(stack.frame, CGRect(x: 20, y: 40, width: 116, height: 96))
    expectEqual(rows[1].frame, CGRect(x: 0, y: 50, width: 116, height: 46))
  }
}
