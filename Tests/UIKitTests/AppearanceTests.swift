import Foundation
import Testing
import Typography
import UIKitCore

/// What apps set at launch for all instances of a class.
@MainActor
@Suite struct AppearanceTests {
  init() { HostServices.install(textEngine: BoxFont()) }

  private final class Heading: UILabel {}
  private final class Card: UIView {}

  private func shown<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    let harness = Harness()
    if let parent { harness.window.addSubview(parent) }
    (parent ?? harness.window).addSubview(view)
    return view
  }

  @Test func viewsAreGivenWhatTheyHaveNotSetThemselves() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().textColor = .red
    UISwitch.appearance().onTintColor = .purple
    UIView.appearance().tintColor = .green
    let own = UILabel()
    own.textColor = .blue
    let label = UILabel()
    #expect(label.textColor == .label)
    #expect(shown(label).textColor == .red)
    #expect(shown(own).textColor == .blue)
    #expect(shown(UISwitch()).onTintColor == .purple)
    #expect(shown(UIView()).tintColor == .green)
    #expect(UILabel.appearance() === UILabel.appearance() && UILabel.appearance() !== Heading.appearance())
  }

  @Test func whatIsSaidOfASubclassComesFirst() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance().textColor = .red
    Heading.appearance().textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    #expect(shown(UILabel()).textColor == .red)
    #expect(shown(Heading()).textColor == .green)
    #expect(shown(UILabel(), in: Card()).textColor == .blue)
    #expect(shown(UILabel(), in: UIView()).textColor == .red)
  }

  @Test func containersAreMetInTheirOrder() {
    defer { AppearanceProxies.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScrollView.self]).textColor = .blue
    let (scroll, card) = (UIScrollView(), Card())
    scroll.addSubview(card)
    let label = UILabel()
    card.addSubview(label)
    _ = shown(scroll)
    #expect(label.textColor == .blue)
    let (outside, inside) = (Card(), UIScrollView())
    outside.addSubview(inside)
    let other = UILabel()
    inside.addSubview(other)
    _ = shown(outside)
    #expect(other.textColor == .label)
  }

  @Test func barsAreDressed() throws {
    defer { AppearanceProxies.removeAll() }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .purple
    look.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UITabBar.appearance().unselectedItemTintColor = .brown
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    let stage = NavigationStage()
    stage.first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    stage.stage.run(for: 0.1)
    let bar = stage.navigation.navigationBar
    #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look)
    #expect(colours(of: "first", in: bar).contains(.yellow))
    #expect(Set(colours(of: "Edit", in: bar)) == [.orange])
    #expect(shown(UITabBar()).unselectedItemTintColor == .brown)
  }

  @Test func attributesOfSegmentsAreGiven() {
    defer { AppearanceProxies.removeAll() }
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let control = shown(UISegmentedControl(items: ["a", "b"]))
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  private func colours(of text: String, in bar: UINavigationBar) -> [UIColor] {
    bar.descendants.compactMap { $0 as? UILabel }.filter { $0.text == text }.compactMap(\.textColor)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
