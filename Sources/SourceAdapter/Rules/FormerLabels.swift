import SwiftSyntax

/// Methods of UIKit's delegates that are `@objc` and have the labels of Swift 2, such as `sizeForItemAtIndexPath`.
///
/// On iOS their selectors are those that UIKit sends, also to a class that does not name the protocol of a layout's
/// delegate. Here a method with UIKit's labels, on the same line, calls them.
struct FormerLabels {
  let index: TargetIndex

  /// Adds the methods that the classes of a file need.
  func apply(to context: inout FileContext) {
    for type in index.types where type.kind == .class {
      for member in type.members where member.file == context.number {
        guard let labels = Self.labels(of: member), let owner = delegate(of: type, with: labels, named: member.name),
          let method = Self.method(calling: member, with: labels)
        else { continue }
        context.edits.insert(method + "; ", before: Syntax(member.node))
        if owner == Self.layoutDelegate { conform(type, &context) }
      }
    }
  }

  private static let layoutDelegate = "UICollectionViewDelegateFlowLayout"

  /// The labels that UIKit's method has now; `nil` for a method that needs no other.
  private static func labels(of member: Member) -> [String]? {
    guard member.form == .function, member.isExposed, !member.isOverride, !member.isStatic,
      member.access > .fileprivate
    else { return nil }
    let labels = member.labels.map { $0.hasSuffix("AtIndexPath") ? String($0.dropLast("IndexPath".count)) : $0 }
    return labels == member.labels ? nil : labels
  }

  /// Returns the protocol of UIKit that has a method, for classes that conform to it, or to another one of the same
  /// delegate.
  private func delegate(of type: TypeDeclaration, with labels: [String], named name: String) -> String? {
    let method = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    let ancestry = index.lineage(of: type)
    guard !ancestry.contains(where: { $0.members.contains { $0.fullName == method } }) else { return nil }
    let names = index.conformances(of: type).map(\.simpleName)
    if let owner = names.first(where: { DelegateMethods.all(of: $0).contains(method) }) { return owner }
    guard names.contains("UICollectionViewDelegate") else { return nil }
    return DelegateMethods.all(of: Self.layoutDelegate).contains(method) ? Self.layoutDelegate : nil
  }

  private func conform(_ type: TypeDeclaration, _ context: inout FileContext) {
    let names = index.conformances(of: type).map(\.simpleName)
    guard !names.contains(Self.layoutDelegate), type.isReachable else { return }
    let conformance = "extension \(type.name): \(Self.layoutDelegate) {}"
    if !context.additions.contains(conformance) { context.additions.append(conformance) }
  }

  private static func method(calling member: Member, with labels: [String]) -> String? {
    guard let function = member.function else { return nil }
    let clause = function.signature.parameterClause.parameters
    let parameters = zip(labels, clause).map { label, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return "\(label == name ? "" : label + " ")\(name): \(parameter.type.singleLine)"
    }
    let modifiers = function.modifiers.filter { $0.name.text != "final" && $0.name.text != "dynamic" }
      .map { $0.trimmedDescription + " " }.joined()
    let result = function.signature.returnClause.map { " " + $0.singleLine } ?? ""
    return "\(modifiers)func \(member.name)(\(parameters.joined(separator: ", ")))\(result) "
      + "{ self.\(member.name)(\(function.argumentsForForwarding.joined(separator: ", "))) }"
  }
}
