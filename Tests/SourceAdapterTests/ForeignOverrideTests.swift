import SourceAdapter
import Testing

struct ForeignOverrideTests {
  @Test func anOverrideOfADynamicMemberReplacesIt() {
    let text = """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { false }
        override open func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      """
    let lines = adapted(text).split(separator: "\n").map(String.init)
    #expect(
      lines[1].split(separator: " ").joined(separator: " ")
        == "@_dynamicReplacement(for: shouldAutorotate) var tessera_shouldAutorotate: Bool { false }")
    #expect(
      lines[2].split(separator: " ").joined(separator: " ")
        == "@_dynamicReplacement(for: viewWillAppear(_:)) func tessera_viewWillAppear(_ animated: Bool) "
        + "{ super.viewWillAppear(animated) }")
  }

  @Test func anOverrideOfAnotherMemberIsNamed() {
    let text = "extension UISlider {\n  open override func tintColorDidChange() {}\n}"
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    #expect(!output.text.contains("override") && output.text.contains("tessera_tintColorDidChange"))
    #expect(output.messages.map(\.text).joined().contains("UISlider.tintColorDidChange() cannot be overridden"))
    #expect(output.messages.first?.line == 2)
  }

  @Test func overridesOfTheAppsOwnClassesStay() {
    let text = "class A: UINavigationController {\n  override func viewDidLoad() {}\n}"
    #expect(adapted(text) == text)
  }
}
