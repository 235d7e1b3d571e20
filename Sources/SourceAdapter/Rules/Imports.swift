import SwiftSyntax

/// The iOS modules whose declarations are in other modules here.
enum ModuleNames {
  static let replacements = [
    "Combine": "TesseraPublishers", "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreAnimation": "UIKit",
    "CoreText": "UIKit", "Symbols": "UIKit",
    "ObjectiveC": "UIKit", "DeveloperToolsSupport": "UIKit", "Darwin": "Foundation", "CoreFoundation": "Foundation",
    "os": "TesseraRuntime", "OSLog": "TesseraRuntime", "UniformTypeIdentifiers": "UIKit",
    "MobileCoreServices": "UIKit",
    "SnapshotTesting": "TesseraTesting", "InlineSnapshotTesting": "TesseraTesting",
  ]

  /// The modules that UIKit or Foundation export on iOS.
  static let exported: Set = ["CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore"]

  /// The names that are in UIKit here, and in Foundation, Darwin or the Objective-C runtime on iOS.
  static let kitTypes: Set = [
    "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "NSUserActivity", "NSEC_PER_SEC",
    "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "CFArray", "CFString", "CFDictionary",
    "LocalizedStringResource", "CACurrentMediaTime", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_AssociationPolicy", "objc_sync_enter",
    "objc_sync_exit", "NSItemProvider", "MeasurementFormatter", "ListFormatter", "RelativeDateTimeFormatter",
    "DateComponentsFormatter", "NSDataDetector", "UndoManager", "documentsDirectory", "cachesDirectory",
    "applicationSupportDirectory", "temporaryDirectory", "notifications", "localized",
  ]

  /// The declarations of Observation, which Foundation exports on iOS.
  static let observation: Set = [
    "Observable", "ObservationIgnored", "ObservationTracked", "ObservationRegistrar", "withObservationTracking",
    "Observations",
  ]

  /// Declarations of Combine, which SwiftUI exports on iOS.
  static let combine: Set = [
    "ObservableObject", "Published", "ObservableObjectPublisher", "objectWillChange", "AnyCancellable", "Cancellable",
    "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publisher", "Publishers", "Subject", "Just", "Future",
    "Deferred", "Empty", "Fail", "Subscriber", "Subscribers", "sink", "eraseToAnyPublisher",
  ]

  /// The Foundation types that are in a separate module on Linux.
  static let networking: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics", "URLRequest", "NSURLRequest",
    "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie",
    "HTTPCookieStorage",
  ]
}

extension Rule {
  /// Imports a module by the name it has here. Submodules and single declarations are imported with their module.
  static let imports = Rule(ImportDeclSyntax.self, .importDecl) { node, context in
    let path = node.path.map(\.name.text)
    guard let first = path.first else { return }
    // On iOS, tests see UIKit without importing it.
    if ["XCTest", "Testing"].contains(first) { context.imports.insert("UIKit") }
    if context.absentModules.contains(first) {
      return first == "SwiftUI" ? context.leaveOutSwiftUI(node) : context.edits.blank(node)
    }
    let module = ModuleNames.replacements[first] ?? first
    if ["UIKit", "Foundation", "TesseraRuntime", "TesseraPublishers"].contains(module) {
      // Other imports of the same module have no access level.
      for modifier in node.modifiers where Access(rawValue: modifier.name.text).map({ $0 < .public }) == true {
        context.edits.blank(modifier)
      }
    }
    guard module != first || path.count > 1 else { return }
    if module == first, !["UIKit", "Foundation"].contains(first) { return }
    if path == ["Foundation", "NSURLSession"] || path.last.map(ModuleNames.networking.contains) == true {
      context.imports.insert("FoundationNetworking")
    }
    if let kind = node.importKindSpecifier { context.edits.blank(kind) }
    context.edits.replace(node.path, with: module)
  }

  /// Replaces a module's name before a declaration with its name on Linux.
  static let qualifiedNames = Rule([.memberAccessExpr, .memberType]) { node, context in
    let token =
      node.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self)?.name
    guard let token, let module = ModuleNames.replacements[token.text], context.seesModule(token.text) else { return }
    context.edits.replace(token, with: module)
  }

  /// Imports FoundationNetworking where its types are used; on iOS they are in Foundation.
  static let networking = Rule(TokenSyntax.self, .token, needle: "URL") { token, context in
    guard case .identifier(let name) = token.tokenKind, ModuleNames.networking.contains(name) else { return }
    context.imports.insert("FoundationNetworking")
  }
  /// Imports UIKit where a file that does not import it uses types that are in Foundation or Darwin on iOS, or UIKit's
  /// own: the header of a framework, or a bridging header, makes these known to all files of a module.
  static let kitTypes = Rule(TokenSyntax.self, .token) { token, context in
    guard case .identifier(let name) = token.tokenKind,
      ModuleNames.kitTypes.contains(name) || context.isKitType(name), !context.importedModules.contains("UIKit")
    else { return }
    context.imports.insert("UIKit")
  }
  /// Imports Observation where its declarations are used; on iOS they come with Foundation. A generic `Observable`, or one
  /// with members, is that of another module.
  static let observation = Rule(TokenSyntax.self, .token, needle: "Observ") { token, context in
    guard ModuleNames.observation.contains(token.text), !context.importedModules.contains("Observation") else { return }
    let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
    if token.text == "Observable", next == .leftAngle || next == .period { return }
    context.imports.insert("Observation")
  }
  /// Imports Combine where a file uses it that imports SwiftUI; on iOS it comes with SwiftUI.
  static let combine = Rule(TokenSyntax.self, .token, needle: "SwiftUI") { token, context in
    guard ModuleNames.combine.contains(token.text), context.absentModules.contains("SwiftUI") else { return }
    let modules = context.importedModules
    guard modules.contains("SwiftUI"), !modules.contains("Combine") else { return }
    context.imports.insert("TesseraPublishers")
  }
  /// Imports FoundationXML where its parser is used; on iOS it is in Foundation.
  static let parsers = Rule(TokenSyntax.self, .token, needle: "XMLParser") { token, context in
    if ["XMLParser", "XMLParserDelegate"].contains(token.text) { context.imports.insert("FoundationXML") }
  }
  /// Imports TesseraCombine where a request is a publisher. Everything else of Combine does not need the library of
  /// requests, which takes long to load.
  static let requests = Rule(TokenSyntax.self, .token, needle: "ataTaskPublisher") { token, context in
    guard ["dataTaskPublisher", "DataTaskPublisher"].contains(token.text) else { return }
    context.imports.insert("TesseraCombine")
  }
  static let cookies = Rule(TokenSyntax.self, .token, needle: "HTTPCookie") { token, context in
    if token.text.hasPrefix("HTTPCookie") { context.imports.insert("FoundationNetworking") }
  }
}

extension FileContext {
  /// The modules that the file imports, without submodules.
  var importedModules: [String] { file.imports(conditions).map { String($0.prefix { $0 != "." }) } }

  /// Whether a name is that of a type of UIKit.
  fileprivate func isKitType(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && index[name] == nil
  }

  /// Whether a file can name a module: it imports the module, or one that exports it on iOS.
  fileprivate func seesModule(_ name: String) -> Bool {
    if importedModules.contains(name) { return true }
    return ModuleNames.exported.contains(name) && importedModules.contains { ["UIKit", "Foundation"].contains($0) }
      && !index.types.contains { $0.name == name }
  }

  /// The modules that the adapted file imports, by the names that they have here.
  var neededModules: [String] {
    let names = importedModules.filter { !absentModules.contains($0) }.map { ModuleNames.replacements[$0] ?? $0 }
    return Set(names).union(imports.intersection(["TesseraCombine", "TesseraPublishers", "TesseraTesting"])).sorted()
  }
}

extension SourceFile {
  /// The modules that the file imports, as written.
  func imports(_ conditions: Conditions) -> [String] { imports(of: tree.statements, conditions) }

  private func imports(of statements: CodeBlockItemListSyntax, _ conditions: Conditions) -> [String] {
    statements.flatMap { statement -> [String] in
      guard case .decl(let declaration) = statement.item else { return [] }
      if let node = declaration.as(ImportDeclSyntax.self) { return [node.path.map(\.name.text).joined(separator: ".")] }
      if let block = declaration.as(IfConfigDeclSyntax.self), let clause = conditions.active(block),
        case .statements(let inner) = clause.elements
      {
        return imports(of: inner, conditions)
      }
      return []
    }
  }
}
