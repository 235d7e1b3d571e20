import SwiftSyntax

/// The declarations in a target's files: types in one file have superclasses and extensions in others.
struct TargetIndex {
  private(set) var types: [TypeDeclaration] = []
  /// The classes within functions, which only code in these functions can name.
  private(set) var localClasses: [TypeDeclaration] = []
  /// Functions at file scope.
  private(set) var functions: [Member] = []
  /// Members of extensions of types that other modules declare.
  private(set) var foreignMembers: [(owner: String, member: Member)] = []
  /// The names of the methods that protocols of the target declare `@objc optional`.
  private(set) var optionalMethods: Set<String> = []
  /// The methods that protocols of the target declare `@objc optional`.
  private(set) var optionalMembers: [Member] = []
  /// The names of variables and parameters whose type is a protocol with such methods.
  private(set) var methodHolders: Set<String> = []
  /// The names of those that return something.
  private(set) var optionalResults: Set<String> = []
  /// The names of the properties that they declare `@objc optional`, with a type that is not optional itself.
  private(set) var optionalProperties: Set<String> = []
  /// The names of variables and parameters whose type is a protocol with such properties.
  private(set) var optionalHolders: Set<String> = []
  /// The names of the properties of types and extensions.
  private(set) var variables: Set<String> = []
  private var byName: [String: TypeDeclaration] = [:]
  private var subclassNames: [String: [TypeDeclaration]] = [:]

  init(_ files: [SourceFile], conditions: Conditions) {
    var extensions: [(node: ExtensionDeclSyntax, file: Int)] = []
    for (number, file) in files.enumerated() {
      var collector = DeclarationCollector(file: number, conditions: conditions)
      collector.collect(file.tree.statements)
      types += collector.types
      functions += collector.functions
      extensions += collector.extensions.map { ($0, number) }
      localClasses += collector.localClasses(in: file.tree)
    }
    for type in types {
      byName[type.name] = type
      let simple = type.name.simpleName
      if byName[simple] == nil { byName[simple] = type }
    }
    for type in types where !type.isGeneric && isInGeneric(type) { type.becomeGeneric() }
    for item in extensions { add(item.node, file: item.file, conditions: conditions) }
    let optional = types.filter { $0.kind == .protocol }.flatMap(\.optionalRequirements)
    optionalMethods = Set(optional.map(\.name))
    optionalMembers = optional.filter { $0.form == .function }
    if !optionalMembers.isEmpty {
      let owners = types.filter { $0.kind == .protocol && $0.optionalRequirements.contains { $0.form == .function } }
      methodHolders = VariablesOfTypes(Set(owners.map(\.name.simpleName))).names(in: files)
    }
    optionalResults = Set(optional.filter { $0.function?.hasResult == true }.map(\.name))
    let properties = optional.filter { $0.variable?.bindings.first?.typeAnnotation?.type.isOptional == false }
    optionalProperties = Set(properties.map(\.name))
    if !properties.isEmpty {
      let owners = types.filter { $0.kind == .protocol && $0.optionalRequirements.contains { $0.form == .variable } }
      optionalHolders = VariablesOfTypes(Set(owners.map(\.name.simpleName))).names(in: files)
    }
    variables = Set(
      (types.flatMap(\.members) + foreignMembers.map(\.member)).filter { $0.form == .variable }.map(\.name))
    for type in types where type.kind == .class {
      if let superclass = superclass(of: type) { subclassNames[superclass.name, default: []].append(type) }
    }
  }

  private mutating func add(_ node: ExtensionDeclSyntax, file: Int, conditions: Conditions) {
    let owner = node.extendedType.plainName
    guard let type = self[owner] else {
      let collector = DeclarationCollector(file: file, conditions: conditions)
      let exposes = node.attributes.names.contains("objc")
      let members = collector.members(of: node.memberBlock, in: node, exposes: exposes, access: Access(node.modifiers))
      foreignMembers += members.map { (owner, $0) }
      return
    }
    type.conformances += node.inheritanceClause.map { $0.inheritedTypes.map { $0.type.plainName } } ?? []
    let collector = DeclarationCollector(file: file, conditions: conditions)
    let attributes = node.attributes.names
    type.members += collector.members(
      of: node.memberBlock, in: node, exposes: attributes.contains("objc") || type.exposesMembers,
      access: Access(node.modifiers))
  }

  /// Whether a type around a type, whose extension may declare it, has type parameters.
  private func isInGeneric(_ type: TypeDeclaration) -> Bool {
    var name = Substring(type.name)
    while let end = name.lastIndex(of: ".") {
      name = name[..<end]
      if self[String(name)]?.isGeneric ?? GenericTypes.names.contains(String(name).simpleName) { return true }
    }
    return false
  }

  /// The type of a name, which may lack the names of the types around it.
  subscript(name: String) -> TypeDeclaration? { byName[name] ?? byName[name.simpleName] }

  /// The superclass if the target declares it.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind == .class, let first = type.inherited.first, let found = self[first], found.kind == .class,
      found !== type
    else { return nil }
    return found
  }

  /// The classes that inherit from a class directly.
  func subclasses(of type: TypeDeclaration) -> [TypeDeclaration] { subclassNames[type.name] ?? [] }

  /// The class, its superclass and so on, as far as the target declares them.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var line = [type]
    while let next = superclass(of: line[line.count - 1]), !line.contains(where: { $0 === next }) { line.append(next) }
    return line
  }

  /// The first superclass that another module declares; `nil` for a class without one.
  func base(of type: TypeDeclaration) -> String? {
    guard type.kind == .class, let last = lineage(of: type).last, let first = last.inherited.first else { return nil }
    return self[first] == nil ? first : nil
  }

  /// The classes of a file that code at file scope cannot name: those within functions, private ones within others, and
  /// generic ones, whose type arguments it does not know.
  func innerClasses(of file: Int) -> [TypeDeclaration] {
    (types.filter { $0.kind == .class && $0.isInner } + localClasses).filter { $0.file == file }
  }

  /// The superclass of a class, as far as the target declares it, which may be one within the same function.
  func innerSuperclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard let name = type.inherited.first?.simpleName else { return nil }
    let position = type.node.position
    let visible = localClasses.filter {
      $0.file == type.file && $0.nameToken.text == name && $0 !== type && $0.scope?.contains(position) == true
    }
    return visible.max { $0.node.position < $1.node.position } ?? superclass(of: type)
  }

  /// The selectors of all methods of a class, its superclasses in the target and extensions of the one in another module.
  func selectors(of type: TypeDeclaration) -> [String] {
    let foreign = base(of: type).map { base in foreignMembers.filter { $0.owner == base }.map(\.member) } ?? []
    let methods = (lineage(of: type).flatMap(\.members) + foreign).filter { $0.form == .function && !$0.isStatic }
    let renamed = methods.filter { $0.attributes.contains("objc") }.map(\.plainSelector)
    return Set(methods.map(\.selector) + renamed + givenSelectors(of: methods, in: type)).sorted()
  }

  /// The names that the target's protocols give to requirements, which the type's methods implement.
  private func givenSelectors(of methods: [Member], in type: TypeDeclaration) -> [String] {
    let names = Set(methods.map(\.fullName))
    let requirements = conformances(of: type).compactMap { self[$0] }.filter { $0.kind == .protocol }.flatMap(\.members)
    return requirements.filter { $0.form == .function && names.contains($0.fullName) }.map(\.selector)
  }

  /// Whether the class may conform to a protocol with optional methods: a delegate's of UIKit, or one that another module of
  /// the app or the target declares. All of its methods are known if its superclass in another module is UIKit's or Foundation's.
  func mayLeaveOutMethods(_ type: TypeDeclaration) -> Bool {
    let names = conformances(of: type)
    let superclasses = lineage(of: type).compactMap { $0.inherited.first }
    if let base = base(of: type), !base.isOfSystem { return false }
    return names.contains { name in
      guard let own = self[name] else {
        return !name.isOfSystem && !superclasses.contains(name) || !DelegateMethods.names(of: name).isEmpty
      }
      return own.kind == .protocol && hasOptionalMethods(name)
    }
  }

  private func hasOptionalMethods(_ name: String) -> Bool { self[name]?.optionalRequirements.isEmpty == false }

  /// Every protocol that the class or a superclass in the target names.
  func conformances(of type: TypeDeclaration) -> [String] {
    lineage(of: type).flatMap { $0.inherited + $0.conformances }
  }
}

extension String {
  /// Whether the name looks like one of Apple's frameworks or of Swift.
  fileprivate var isOfSystem: Bool {
    ["UI", "NS", "CA", "AV", "WK", "MK", "CL", "XCT"].contains { hasPrefix($0) }
      || [
        "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "Error",
        "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "AnyObject", "IteratorProtocol",
        "Sequence", "URLSessionDelegate",
      ].contains(self)
  }

  /// The name behind the last period.
  var simpleName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}

/// The types with type parameters that other modules declare, which apps extend.
private enum GenericTypes {
  static let names: Set = [
    "Array", "ArraySlice", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "KeyPath",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "NSCache", "Measurement", "PassthroughSubject", "CurrentValueSubject",
    "Published", "AnyPublisher", "NSLayoutAnchor",
  ]
}
