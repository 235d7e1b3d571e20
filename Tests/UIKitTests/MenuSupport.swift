import TestSupport
import DeviceSupport
import Foundation
import UIKit

@testable import UIKitCore

/// A phone with one view that has a menu.
@MainActor
final class MenuFixture: NSObject, Fixture, UIContextMenuInteractionDelegate {
  let device: TestDevice
  let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 60))
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private(set) var log: [String] = []
  /// The menu that the next press opens.
  var menu: UIMenu?
  var preview: UIViewController?
  var highlighting: UITargetedPreview?
  var dismissing: UITargetedPreview?

  init(
    _ menu: UIMenu? = nil, size: CGSize = CGSize(width: 390, height: 844),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    device = TestDevice(
      size: size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), direction: direction)
    self.menu = menu
    super.init()
    view.backgroundColor = .systemTeal
    window.addSubview(view)
    view.addInteraction(interaction)
    step()
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off)
    -> UIAction
  {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
      self?.log.append("\(action.title)\(self?.overlay == nil ? "" : " over menu")")
    }
  }

  func note(_ line: String) { log.append(line) }

  // MARK: Fingers

  /// Holds the view long enough for its menu to open and to come to rest; the finger stays down.
  func press() { hold(CGPoint(x: 100, y: 230), for: 1.2) }

  func open() { hold(CGPoint(x: 100, y: 230), for: 1.2, lifts: true) }

  // MARK: What is seen

  var overlay: MenuOverlay? { root.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first }
  /// The topmost menu.
  var shown: MenuView? { overlay?.subviews.lazy.compactMap { ($0 as? MenuPlate)?.menu }.last }
  var lifted: LiftedPreview? { overlay?.subviews.lazy.compactMap { $0 as? LiftedPreview }.first }
  var titles: [String] { shown?.rows.map(\.role.element.title) ?? [] }

  /// The middle of a row, in screen coordinates.
  func point(of title: String) -> CGPoint? {
    guard let row = shown?.rows.first(where: { $0.role.element.title == title }) else { return nil }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: root.window)
  }

  // MARK: The delegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu? \(Int(location.x)) \(Int(location.y))")
    guard menu != nil || preview != nil else { return nil }
    let preview: UIContextMenuContentPreviewProvider? = if let preview { { preview } } else { nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "id"), previewProvider: preview,
      actionProvider: { [weak self] suggested in
        self?.log.append("suggested \(suggested.count)")
        return self?.menu
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { highlighting }

  /// The delegate method from before previews had identifiers.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { dismissing }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display \(configuration.identifier)")
    animator?.addAnimations { [weak self] in self?.log.append("animations") }
    animator?.addCompletion { [weak self] in self?.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addCompletion { [weak self] in self?.log.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview")
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }
}
