import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes, margins and defaults that UIKit documents or that are known from iOS, on both sides of their thresholds.
@MainActor
struct DocumentedNumberTests {
  @Test(arguments: [(320.0, 16.0), (413.5, 16), (414, 20), (430, 20)])
  func sideMarginsGrowAt414Points(width: Double, margin: Double) {
    let controller = UIViewController()
    controller.view.bounds.size = CGSize(width: width, height: 100)
    expectEqual(
      controller.systemMinimumLayoutMargins,
      NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
  }

  /// The view is 4, 8, 6 and 12 points from the screen's left, top, right and bottom; an origin of the bounds changes
  /// nothing.
  @Test(arguments: [(0.0, 0.0), (3, 5), (-7, 20)])
  func safeAreaReachesIntoEachSideApart(x: Double, y: Double) {
    let device = TestDevice(safeArea: UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 15))
    let container = UIView(frame: device.window.bounds)
    container.bounds.origin = CGPoint(x: x, y: y)
    device.window.addSubview(container)
    let view = UIView(frame: CGRect(x: x + 4, y: y + 8, width: 90, height: 180))
    container.addSubview(view)
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 12, left: 6, bottom: 18, right: 9))
    view.frame = CGRect(x: x + 40, y: y + 50, width: 20, height: 30)
    expectEqual(view.safeAreaInsets, .zero)
  }

  @Test func toolbarsAreLowerInCompactHeight() {
    for (size, height) in [(CGSize(width: 390, height: 844), 44.0), (CGSize(width: 844, height: 390), 32)] {
      let device = TestDevice(size: size)
      let toolbar = UIToolbar()
      device.window.addSubview(toolbar)
      expectEqual(toolbar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: height))
      expectEqual(toolbar.sizeThatFits(CGSize(width: 300, height: 999)), CGSize(width: 300, height: height))
    }
  }

  /// A device that is turned to the left has its interface to the right.
  @Test func theDeviceTurnsAgainstItsInterface() {
    for (size, orientation) in [
      (CGSize(width: 390, height: 844), UIDeviceOrientation.portrait),
      (CGSize(width: 844, height: 390), .landscapeLeft),
    ] {
      let device = TestDevice(size: size)
      device.frame()
      expectEqual(UIDevice.current.orientation, orientation)
    }
  }

  @Test func doneAndSaveAreBold() {
    for item in [.done, .save] as [UIBarButtonItem.SystemItem] {
      expectEqual(UIBarButtonItem(systemItem: item).style, .done)
    }
    for item in [.cancel, .edit, .add, .trash, .close, .search] as [UIBarButtonItem.SystemItem] {
      expectEqual(UIBarButtonItem(systemItem: item).style, .plain)
    }
  }

  @Test func gesturesBeginWithoutMotion() {
    let (rotation, pinch) = (UIRotationGestureRecognizer(), UIPinchGestureRecognizer())
    expectEqual([rotation.rotation, rotation.velocity], [0, 0])
    expectEqual([pinch.scale, pinch.velocity], [1, 0])
  }

  @Test func colorsKeepTheOrderOfTheirComponents() {
    let color = UIColor(red: 0.125, green: 0.25, blue: 0.5, alpha: 0.75).cgColor
    expectEqual(color.components, [0.125, 0.25, 0.5, 0.75])
    expectEqual(color.copy(alpha: 0.5)?.components, [0.125, 0.25, 0.5, 0.5])
  }

  /// The circle of hues begins and ends at red.
  @Test(arguments: [0, 1, 2, -1, .nan, .infinity, -.infinity] as [CGFloat])
  func wholeTurnsAndAbsurdHuesAreRed(hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor
    expectEqual(color.components, [1, 0, 0, 1])
  }

  @Test func fontWeightsHaveTheirNumbers() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expectEqual(weights.map(\.rawValue), [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    expectEqual(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize],
      [17, 18, 14, 12])
  }

  /// Constraints give the view its new size in the next frame without being asked.
  @Test func aSymbolFollowsTheImageViewsConfiguration() {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: device.window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: device.window.centerYAnchor),
    ])
    device.frame()
    let plain = view.bounds.size
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    device.frame()
    expectGreater(view.bounds.height, 2 * plain.height)
    expectGreater(view.bounds.width, 2 * plain.width)
    view.preferredSymbolConfiguration = nil
    device.frame()
    expectEqual(view.bounds.size, plain)
  }

  @Test func aSearchWithoutResultsMentionsItsText() {
    let empty = UIContentUnavailableConfiguration.empty()
    expectNil(empty.text)
    expectNil(empty.secondaryText)
    expectNil(empty.image)
    expectEqual(UIContentUnavailableConfiguration.loading().text, "Loading…")
    var search = UIContentUnavailableConfiguration.search()
    expectEqual(search.text, "No Results")
    expectEqual(search.secondaryText, "Check the spelling or try a new search.")
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    expectEqual(search.updated(for: state).text, "No Results")
    state.searchText = "kiwi"
    expectEqual(search.updated(for: state).text, "No Results for “kiwi”")
    expectEqual(empty.updated(for: state).text, nil)
    search.text = "Nothing"
    expectEqual(search.updated(for: state).text, "Nothing")
  }
}
