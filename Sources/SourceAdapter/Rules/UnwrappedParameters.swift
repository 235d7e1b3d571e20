import SwiftSyntax

/// Methods of UIKit's delegates whose parameters are written as implicitly unwrapped optionals, as in code that was made when
/// UIKit's were.
///
/// On iOS such a method still fulfills its requirement. Here a method of the same name with UIKit's types, on the same line,
/// calls it.
struct UnwrappedParameters {
  let index: TargetIndex

  /// Adds the methods that the classes of a file need.
  func apply(to context: inout FileContext) {
    for type in index.types where type.kind == .class && type.members.contains(where: { $0.file == context.number }) {
      let names = Set(index.conformances(of: type).map(\.simpleName))
      for member in type.members where member.file == context.number {
        guard let function = member.function, !member.isOverride, !member.isStatic, member.access > .fileprivate,
          names.contains(where: { DelegateMethods.all(of: $0).contains(member.fullName) }),
          let method = Self.method(calling: function, member)
        else { continue }
        context.edits.insert(method + "; ", before: function)
      }
    }
  }

  /// The labels of parameters that are optional in UIKit, too.
  private static let optionalLabels: Set = ["reusing", "withSender", "presenting", "previousTab"]
  /// The methods whose result is an object, and never `nil`.
  private static let methodsWithObjects: Set = [
    "tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)", "pickerView(_:viewForRow:forComponent:reusing:)",
  ]

  /// Returns a method with UIKit's types; `nil` if the method itself has them.
  private static func method(calling function: FunctionDeclSyntax, _ member: Member) -> String? {
    var (parameters, arguments, isChanged): ([String], [String], Bool) = ([], [], false)
    for parameter in function.signature.parameterClause.parameters {
      let (label, name) = (parameter.firstName.text, (parameter.secondName ?? parameter.firstName).text)
      let unwrapped = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      let type = optionalLabels.contains(label) ? nil : unwrapped
      isChanged = isChanged || type != nil
      let names = parameter.secondName.map { "\(label) \($0.text)" } ?? label
      parameters.append("\(names): \((type ?? parameter.type).singleLine)")
      arguments.append((label == "_" ? "" : "\(label): ") + name + (type.map { " as \($0.singleLine)?" } ?? ""))
    }
    let given = function.signature.returnClause?.type
    var result = given.map { " -> \($0.singleLine)" } ?? ""
    if let object = given?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType,
      methodsWithObjects.contains(member.fullName)
    {
      (result, isChanged) = (" -> \(object.singleLine)", true)
    }
    guard isChanged else { return nil }
    let modifiers = function.modifiers.filter { $0.name.text != "final" && $0.name.text != "dynamic" }
      .map { $0.trimmedDescription + " " }.joined()
    return "\(modifiers)func \(member.name)(\(parameters.joined(separator: ", ")))\(result) "
      + "{ self.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }
}
