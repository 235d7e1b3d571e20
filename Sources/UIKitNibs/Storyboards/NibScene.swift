import Foundation
import UIKitCore

/// The scene of one controller: its view, its objects and its segues.
final class NibScene: SceneContents, SegueScene {
  let storyboard: UIStoryboard
  let element: NibElement
  private let contents: NibStoryboard
  private(set) weak var controller: UIViewController?
  private var context: NibContext
  /// The scene's objects outside of the view, which the scene retains.
  private var topLevelObjects: [NSObject] = []
  /// The number of scenes whose container views are being filled, inside each other.
  private static var depth = 0
  /// More scenes inside each other are a cycle of container views.
  private static let depthLimit = 16
  private var embeddings: [(container: UIView, segue: NibElement)] = []

  init(_ element: NibElement, of storyboard: UIStoryboard, contents: NibStoryboard) {
    (self.element, self.storyboard, self.contents) = (element, storyboard, contents)
    context = NibContext(contents.document, factory: NibObjects(), owner: nil)
    context.scene = self
  }

  var document: NibDocument { contents.document }

  // MARK: Controller

  func makeController(creator: (@MainActor (NSCoder) -> UIViewController?)?) -> UIViewController? {
    let known = NibClasses.named(element.name)
    if known?.type == nil {
      document.warn("\(known?.name ?? "<\(element.name)>") is not available: an empty controller is shown", at: element)
    }
    let base = known?.type as? UIViewController.Type ?? UIViewController.self
    let custom: AnyClass? = NibObjects.customClass(of: element, base: base, in: context)
    if let custom, !(custom is UIViewController.Type) {
      document.warn("\(custom) is not a view controller. A \(base) is made instead.", at: element)
    }
    let type = custom as? UIViewController.Type ?? base
    let decoder = NibDecoder(element, in: context)
    let made = creator?(decoder) ?? type.init(coder: decoder)
    guard let made else {
      document.warn("init(coder:) of \(type) returned nil", at: element)
      return nil
    }
    take(made, element, in: context)
    if element["customClass"] != nil, custom == nil { context.standIns.insert(ObjectIdentifier(made)) }
    context.complete(isFinal: false)
    return made
  }

  func take(_ controller: UIViewController, _ element: NibElement, in context: NibContext) {
    guard element === self.element, self.controller == nil else { return }
    self.controller = controller
    controller.nibScene = self
    context.adopt(owner: controller, for: element)
  }

  func related(_ relationship: String, of element: NibElement, in context: NibContext) -> [UIViewController] {
    let segues = element.child(named: "connections")?.children(named: "segue") ?? []
    return segues.filter { $0["kind"] == "relationship" && $0["relationship"] == relationship }
      .compactMap { makeDestination(of: $0, sender: nil) }
  }

  // MARK: View

  func loadView(of controller: UIViewController) -> Bool {
    guard let element = element.child(forKey: "view") else { return false }
    let guides = edgeGuides()
    for sibling in self.element.parent?.children ?? [] where isObject(sibling) {
      if let object = context.makeObject(sibling) { topLevelObjects.append(object) }
    }
    guard let view = context.makeObject(element) as? UIView else { return false }
    for guide in guides { guide.view = view }
    controller.view = view
    context.complete()
    embed()
    return true
  }

  private func isObject(_ element: NibElement) -> Bool {
    element !== self.element && !NibClasses.ignored.contains(element.name)
      && element["sceneMemberID"] != "viewController"
  }

  /// Returns the guides for the edges of the screen, which older storyboards have in place of safe areas.
  private func edgeGuides() -> [ScreenEdgeGuide] {
    (element.child(named: "layoutGuides")?.children ?? []).map { element in
      let guide = ScreenEdgeGuide(isTop: element["type"] == "top")
      context.alias(guide, for: element)
      return guide
    }
  }

  /// Adds the controllers of container views.
  private func embed() {
    let all = embeddings
    embeddings = []
    guard Self.depth < Self.depthLimit else {
      for (_, segue) in all {
        document.warn("the container views contain each other without an end, so this one stays empty", at: segue)
      }
      return
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    for (container, segue) in all { perform(segue, sender: container, isAutomatic: true) }
  }

  // MARK: Segues

  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    let objects = element.parent?.all ?? []
    guard let segue = objects.first(where: { $0.name == "segue" && $0["identifier"] == identifier }) else {
      return false
    }
    perform(segue, sender: sender, isAutomatic: false)
    return true
  }

  func add(segue: NibElement, from source: NSObject, in context: NibContext) {
    if segue["kind"] == "relationship" { return }
    if segue["kind"] == "embed" {
      if let view = source as? UIView { embeddings.append((view, segue)) }
      return
    }
    let trigger = SegueTrigger { [weak self] sender in self?.perform(segue, sender: sender, isAutomatic: true) }
    if trigger.attach(to: source) { topLevelObjects.append(trigger) }
  }

  func prepare(_ segue: NibElement, sender: Any?, in context: NibContext) -> (() -> Void)? {
    prepare(segue, sender: sender, isAutomatic: true)
  }

  private func perform(_ element: NibElement, sender: Any?, isAutomatic: Bool) {
    prepare(element, sender: sender, isAutomatic: isAutomatic)?()
  }

  /// Asks the source whether to perform a segue, and lets it prepare. Unwinding begins at once.
  private func prepare(_ element: NibElement, sender: Any?, isAutomatic: Bool) -> (() -> Void)? {
    guard let source = controller else { return nil }
    let identifier = element["identifier"]
    let isEmbedding = element["kind"] == "embed"
    if isAutomatic, !isEmbedding || identifier != nil,
      !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    {
      return nil
    }
    if element["kind"] == "unwind" {
      Unwinding(element).perform(from: source, sender: sender)
      return nil
    }
    guard let destination = makeDestination(of: element, sender: sender) else {
      document.warn("the segue leads to no controller", at: element)
      return nil
    }
    let segue = SegueMaker(element, context).make(from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    return { segue.perform() }
  }

  /// Creates the controller to which a segue leads, with the app's own method if it has one for that.
  private func makeDestination(of segue: NibElement, sender: Any?) -> UIViewController? {
    guard let id = segue["destination"], let target = document.elements[id] else { return nil }
    var creator: (@MainActor (NSCoder) -> UIViewController?)?
    if let name = segue["destinationCreationSelector"], let source = controller {
      let selector = Selector(name)
      creator = { coder in
        guard selector.isImplemented(by: source) else { return nil }
        return selector.send(to: source, coder, sender, segue["identifier"]) as? UIViewController
      }
    }
    return contents.controller(from: target, of: storyboard, creator: creator)
  }
}
