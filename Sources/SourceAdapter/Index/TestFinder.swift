import SwiftSyntax

/// Finds the tests that a target's files declare.
struct TestFinder {
  let files: [SourceFile]
  let index: TargetIndex

  /// The methods of subclasses of `XCTestCase`, inherited ones included, and the functions with the attribute `@Test`.
  var tests: [TestSummary] { index.types.flatMap(methods) + attributed.compactMap(function) }

  private func methods(of type: TypeDeclaration) -> [TestSummary] {
    guard index.base(of: type)?.simpleName == "XCTestCase", type.isReachable, !type.isGeneric,
      type.access > .fileprivate
    else { return [] }
    var names: Set<String> = []
    return index.lineage(of: type).flatMap(\.members).filter { member in
      member.form == .function && member.name.hasPrefix("test") && !member.isStatic && member.access > .fileprivate
        && member.parameters?.isEmpty == true && !member.hasResult && names.insert(member.name).inserted
    }.map { summary(of: $0, name: $0.name, in: type.name, .method) }
  }

  /// The functions with the attribute, with the names of the types around them.
  private var attributed: [(suite: String, member: Member)] {
    let members =
      index.types.flatMap { type in type.members.map { (type.name, $0) } }
      + index.foreignMembers.map { ($0.owner, $0.member) } + index.functions.map { ("", $0) }
    return members.filter { $0.1.attributes.contains("Test") || $0.1.attributes.contains("Testing.Test") }
  }

  private func function(_ item: (suite: String, member: Member)) -> TestSummary? {
    guard item.member.form == .function else { return nil }
    let labels = (item.member.parameters ?? []).map { $0.firstName.text + ":" }.joined()
    return summary(of: item.member, name: "\(item.member.name)(\(labels))", in: item.suite, .function)
  }

  private func summary(of member: Member, name: String, in suite: String, _ form: TestSummary.Form) -> TestSummary {
    let file = files[member.file]
    let isAsync = member.function?.signature.effectSpecifiers?.asyncSpecifier != nil
    let line = file.line(of: member.node).line
    let last = member.node.lastToken(viewMode: .sourceAccurate)
    return TestSummary(
      suite: suite, name: name, form: form, isAsync: isAsync, file: file.path, line: line,
      lastLine: last.map { file.line(of: $0).line } ?? line)
  }
}

extension Member {
  fileprivate var hasResult: Bool { function?.signature.returnClause.map { $0.type.plainName != "Void" } ?? false }
}
