import Foundation
import SourceAdapter

/// The command line of `tessera-adapt`.
struct AdaptCommand {
  /// The reason why a file could not be read or written, and the exit code for it.
  struct Failure: Error {
    var text: String
    var code: Int32
  }

  static let usage = """
    usage: tessera-adapt --out DIR [--conditions NAME,…] [--absent MODULE,…] [--leave-out LIST] [--missing TYPE,…] [--test FILE]… [--assets CATALOG]… [--bundle main|module] [--only FILE]… [--report json|messages] FILE…
    """

  private(set) var folder = ""
  private(set) var module = "App"
  private(set) var conditions: Set<String> = []
  /// The modules whose imports are left out.
  private(set) var absent: Set<String> = []
  /// The file with the positions of code that is left out: on each line a line, a column, `whole` for a whole declaration
  /// or nothing, the protocol that is not conformed to or nothing, and a path, with colons between them.
  private(set) var omissions = ""
  /// The names of types that the compiler does not find.
  private(set) var missing: Set<String> = []
  /// The files with tests.
  private(set) var tests: Set<String> = []
  private(set) var catalogs: [String] = []
  /// The bundle in which the catalogs are.
  private(set) var bundle = "main"
  /// Whether messages are printed for people, instead of the summary for programs.
  private(set) var printsMessages = false
  private(set) var only: Set<String> = []
  private(set) var files: [String] = []

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        files.append(argument)
        continue
      }
      guard let value = rest.popFirst() else {
        throw Failure(text: "\(argument) needs a value\n\(Self.usage)", code: 64)
      }
      switch argument {
      case "--out": folder = value
      case "--module": module = value
      case "--conditions": conditions.formUnion(value.split { ", ".contains($0) }.map(String.init))
      case "--absent": absent.formUnion(value.split { ", ".contains($0) }.map(String.init))
      case "--leave-out": omissions = value
      case "--missing": missing.formUnion(value.split { ", ".contains($0) }.map(String.init))
      case "--test": tests.insert(value)
      case "--assets": catalogs.append(value)
      case "--bundle" where value == "main" || value == "module": bundle = value
      case "--only": only.insert(value)
      case "--report" where value == "json" || value == "messages": printsMessages = value == "messages"
      default: throw Failure(text: "unknown option \(argument)\n\(Self.usage)", code: 64)
      }
    }
    if folder.isEmpty { throw Failure(text: "--out is missing\n\(Self.usage)", code: 64) }
    if files.isEmpty { throw Failure(text: "no files\n\(Self.usage)", code: 64) }
  }

  /// Writes the adapted files, and returns the summary as JSON.
  func run() throws(Failure) -> Data {
    var inputs: [Adapter.Input] = []
    for path in files { inputs.append(Adapter.Input(path: path, bytes: Array(try Self.read(path)))) }
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    if let source = files.first(where: { self.folder(of: $0) == target }) {
      throw Failure(
        text: "\(folder) is the folder of \(source), which would be overwritten; name another one", code: 64)
    }
    let adapter = Adapter(
      conditions: conditions, absentModules: absent, omissions: try readOmissions(), missingTypes: missing,
      tests: tests)
    let result = adapter.adapt(inputs)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(text: "cannot create \(folder): \(Self.reason(error))", code: 74)
    }
    var summary = Summary()
    for file in result.files {
      let path = folder + "/" + file.fileName
      let isWanted = only.isEmpty || only.contains(file.path)
      let written = isWanted ? try write(file.bytes, to: path) : false
      summary.add(file, at: path, written: written)
    }
    if !catalogs.isEmpty {
      let source = AssetSymbols(CatalogFolders.assets(in: catalogs), bundle: bundle).source ?? "import UIKit\n"
      let path = folder + "/TesseraAssetSymbols.swift"
      _ = try write(Array(source.utf8), to: path)
      summary.generated.append(path)
    }
    if let source = PlaceholderClasses.source(of: result.placeholders) {
      let path = folder + "/" + PlaceholderClasses.fileName
      _ = try write(Array(source.utf8), to: path)
      summary.generated.append(path)
    }
    summary.placeholders = result.placeholders
    summary.classes = result.classes
    (summary.delegates, summary.tests) = (result.delegates, result.tests)
    return try printsMessages ? report(summary.messages) : json(summary)
  }

  /// Returns messages as a compiler prints them.
  private func report(_ messages: [Message]) throws(Failure) -> Data {
    let lines = messages.map { "\($0.file):\($0.line):\($0.column): \($0.severity.rawValue): \($0.text)" }
    if messages.contains(where: { $0.severity == .error }) {
      throw Failure(text: lines.joined(separator: "\n"), code: 65)
    }
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func json(_ summary: Summary) throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(summary) else { throw Failure(text: "cannot encode the summary", code: 70) }
    return json + Data("\n".utf8)
  }

  private func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath().path
  }

  private func readOmissions() throws(Failure) -> [String: [Omission]] {
    guard !omissions.isEmpty else { return [:] }
    var result: [String: [Omission]] = [:]
    for line in String(decoding: try Self.read(omissions), as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard words.count == 5, let row = Int(words[0]), let column = Int(words[1]) else {
        throw Failure(
          text: "\(omissions): \(line) is not a position of the form line:column:whole:protocol:path", code: 64)
      }
      let name = words[3].isEmpty ? nil : String(words[3])
      result[String(words[4]), default: []].append(
        Omission(line: row, column: column, conformance: name, isWhole: words[2] == "whole"))
    }
    return result
  }

  static func read(_ path: String) throws(Failure) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw Failure(text: "cannot read \(path): \(reason(error))", code: 66)
    }
  }

  /// Writes a file unless it has these bytes, so that what depends on it is not built again.
  private func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Bool {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return false }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw Failure(text: "cannot write \(path): \(Self.reason(error))", code: 74)
    }
    return true
  }

  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? cocoa).localizedDescription
  }
}
