import Foundation
import UIKit

/// Properties that other samples leave at their defaults: insets, long texts, content at the edges.
extension DrawingSample {
  static let edges = [
    gravities, contentModes, indicators, indicatorsRightToLeft, longMenu, tallPreview, barButtons, underlines, longText,
  ]

  @MainActor private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  private static let gravities = DrawingSample(name: "gravities", size: CGSize(width: 300, height: 240)) { fixture in
    let all: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize, .resizeAspect,
      .resizeAspectFill,
    ]
    for (index, gravity) in all.enumerated() {
      let view = fixture.add(CGRect(x: 10 + 70 * (index % 4), y: 10 + 70 * (index / 4), width: 60, height: 60))
      view.layer.contents = picture.cgImage
      view.layer.contentsScale = picture.scale
      view.layer.contentsGravity = gravity
    }
    fixture.note("every gravity of contents, in squares of 60 points")
  }

  private static let contentModes = DrawingSample(name: "content-modes", size: CGSize(width: 300, height: 240)) {
    fixture in
    let all: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    for (index, mode) in all.enumerated() {
      let view = UIImageView(image: picture)
      view.frame = CGRect(x: 10 + 58 * (index % 5), y: 10 + 70 * (index / 5), width: 50, height: 60)
      view.contentMode = mode
      fixture.window.addSubview(view)
    }
    fixture.note("every mode, in rectangles of 50 by 60 points")
  }

  @MainActor
  private static func showIndicators(_ fixture: DrawingSampleFixture) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 44, bottom: 10, right: 30)
    let view = UIScrollView()
    view.contentSize = CGSize(width: 900, height: 1_000)
    controller.view = view
    fixture.window.rootViewController = controller
    fixture.run(for: 0.1)
    view.flashScrollIndicators()
    fixture.run(for: 0.1)
    fixture.note("inside the safe area")
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    fixture.step()
    fixture.note("with insets of their own as well")
    view.automaticallyAdjustsScrollIndicatorInsets = false
    fixture.step()
    fixture.note("with their own insets alone")
    view.indicatorStyle = .black
    view.showsHorizontalScrollIndicator = false
    fixture.step()
    fixture.note("only one, black")
  }

  private static let indicators = DrawingSample(name: "indicators") { showIndicators($0) }
  private static let indicatorsRightToLeft = DrawingSample(name: "indicators-rtl", direction: .rightToLeft) {
    showIndicators($0)
  }

  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    let preview: CGSize?
    init(preview: CGSize?) { self.preview = preview }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let long = "A title that needs three lines, because it is much longer than a menu is wide"
      let rows: [UIMenuElement] = [
        UIAction(
          title: long, subtitle: "And a subtitle that needs two lines below the title",
          image: DrawingSampleFixture.picture(16)
        ) { _ in },
        UIAction(title: long, state: .on) { _ in }, UIAction(title: "Mixed", state: .mixed) { _ in },
      ]
      let size = preview
      guard let size else {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "A title of the whole menu", children: rows)
        }
      }
      return UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: {
          let controller = UIViewController()
          controller.view.backgroundColor = .systemPink
          controller.preferredContentSize = size
          return controller
        }
      ) { _ in UIMenu(children: rows) }
    }
  }

  @MainActor
  private static func openMenu(_ fixture: DrawingSampleFixture, _ owner: MenuOwner) {
    let view = fixture.add(CGRect(x: 140, y: 60, width: 120, height: 60), .systemTeal)
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    fixture.touch(.began, at: CGPoint(x: 200, y: 80))
    fixture.run(for: 1.5)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 80))
    fixture.run(for: 0.5)
  }

  private static let longMenu = DrawingSample(name: "long-menu", size: CGSize(width: 320, height: 568)) { fixture in
    let owner = MenuOwner(preview: nil)
    openMenu(fixture, owner)
    fixture.note("rows of several lines")
  }

  private static let tallPreview = DrawingSample(name: "tall-preview", size: CGSize(width: 320, height: 568)) {
    fixture in
    let (tall, usual) = (MenuOwner(preview: CGSize(width: 200, height: 2_000)), MenuOwner(preview: .zero))
    openMenu(fixture, tall)
    fixture.note("a preview as tall as can be")
    fixture.tap(CGPoint(x: 310, y: 560))
    fixture.note("a tenth of a second after a touch beside it")
    fixture.run(for: 1)
    fixture.window.subviews.last?.interactions.forEach { fixture.window.subviews.last?.removeInteraction($0) }
    openMenu(fixture, usual)
    fixture.note("a preview of no size of its own")
  }

  private static let barButtons = DrawingSample(name: "bar-buttons", size: CGSize(width: 320, height: 480)) { fixture in
    let page = UIViewController()
    page.title = "Bars"
    page.view.backgroundColor = .systemBackground
    let titles: [(String, UIBarButtonItem.Style)] = [("Plain", .plain), ("Done", .done)]
    @MainActor func items() -> [UIBarButtonItem] {
      titles.map { UIBarButtonItem(title: $0.0, style: $0.1, target: nil, action: nil) }
    }
    page.navigationItem.rightBarButtonItems = items()
    page.navigationItem.leftBarButtonItems = items()
    page.toolbarItems = items()
    let stack = UINavigationController(rootViewController: page)
    let (plain, done) = (UIBarButtonItemAppearance(style: .plain), UIBarButtonItemAppearance(style: .done))
    plain.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    done.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    let (bar, tool) = (UINavigationBarAppearance(), UIToolbarAppearance())
    (bar.buttonAppearance, bar.doneButtonAppearance) = (plain, done)
    (tool.buttonAppearance, tool.doneButtonAppearance) = (plain, done)
    (stack.navigationBar.standardAppearance, stack.navigationBar.scrollEdgeAppearance) = (bar, bar)
    (stack.toolbar.standardAppearance, stack.toolbar.scrollEdgeAppearance) = (tool, tool)
    stack.setToolbarHidden(false, animated: false)
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("plain and done, in both bars")
    for item in page.navigationItem.rightBarButtonItems ?? [] { item.isEnabled = false }
    fixture.run(for: 0.1)
    fixture.note("disabled at the right")
  }

  private static let underlines = DrawingSample(name: "underlines", size: CGSize(width: 320, height: 240)) { fixture in
    let labels = [13, 24, 40].map { size in
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Line",
        attributes: [
          .font: UIFont.systemFont(ofSize: size), .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
        ])
      return label
    }
    fixture.stack(labels[0], labels[1], labels[2])
    fixture.note("under and through the text, in three sizes")
  }

  private static let longText = DrawingSample(name: "long-text", size: CGSize(width: 200, height: 160)) { fixture in
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 14)
    view.text = (1...12).map { "Line \($0)" }.joined(separator: "\n")
    fixture.window.addSubview(view)
    fixture.frame()
    view.contentOffset.y = view.contentSize.height - 100
    fixture.frame()
    fixture.note("scrolled to the end")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 60)
    fixture.run(for: 1)
    fixture.note("with a selection of several lines")
  }
}
