import SwiftSyntax

/// Finds the classes and functions of a file that can be shown.
struct ScreenFinder {
  let file: SourceFile
  let number: Int
  let index: TargetIndex

  /// The screens in the order of the file, with an expression that makes each where there is one.
  var screens: [(screen: ScreenSummary, expression: String?)] {
    let types = index.types.filter { $0.file == number }.compactMap(screen)
    let members =
      index.types.filter { $0.kind != .protocol }.flatMap { type in type.members.map { (type.name, $0, type) } }
      + index.foreignMembers.map { ($0.owner, $0.member, nil) }
    let functions =
      index.functions.filter { $0.file == number }.compactMap { screen(of: $0, owner: nil, type: nil) }
      + members.filter { $0.1.file == number && $0.1.isStatic }.compactMap { screen(of: $0.1, owner: $0.0, type: $0.2) }
    return (types + functions).sorted { ($0.screen.line, $0.screen.column) < ($1.screen.line, $1.screen.column) }
  }

  private func screen(of type: TypeDeclaration) -> (screen: ScreenSummary, expression: String?)? {
    guard type.kind == .class, let base = index.base(of: type), let kind = UIKitClasses.kind(of: base) else {
      return nil
    }
    let creation = Creation(of: type, kind: kind, base: base, in: index)
    let (line, column) = file.line(of: type.nameToken)
    let screen = ScreenSummary(
      name: type.name, kind: kind, file: file.path, line: line, column: column, form: .type,
      access: type.access.rawValue,
      creation: creation?.initializer)
    let canMake = type.isReachable && !type.isGeneric
    return (screen, canMake ? creation?.arguments.map { type.name + $0 } : nil)
  }

  private func screen(of member: Member, owner: String?, type: TypeDeclaration?) -> (
    screen: ScreenSummary, expression: String?
  )? {
    guard let result = result(of: member), let kind = kind(ofResult: result), !member.hasEffects,
      member.function?.genericParameterClause == nil
    else { return nil }
    let parameters = (member.parameters ?? []).map { parameter in
      ScreenSummary.Parameter(
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: file.text(parameter.type), hasDefault: parameter.defaultValue != nil)
    }
    let name = (owner.map { $0 + "." } ?? "") + member.fullName
    let (line, column) = file.line(of: member.node)
    let screen = ScreenSummary(
      name: name, kind: kind, file: file.path, line: line, column: column, form: .function,
      access: member.access.rawValue,
      parameters: parameters, isStatic: member.isStatic, owner: owner)
    guard member.access > .private || owner == nil, type?.isReachable != false, type?.isGeneric != true else {
      return (screen, nil)
    }
    let call = (owner.map { $0 + "." } ?? "") + member.name
    return (screen, expression(call, parameters, isFunction: member.function != nil, kind: kind))
  }

  private func result(of member: Member) -> String? {
    if let function = member.function { return function.signature.returnClause?.type.plainName }
    return member.variable?.bindings.first?.typeAnnotation?.type.plainName
  }

  private func kind(ofResult name: String) -> ScreenSummary.Kind? {
    if name == "NSCollectionLayoutSection" { return .section }
    let base = index[name].flatMap(index.base) ?? name
    return UIKitClasses.kind(of: base) == .layout ? .layout : nil
  }

  /// A call without arguments, or a layout that calls a section provider with its own.
  private func expression(
    _ call: String, _ parameters: [ScreenSummary.Parameter], isFunction: Bool, kind: ScreenSummary.Kind
  )
    -> String?
  {
    guard isFunction else { return call }
    let required = parameters.filter { !$0.hasDefault }
    if required.isEmpty { return call + "()" }
    guard kind == .section else { return nil }
    var arguments: [String] = []
    for parameter in required {
      let label = parameter.label == "_" ? "" : parameter.label + ": "
      switch parameter.type.simpleName {
      case "Int" where parameter.name.lowercased().contains("section") || parameter.name == "index":
        arguments.append(label + "section")
      case "NSCollectionLayoutEnvironment", "any NSCollectionLayoutEnvironment": arguments.append(label + "environment")
      default: return nil
      }
    }
    return
      "UICollectionViewCompositionalLayout { section, environment in \(call)(\(arguments.joined(separator: ", "))) }"
  }
}
