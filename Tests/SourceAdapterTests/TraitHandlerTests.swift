import Testing

struct TraitHandlerTests {
  @Test(arguments: [
    (
      "registerForTraitChanges([A.self]) { (self: Self, old: UITraitCollection) in self.f() }",
      "registerForTraitChanges([A.self]) { (self      , old: UITraitCollection) in self.f() }"
    ),
    (
      "view.registerForTraitChanges([A.self], handler: { (x: Self, _: UITraitCollection) in x.f() })",
      "view.registerForTraitChanges([A.self], handler: { (x      , _: UITraitCollection) in x.f() })"
    ),
    (
      "registerForTraitChanges([A.self]) { (x: Card, old: UITraitCollection) in x.f() }",
      "registerForTraitChanges([A.self]) { (x: Card, old: UITraitCollection) in x.f() }"
    ),
    ("use { (x: Self) in registerForTraitChanges() }", "use { (x: Self) in registerForTraitChanges() }"),
  ])
  func aHandlersOwnTypeIsInferred(_ example: (String, String)) {
    #expect(adapted(example.0) == example.1)
  }
}
