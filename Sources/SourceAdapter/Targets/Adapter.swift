import Foundation
import SwiftSyntax

/// Rewrites the Swift files of a target written for iOS, so that they compile where there is no Objective-C runtime.
///
/// Values in, values out: files are text, and nothing is read or written. Every line stays where it was.
package struct Adapter {
  /// A file of the target.
  package struct Input: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  }

  /// A file as it is compiled.
  package struct Output: Sendable {
    package var path: String
    /// A name for the adapted file that no other file of the target has.
    package var fileName: String
    package var bytes: [UInt8]
    package var isScript: Bool
    package var imports: [String]
    /// The modules that the adapted file imports for them, without those that are absent.
    package var modules: [String]
    /// The names of the types that the file declares.
    package var declares: [String]
    package var columns: ColumnMap
    package var messages: [Message]
    package var screens: [ScreenSummary]
    package var entry: EntryPoint?

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  package struct Result: Sendable {
    package var files: [Output]
    package var classes: [ClassSummary]
    package var delegates: Summary.Delegates
    /// The classes that take the places of others that are not here.
    package var placeholders: [Placeholder]
    package var tests: [TestSummary]
  }

  /// The names that are defined, as with the compiler's `-D`.
  package var conditions: Set<String> = []
  /// The modules that exist nowhere: their imports are left out.
  package var absentModules: Set<String> = []
  /// The positions of code that is left out, by the paths of the files.
  package var omissions: [String: [Omission]] = [:]

  /// The names of types that the compiler does not find. A placeholder takes the place of each that is a view, a controller
  /// or a layer.
  package var missingTypes: Set<String> = []
  /// The paths of the files with tests, which are a module of their own on iOS.
  package var tests: Set<String> = []

  package init(
    conditions: Set<String> = [], absentModules: Set<String> = [], omissions: [String: [Omission]] = [:],
    missingTypes: Set<String> = [], tests: Set<String> = []
  ) {
    (self.conditions, self.absentModules, self.omissions) = (conditions, absentModules, omissions)
    (self.missingTypes, self.tests) = (missingTypes, tests)
  }

  private static let rules: [Rule] = [
    .attributes, .modifiers, .classProtocols, .imports, .qualifiedNames, .networking, .observation,
    .combine, .parsers, .cookies, .requests, .testing, .testCalls, .testObjects, .plainInitializers,
    .platformConditions, .previews, .selectors, .keyPaths, .optionalCalls,
    .forcedCalls, .optionalReferences, .optionalProperties, .metatypes,
    .literals, .traitHandlers, .swiftUIPreviews, .entryCalls, .dynamicProperties, .managedProperties, .observers,
    .keyValueOverrides, .keyValueCalls, .objectMembers, .objectElements,
    .kitTypes, .forwardedMessages, .attributedCharacters,
    .blockConventions, .blockCasts, .receivers, .classNames, .classTexts, .timers, .appFolders, .defaultsNotifications,
    .defaultsValues, .pickerKeys,
    .enumerations, .unavailableClasses, .relativeDates, .numberFunctions, .newerTypes,
  ]

  /// Adapts all files of a target.
  ///
  /// - Parameter only: The paths of the files whose adapted text is wanted; `nil` for all.
  package func adapt(_ inputs: [Input], only: Set<String>? = nil) -> Result {
    let written = Concurrent.map(inputs) { SourceFile(path: $0.path, bytes: $0.bytes) }
    let conditions = Conditions(defined: conditions)
    let placeholders = PlaceholderClasses(missingTypes, in: written, conditions: conditions)
    let testNames = HidingNames(tests, in: written)
    let renamed = Concurrent.map(Array(written.indices)) { number in
      let kept = written[number].leavingOut(omissions[written[number].path] ?? []).creating(
        placeholders.byName, shown: placeholders.shown)
      return testNames.applied(to: kept)
    }
    let files = renamed.map(\.file)
    let index = TargetIndex(files + placeholders.files, conditions: conditions)
    let overrides = ExtensionOverrides(index)
    let names = UniqueNames.names(for: inputs.map(\.path))
    let sendable = SendableAnyHashable.fileNumber(in: written)
    let space = testNames.firstFile(in: written)
    let numbers = files.indices.filter { only?.contains(files[$0].path) ?? true }
    let outputs = Concurrent.map(Array(numbers)) { number in
      var additions = number == sendable ? [SendableAnyHashable.declaration] : []
      if files[number].path == space { additions.append("enum \(HidingNames.space) {}") }
      var output = adapt(
        files[number], number: number, name: names[number], index: index, overrides: overrides, conditions: conditions,
        additions: additions)
      output.columns = output.columns.following(renamed[number].columns)
      return output
    }
    let summaries = ClassSummaries(files: files + placeholders.files, index: index)
    return Result(
      files: outputs, classes: summaries.classes, delegates: summaries.delegates, placeholders: placeholders.all,
      tests: TestFinder(files: files, index: index).tests)
  }

  private func adapt(
    _ file: SourceFile, number: Int, name: String, index: TargetIndex, overrides: ExtensionOverrides,
    conditions: Conditions, additions: [String]
  ) -> Output {
    let key = UniqueNames.identifier(name)
    var start = FileContext(file: file, number: number, key: key, index: index, conditions: conditions)
    (start.absentModules, start.additions) = (absentModules, additions)
    let walker = RuleWalker(start, rules: Self.rules)
    walker.walk(file.tree)
    var context = walker.context
    context.addScreens()
    overrides.apply(to: &context)
    overrides.delegates.apply(to: &context)
    overrides.dispatch.apply(to: &context)
    overrides.releaseForeignOverrides(in: &context)
    UnwrappedParameters(index: index).apply(to: &context)
    FormerLabels(index: index).apply(to: &context)
    MessageForwarding(index: index).apply(to: &context)
    TestCaseOverrides(index: index).apply(to: &context)
    ForeignOverrides.apply(to: &context, dispatch: overrides.dispatch)
    RequiredInitializers(index: index).apply(to: &context)
    PlainSubclasses(index: index).apply(to: &context)
    NewerTypes.apply(to: &context)
    RegistrationTable.registerInnerClasses(in: &context)
    context.finishBodies()
    context.additions += OptionalRequirements(context: context).extensions
    context.additions += RegistrationTable(context: context).declarations
    let (body, columns) = context.edits.applied(to: file.bytes)
    return Output(
      path: file.path, fileName: name, bytes: AdaptedText.joined(body, context), isScript: file.isScript,
      imports: file.imports(conditions), modules: context.neededModules,
      declares: index.types.filter { $0.file == number }.map(\.name), columns: columns,
      messages: file.messages + context.messages,
      screens: context.screens.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, entry: context.entry)
  }
}

extension FileContext {
  /// Adds the classes and functions that can be shown, with functions that make them.
  fileprivate mutating func addScreens() {
    for (number, item) in ScreenFinder(file: file, number: number, index: index).screens.enumerated() {
      var screen = item.screen
      if let expression = item.expression {
        let function = generatedName("Make", number + 1)
        additions.append("@MainActor func \(function)() -> Any { \(expression) as Any }")
        screen.make = function
      }
      screens.append(screen)
    }
  }
}

/// Joins the edited text of a file with the text added around it.
enum AdaptedText {
  /// Returns the text with imports before it and declarations behind it, such that the compiler's messages name the
  /// user's own file and lines.
  static func joined(_ body: [UInt8], _ context: FileContext) -> [UInt8] {
    let imports = (context.imports.sorted() + ["TesseraRuntime"]).map(declaration).joined(separator: "; ")
    var text = Array("\(imports)\n\(location(context.file.path))\n".utf8)
    // A first line for the shell is valid only at the start of a file.
    text += body.starts(with: Array("#!".utf8)) ? Array("//".utf8) + body.dropFirst(2) : body
    // After damaged source, the compiler would only find more errors.
    guard !context.additions.isEmpty, !context.file.tree.hasError else { return text }
    text += "\n\(location(context.file.path + " (generated)"))\n".utf8
    for addition in context.additions { text += (addition + "\n").utf8 }
    return text
  }

  /// Returns the declaration that imports a module, which may have an attribute before its name.
  private static func declaration(of module: String) -> String {
    let words = module.split(separator: " ")
    return (words.dropLast() + ["import"] + words.suffix(1)).joined(separator: " ")
  }

  private static func location(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)"
  }
}
