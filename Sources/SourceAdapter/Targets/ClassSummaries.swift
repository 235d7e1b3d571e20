import SwiftSyntax

/// The classes of a target as nib files and the Objective-C runtime see them on iOS.
struct ClassSummaries {
  let files: [SourceFile]
  let index: TargetIndex

  var classes: [ClassSummary] { index.types.filter { $0.kind == .class }.map(summary) }

  /// The classes that the system makes itself, by the protocols to which they conform.
  var delegates: Summary.Delegates {
    func first(conformingTo names: Set<String>) -> String? {
      index.types.first { $0.kind == .class && !names.isDisjoint(with: index.conformances(of: $0)) }?.name
    }
    return Summary.Delegates(
      application: first(conformingTo: ["UIApplicationDelegate"]),
      scene: first(conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"]))
  }

  private func summary(of type: TypeDeclaration) -> ClassSummary {
    let file = files[type.file]
    let superclass = type.inherited.first
    let base = index.base(of: type)
    let hasSuperclass = index.superclass(of: type) != nil || base.map(isClass) == true
    return ClassSummary(
      name: type.name, superclass: hasSuperclass ? superclass : nil, base: base, file: file.path,
      line: file.line(of: type.nameToken).line,
      conformances: type.inherited.dropFirst(hasSuperclass ? 1 : 0) + type.conformances,
      outlets: type.members.filter { $0.attributes.contains("IBOutlet") }.map(outlet),
      actions: type.members.filter { $0.attributes.contains("IBAction") }.map(action),
      inspectables: type.members.filter { $0.attributes.contains("IBInspectable") }.map(outlet),
      objc: type.members.filter { $0.isExposed && $0.form != .initializer }.map(\.selector))
  }

  /// Whether a name that another module declares is probably that of a class: the names of UIKit's protocols end with
  /// one of a few words.
  private func isClass(_ name: String) -> Bool {
    !["Delegate", "DataSource", "Protocol", "able", "ible", "ing"].contains { name.hasSuffix($0) }
  }

  private func outlet(_ member: Member) -> ClassSummary.Outlet {
    let binding = member.variable?.bindings.first
    var type = binding?.typeAnnotation.map { files[member.file].text($0.type) } ?? ""
    while let last = type.last, "!?".contains(last) { type.removeLast() }
    let isCollection = type.hasPrefix("[") && type.hasSuffix("]")
    return ClassSummary.Outlet(
      name: member.name, type: isCollection ? String(type.dropFirst().dropLast()) : type, collection: isCollection)
  }

  private func action(_ member: Member) -> ClassSummary.Action {
    ClassSummary.Action(
      selector: member.selector, method: member.fullName,
      senderType: member.parameters?.first.map { files[member.file].text($0.type) })
  }
}
