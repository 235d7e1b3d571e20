import SourceAdapter
import Testing

/// Methods of extensions of UIKit's classes that classes of the target override.
struct ForeignDispatchTests {
  private let text = """
    extension UIViewController {
      @objc func setUp(_ name: String) { print(name) }
    }
    class Home: UIViewController {
      override func setUp(_ name: String) { super.setUp(name); super.viewDidLoad() }
    }
    class Later: Home {
      override func setUp(_ name: String) { super.setUp(name) }
    }
    """

  private func lines(_ text: String) -> [String] {
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    return output.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func theExtensionAsksForAnOverride() {
    let lines = lines(text)
    let line = lines.first { $0.contains("tessera_own_setUp(_ name: String)") } ?? ""
    #expect(line.contains("func setUp(_ name: String) { if let other = self as? any TesseraOverrides0_setUp"))
    #expect(line.contains("return other.tessera_override_setUp(name)"))
    #expect(line.contains("return tessera_own_setUp(name)"))
    let declaration = "protocol TesseraOverrides0_setUp { func tessera_override_setUp(_ name: String) }"
    #expect(lines.contains { $0.contains(declaration) })
  }

  @Test func theFirstOverrideFulfillsTheProtocolAndOthersOverrideIt() {
    let lines = lines(text)
    #expect(lines.contains("extension Home: TesseraOverrides0_setUp {}"))
    #expect(!lines.contains { $0.contains("extension Later") })
    let signature = "func tessera_override_setUp(_ name: String)"
    #expect(lines.contains("\(signature) { super.tessera_own_setUp(name); super.viewDidLoad() }"))
    #expect(lines.contains("override \(signature) { super.tessera_override_setUp(name) }"))
  }

  /// An extension of another class of UIKit overrides the method.
  @Test func extensionsOverrideIt() {
    let lines = lines(
      """
      extension UIView { @objc func place(_ views: [UIView]) {} }
      extension UITableViewCell {
        override func place(_ views: [UIView]) { contentView.place(views); super.place([]) }
      }
      """)
    #expect(lines.contains("extension UITableViewCell: TesseraOverrides0_place {}"))
    let signature = "func tessera_override_place(_ views: [UIView])"
    #expect(lines.contains("\(signature) { contentView.place(views); super.tessera_own_place([]) }"))
    #expect(lines.contains { $0.contains("if let other = self as? any TesseraOverrides0_place") })
  }

  @Test func methodsWithoutOverridesStay() {
    let text = "extension UIView {\n  @objc func shake() {}\n}\nclass A: UIView {\n  func other() { shake() }\n}"
    #expect(!adapted(text).contains("tessera_own") && !adapted(text).contains("TesseraOverrides"))
  }

  @Test func eventsOfRespondersReachTheirOverrides() {
    let text = """
      extension UIResponder { @objc func route(_ name: String, info: [String: Any]) { next?.route(name, info: info) } }
      class Home: UIViewController { override func route(_ name: String, info: [String: Any]) { print(name) } }
      """
    #expect(lines(text).contains("extension Home: TesseraOverrides0_route {}"))
  }

  /// The extension's method is not the one that the class overrides.
  @Test func overridesOfTheAppsOwnClassesStay() {
    let text = """
      extension UIView { @objc func update() {} }
      class Model { func update() {} }
      class Special: Model { override func update() {} }
      """
    #expect(!adapted(text).contains("TesseraOverrides"))
  }

  /// Chained calls return the object, whose class has the override.
  @Test func methodsThatReturnSelfKeepTheirType() {
    let lines = lines(
      """
      extension UIView { @objc func styled() -> Self { self } }
      class Badge: UIView { override func styled() -> Self { super.styled() } }
      """)
    let line = lines.first { $0.contains("tessera_own_styled") } ?? ""
    #expect(line.contains("return other.tessera_override_styled() as! Self }; return tessera_own_styled() }"))
  }

  /// An override may take what its class needs: here the types at the call choose between the two methods.
  @Test func overridesWithOtherParametersAreOverloads() {
    let text = """
      extension UIScrollView { @objc func edit(with change: (Model) -> Void) -> Self { self } }
      extension UICollectionView {
        @objc override func edit(with change: (GridModel) -> Void) -> Self { self }
      }
      """
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    #expect(output.messages.isEmpty)
    #expect(!output.text.contains("override") && !output.text.contains("tessera_"))
    #expect(output.text.contains("func edit(with change: (GridModel) -> Void, _ tessera: Void = ()) -> Self"))
  }
}
