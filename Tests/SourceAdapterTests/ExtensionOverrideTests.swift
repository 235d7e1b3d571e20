import SourceAdapter
import Testing

/// Members of an app's classes that are declared and overridden in extensions.
struct ExtensionOverrideTests {
  @Test func membersAndOverridesInExtensionsHaveNamesOfTheirOwn() {
    let text = adapted(
      """
      class Base: UIViewController {}
      extension Base { func configure() {} }
      class Sub: Base {}
      extension Sub { override func configure() { super.configure() } }
      """)
    #expect(text.contains("func tessera_configure() {}"))
    #expect(text.contains("func tessera_Sub_configure() { super.configure() }"))
    #expect(text.contains("override func configure() { tessera_Sub_configure() }"))
  }
}
