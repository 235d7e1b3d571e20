import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCollections
import UIKitControls
import UIKitCore
import TestSupport

/// The view that a controller shows when it has no content.
@MainActor
struct UnavailableContentTests {
  private let harness = TestDevice(size: CGSize(width: 400, height: 800))

  private final class Films: UIViewController {
    var isEmpty = true
    var asked = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  private func words(in controller: UIViewController) -> [String] {
    harness.frame()
    return controller.view.allViews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func controllerUpdatesUnavailableContentWhenNeeded() {
    let films = Films()
    harness.window.rootViewController = films
    expectEqual(words(in: films), ["No Results", "Check the spelling or try a new search."])
    expectEqual(films.asked, 1)
    films.isEmpty = false
    expectEqual(words(in: films).count, 2)
    films.setNeedsUpdateContentUnavailableConfiguration()
    expectEqual(words(in: films), [])
    expectEqual(films.asked, 2)
  }

  @Test func paddingsAreBetweenTheParts() throws {
    let controller = UIViewController()
    harness.window.rootViewController = controller
    func gaps(_ change: (inout UIContentUnavailableConfiguration) -> Void) throws -> [CGFloat] {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "person")
      (configuration.text, configuration.secondaryText) = ("a", "b")
      (configuration.button.title, configuration.secondaryButton.title) = ("c", "d")
      change(&configuration)
      controller.contentUnavailableConfiguration = configuration
      harness.frame()
      let stack = try #require(controller.view.allViews.first { $0 is UIStackView } as? UIStackView)
      let frames = stack.arrangedSubviews.map(\.frame)
      return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }
    let usual = try gaps { _ in }
    let changes: [(Int, CGFloat, WritableKeyPath<UIContentUnavailableConfiguration, CGFloat>)] = [
      (0, 14, \.imageToTextPadding), (1, 6, \.textToSecondaryTextPadding), (2, 20, \.textToButtonPadding),
      (3, 10, \.buttonToSecondaryButtonPadding),
    ]
    for (index, standard, padding) in changes {
      expectEqual(UIContentUnavailableConfiguration.empty()[keyPath: padding], standard)
      var expected = usual
      expected[index] += 9
      let found = try gaps { $0[keyPath: padding] += 9 }
      for (one, other) in zip(found, expected) { expectClose(one, other, within: 0.5, "\(index)") }
    }
    // Without the second text, the first one is followed by the button.
    let short = try gaps { $0.secondaryText = nil }
    expectClose(short[1], usual[2], within: 0.5)
  }

  @Test func contentIsCentered() throws {
    let controller = UIViewController()
    harness.window.rootViewController = controller
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Followers"
    configuration.secondaryText = "Follow somebody"
    configuration.image = UIImage(systemName: "person")
    configuration.button.title = "Retry"
    var tapped = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
    controller.contentUnavailableConfiguration = configuration
    harness.frame()
    let stack = try #require(controller.view.allViews.first { $0 is UIStackView } as? UIStackView)
    expectEqual(stack.arrangedSubviews.count, 4)
    expectLess(abs(stack.frame.midX - 200), 1)
    expectLess(abs(stack.frame.midY - 400), 1)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    expectEqual(tapped, 1)
    configuration.text = "Nobody"
    controller.contentUnavailableConfiguration = configuration
    expectContains(words(in: controller), "Nobody")
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    expectEqual(words(in: controller), ["Loading…"])
    #expect(controller.view.allViews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  @Test func searchConfigurationNamesQuery() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "Alps"
    expectEqual(UIContentUnavailableConfiguration.search().updated(for: state).text, "No Results for “Alps”")
    expectNil(UIContentUnavailableConfiguration.empty().updated(for: state).text)
  }

  @Test func traitOverridesApplyToSubtree() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    harness.window.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    harness.window.rootViewController = controller
    expectEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
  }
}

extension UIView {
  fileprivate var allViews: [UIView] { subviews.flatMap { [$0] + $0.allViews } }
}
