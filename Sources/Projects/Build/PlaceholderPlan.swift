/// The types that the compiler does not find, and the placeholders that replace some of them.
package struct PlaceholderPlan {
  /// The first error about each type.
  private var errors: [String: CompilerMessage] = [:]
  /// The modules that are not here and that the file of the first error imports.
  private var modules: [String: [String]] = [:]
  private var placeholders: [AdapterReport.Placeholder] = []

  /// The placeholders of packages, which a target has again: two packages may both have one of a name.
  private let ofPackages: Set<String>

  /// - Parameter ofPackages: The names of the placeholders in the packages that the target can import.
  package init(ofPackages: Set<String> = []) { self.ofPackages = ofPackages }

  /// The types that the adapter may replace.
  package var names: Set<String> { ofPackages.union(errors.keys) }
  /// The names of the placeholders, with those of packages.
  package var replaced: Set<String> { ofPackages.union(placeholders.map(\.name)) }
  /// Whether errors have named any type.
  package var isStarted: Bool { !errors.isEmpty }

  /// Adds the types that errors name: those of iOS, and others in files that import a module that is not here.
  ///
  /// - Returns: Whether there was a type that no error named before.
  package mutating func add(_ messages: [CompilerMessage], report: AdapterReport, absent: Set<String>) -> Bool {
    let files = Dictionary(report.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let count = errors.count
    for message in messages where message.severity == .error {
      guard let name = message.missingName, name.first?.isUppercase == true, errors[name] == nil else { continue }
      let imports = (files[message.file]?.imports ?? []).map { String($0.prefix { $0 != "." }) }
      let missing = Set(imports).intersection(absent).sorted()
      guard !missing.isEmpty || PlatformGap.name(in: message.text) != nil else { continue }
      (errors[name], modules[name]) = (message, missing)
    }
    return errors.count > count
  }

  /// Takes the placeholders of a report.
  ///
  /// - Returns: Whether there are any that were not there before.
  package mutating func take(_ report: AdapterReport) -> Bool {
    let isNew = (report.placeholders ?? []).count > placeholders.count
    placeholders = report.placeholders ?? []
    return isNew
  }

  /// The remarks for the user, one for each placeholder.
  package var notes: [String] {
    placeholders.compactMap { placeholder in
      guard let error = errors[placeholder.name] else { return nil }
      let module = AppleFrameworks.cause(of: error.text, among: modules[placeholder.name] ?? [])
      let isOfIOS = placeholder.module != nil || PlatformGap.name(in: error.text) != nil
      let owner = module.map { " of \($0)" } ?? ""
      let reason = isOfIOS ? " is not part of Tessera" : "\(owner) is not here"
      let isValue = placeholder.base == "value"
      let standIn = isValue ? "plain value" : placeholder.base.hasSuffix("Cell") ? placeholder.base : "placeholder"
      let position = "\(error.file):\(error.line):\(error.column)"
      return "\(position): \(placeholder.name)\(reason): a \(standIn) stands in its place"
    }
  }
}

extension CompilerMessage {
  /// The name that the compiler does not find in any scope, if that is the message.
  package var missingName: String? {
    for beginning in ["cannot find type '", "cannot find '"] where text.hasPrefix(beginning) {
      let rest = text.dropFirst(beginning.count)
      return rest.contains("' in scope") ? String(rest.prefix { $0 != "'" }) : nil
    }
    return nil
  }
}
