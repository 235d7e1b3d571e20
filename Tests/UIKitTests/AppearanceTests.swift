import DeviceSupport
import Foundation
import Testing
import Typography
import UIKitCollections
import UIKitControls
import UIKitCore
import TestSupport

/// Properties that apps set at launch for all instances of a class.
@MainActor
struct AppearanceTests {
  init() { TestDevice.services.makeCurrent() }

  private final class Heading: UILabel {}
  private final class Card: UIView {}

  private func shown<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    let harness = TestDevice()
    if let parent { harness.window.addSubview(parent) }
    (parent ?? harness.window).addSubview(view)
    return view
  }

  private final class Board: UICollectionView {}

  @Test func everyClassOfViewsHasAnAppearance() {
    defer { AppearanceProxies.removeAll() }
    let classes: [UIView.Type] = [
      UICollectionView.self, Board.self, UITableView.self, UITableViewCell.self, UICollectionViewCell.self,
      UICollectionReusableView.self, UITableViewHeaderFooterView.self, UIVisualEffectView.self, UIImageView.self,
      UIActivityIndicatorView.self, UIStackView.self, UITextView.self, UITextField.self, UIRefreshControl.self,
      UIPickerView.self, UIDatePicker.self, UISearchBar.self, UIToolbar.self, UINavigationBar.self, UITabBar.self,
      UISegmentedControl.self, UIButton.self, UIProgressView.self, UIPageControl.self, UIStepper.self, UIWindow.self,
      UIScrollView.self, UICollectionViewListCell.self,
    ]
    for owner in classes {
      let proxy = owner.appearance()
      #expect(type(of: proxy) == owner)
      proxy.backgroundColor = .red
    }
    let own = Board(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(shown(own).backgroundColor, .systemBackground, "a collection view's own color is set when it is made")
  }

  @Test func tablesTakeWhatTheyHaveNotSet() {
    defer { AppearanceProxies.removeAll() }
    UITableView.appearance().backgroundColor = .yellow
    UITableView.appearance().separatorColor = .red
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().separatorInset = .zero
    UITableView.appearance().rowHeight = 90
    UICollectionView.appearance().tintColor = .green
    let table = shown(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped))
    expectEqual(table.backgroundColor, .yellow)
    expectEqual(table.separatorColor, .red)
    expectEqual(table.separatorStyle, .none)
    expectEqual(table.separatorInset, .zero)
    expectEqual(table.rowHeight, 90)
    #expect(table.subviews.allSatisfy { $0.tintColor != .green }, "a table is no collection view")
    let own = UITableView()
    (own.rowHeight, own.separatorColor, own.backgroundColor) = (50, .blue, .white)
    expectEqual(shown(own).rowHeight, 50)
    expectEqual(own.separatorColor, .blue)
    expectEqual(own.backgroundColor, .white)
  }

  @Test func appearanceAppliesToUnsetProperties() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().textColor = .red
    UISwitch.appearance().onTintColor = .purple
    UIView.appearance().tintColor = .green
    let own = UILabel()
    own.textColor = .blue
    let label = UILabel()
    expectEqual(label.textColor, .label)
    expectEqual(shown(label).textColor, .red)
    expectEqual(shown(own).textColor, .blue)
    expectEqual(shown(UISwitch()).onTintColor, .purple)
    expectEqual(shown(UIView()).tintColor, .green)
    expectIdentical(UILabel.appearance(), UILabel.appearance())
    expectNotIdentical(UILabel.appearance(), Heading.appearance())
  }

  @Test func subclassAppearanceTakesPrecedence() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().textColor = .red
    Heading.appearance().textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    expectEqual(shown(UILabel()).textColor, .red)
    expectEqual(shown(Heading()).textColor, .green)
    expectEqual(shown(UILabel(), in: Card()).textColor, .blue)
    expectEqual(shown(UILabel(), in: UIView()).textColor, .red)
  }

  @Test func containersAreMetInTheirOrder() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScrollView.self]).textColor = .blue
    let (scroll, card) = (UIScrollView(), Card())
    scroll.addSubview(card)
    let label = UILabel()
    card.addSubview(label)
    _ = shown(scroll)
    expectEqual(label.textColor, .blue)
    let (outside, inside) = (Card(), UIScrollView())
    outside.addSubview(inside)
    let other = UILabel()
    inside.addSubview(other)
    _ = shown(outside)
    expectEqual(other.textColor, .label)
  }

  @Test func barsAreDressed() throws {
    defer { AppearanceProxies.removeAll() }
    let barAppearance = UINavigationBarAppearance()
    barAppearance.configureWithOpaqueBackground()
    barAppearance.backgroundColor = .purple
    barAppearance.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    UINavigationBar.appearance().standardAppearance = barAppearance
    UINavigationBar.appearance().scrollEdgeAppearance = barAppearance
    UITabBar.appearance().unselectedItemTintColor = .brown
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    let fixture = NavigationFixture()
    fixture.first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    fixture.run(for: 0.1)
    let bar = fixture.navigation.navigationBar
    expectIdentical(bar.standardAppearance, barAppearance)
    expectIdentical(bar.scrollEdgeAppearance, barAppearance)
    expectContains(colours(of: "first", in: bar), .yellow)
    expectEqual(Set(colours(of: "Edit", in: bar)), [.orange])
    expectEqual(shown(UITabBar()).unselectedItemTintColor, .brown)
  }

  @Test func attributesOfSegmentsAreGiven() {
    defer { AppearanceProxies.removeAll() }
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let control = shown(UISegmentedControl(items: ["a", "b"]))
    expectEqual(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
    expectNil(control.titleTextAttributes(for: .normal))
  }

  private func colours(of text: String, in bar: UINavigationBar) -> [UIColor] {
    bar.descendants.compactMap { $0 as? UILabel }.filter { $0.text == text }.compactMap(\.textColor)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
