import SwiftSyntax

/// The declarations of XCTest on iOS that its version for Linux lacks.
private enum TestNames {
  static let declarations: Set = [
    "XCTAttachment", "XCUIScreen", "XCTActivity", "XCTContext", "XCTIssue", "XCTIssueReference", "XCTSourceCodeContext",
    "XCTSourceCodeLocation", "XCTExpectFailure", "XCTExpectedFailure", "XCTKVOExpectation", "XCTMetric",
    "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTMeasureOptions",
    "continueAfterFailure", "executionTimeAllowance", "invocation", "keyValueObservingExpectation",
  ]

  /// The methods that have more forms on iOS, with the labels of one argument that every form here has.
  static let required = ["wait": "timeout", "fulfillment": "timeout"]
  /// The methods that have more forms on iOS, with the labels of arguments that no form here has.
  static let additional: [String: Set<String>] = [
    "measure": ["metrics", "options"], "setUp": ["completion"], "tearDown": ["completion"],
  ]
}

extension Rule {
  /// Imports TesseraTesting where declarations of XCTest are used that only Apple's version has.
  static let testing = Rule(TokenSyntax.self, .token) { token, context in
    guard case .identifier(let name) = token.tokenKind, TestNames.declarations.contains(name),
      context.importedModules.contains("XCTest")
    else { return }
    context.imports.insert("TesseraTesting")
  }

  /// Imports TesseraTesting where methods of XCTest are called as only Apple's version permits.
  static let testCalls = Rule(FunctionCallExprSyntax.self, .functionCallExpr) { node, context in
    guard let name = node.calledName, node.isOfAppleTests(name), context.importedModules.contains("XCTest") else {
      return
    }
    context.imports.insert("TesseraTesting")
  }

  /// Imports TesseraTesting where a test case is a delegate or data source: there it is an object, as on iOS.
  static let testObjects = Rule(InheritanceClauseSyntax.self, .inheritanceClause, needle: "XCTest") { node, context in
    let types = node.inheritedTypes.map(\.type.trimmedDescription)
    let extended = node.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard let name = extended ?? node.parent?.as(ClassDeclSyntax.self)?.name.text, let type = context.index[name],
      context.index.base(of: type)?.simpleName == "XCTestCase", types.count > (extended == nil ? 1 : 0)
    else { return }
    context.imports.insert("TesseraTesting")
  }
}

extension FunctionCallExprSyntax {
  fileprivate var calledName: String? {
    (calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? calledExpression.as(DeclReferenceExprSyntax.self))?
      .baseName.text
  }

  fileprivate func isOfAppleTests(_ name: String) -> Bool {
    let labels = arguments.compactMap { $0.label?.text }
    if let label = TestNames.required[name] { return ["for", "of"].contains(labels.first) && !labels.contains(label) }
    if name == "record" { return arguments.count == 1 && labels.isEmpty }
    return TestNames.additional[name].map { !$0.isDisjoint(with: labels) } ?? false
  }
}

/// Members of test cases that classes override, and that XCTest on Linux does not have.
///
/// They are required by protocols of TesseraTesting, which calls them, and override nothing.
struct TestCaseOverrides {
  /// The protocols with the members.
  private static let protocols = [
    "record(_:)": "TesseraIssueRecording", "setUp(completion:)": "TesseraCompletingSetUp",
    "tearDown(completion:)": "TesseraCompletingTearDown", "defaultTestSuite": "TesseraSuiteChoosing",
  ]

  let index: TargetIndex

  /// Lets the members of a file override nothing, and adds the protocols to its classes.
  func apply(to context: inout FileContext) {
    for type in index.types where index.base(of: type)?.simpleName == "XCTestCase" {
      for member in type.members where member.file == context.number && member.isOverride {
        guard let name = Self.protocols[member.fullName],
          let modifiers = member.function?.modifiers ?? member.variable?.modifiers, !isInherited(member, by: type)
        else { continue }
        if let variable = member.variable { replaceSuper(in: variable, &context) }
        for modifier in modifiers where modifier.name.text == "override" { context.edits.blank(modifier) }
        context.imports.insert("TesseraTesting")
        if let last = type.node.inheritanceClause?.inheritedTypes.last {
          context.edits.insert(", \(name)", after: last.type)
        }
      }
    }
  }

  /// Asks for the suite of all tests where a class asks its superclass, which has no such property.
  private func replaceSuper(in variable: VariableDeclSyntax, _ context: inout FileContext) {
    for token in variable.tokens(viewMode: .sourceAccurate) {
      guard let access = token.parent?.as(SuperExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "defaultTestSuite"
      else { continue }
      context.edits.replace(access, with: "tesseraDefaultTestSuite(of: self)")
    }
  }

  /// Whether a superclass in the target has the member, too.
  private func isInherited(_ member: Member, by type: TypeDeclaration) -> Bool {
    index.lineage(of: type).dropFirst().contains { $0.members.contains { $0.fullName == member.fullName } }
  }
}
