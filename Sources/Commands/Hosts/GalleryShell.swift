import PlainText
import Scenes
import Simulator
import UIKit
import Workbench

/// The list of scenes, and the scene chosen from it.
@MainActor
final class GalleryShell: AppShell {
  private let host: SceneHost
  /// The chosen scene; `nil` for the list.
  private(set) var scene: Scene?
  private var layouts = KeptLayouts()
  /// The scene that was left last, which comes back as it was, such as with what the user has typed.
  private var left: (scene: Scene, controller: UIViewController)?
  var onChange: () -> Void = {}
  /// The language of a window around the device, which is also that of the list; `nil` for the device's.
  private let language: Language?

  init(host: SceneHost, scene: Scene?, language: Language? = nil) {
    (self.host, self.language) = (host, language)
    show(scene ?? (Catalogue.scenes.count == 1 ? Catalogue.scenes[0] : nil))
  }

  /// The window's title, in the language of the window. Only ASCII characters are added to a scene's own title, because
  /// some window managers misread others.
  var title: String {
    guard let scene else { return "Tessera" }
    return "\(Catalogue.title(of: scene, inKorean: language == .korean)) - Tessera"
  }

  var makeScreen: (() -> UIViewController)? { scene.map { scene in { scene.makeViewController() } } }

  /// The list, created once for a language of the device so that it keeps its scroll position.
  private var list: UIViewController?
  private var deviceLanguage: Language { Language(locale: host.root.environment.language.code) }

  /// Whether a run without a window shows the list in another language, with rows in other places.
  var isListTranslated: Bool { language.map { $0 != deviceLanguage } ?? false }

  private func makeList() -> UIViewController {
    let scenes = Catalogue.scenes(inKorean: (language ?? deviceLanguage) == .korean)
    let list = SceneListViewController(title: "Tessera", scenes: scenes) { [weak self] in self?.show(named: $0.name) }
    if isListTranslated {
      list.loadViewIfNeeded()
      list.navigationItem.searchController?.searchBar.placeholder = language == .korean ? "검색" : "Search"
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    self.list = navigation
    return navigation
  }

  func perform(_ step: ShellStep) {
    switch step {
    case .open(let name): show(named: name)
    case .home: goHome()
    case .back: goBack()
    case .relaunch:
      (left, list) = (nil, nil)
      show(scene)
    }
  }

  /// Goes back one step within the scene or, from its first step, to the list if there are several scenes.
  func goBack() {
    if host.goBack() { return }
    if scene != nil, Catalogue.scenes.count > 1 { show(nil) }
  }

  /// Shows the list of scenes, if there are several.
  func goHome() { if scene != nil, Catalogue.scenes.count > 1 { show(nil) } }

  /// Shows a scene by its name, if it exists.
  func show(named name: String) {
    if let scene = Catalogue.scenes.first(where: { $0.name == name }) { show(scene) }
  }

  /// The scenes, as the palette offers them.
  static func entries(in language: Language) -> [CommandSearch.SceneEntry] {
    Catalogue.scenes(inKorean: language == .korean).map {
      CommandSearch.SceneEntry(name: $0.name, title: $0.title, summary: $0.summary)
    }
  }

  func show(_ scene: Scene?) {
    let back = scene.flatMap { left?.scene.name == $0.name ? left?.controller : nil }
    if let old = self.scene {
      layouts.note(old.name, on: host)
      if scene == nil { left = host.root.window.rootViewController.map { (old, $0) } }
    }
    self.scene = scene
    if scene != nil { left = nil }
    host.show(back ?? scene?.makeViewController() ?? list ?? makeList())
    if let scene, back == nil { layouts.restore(scene.name, on: host) }
    onChange()
  }

  /// - Returns: The scene with that name.
  nonisolated static func scene(named name: String) throws(Failure) -> Scene {
    if let scene = Catalogue.scenes.first(where: { $0.name == name }) { return scene }
    let hint = Nearest.hint(Nearest.name(to: name, among: Catalogue.scenes.map(\.name)))
    throw Failure(.usage, "unknown scene \(name.quoted)\(hint); `\(Program.name) list` names them all")
  }
}
