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
    usage: tessera-adapt --out DIR [--conditions NAME,…] [--assets CATALOG]… [--only FILE]… FILE…
    """

  private(set) var folder = ""
  private(set) var module = "App"
  private(set) var conditions: Set<String> = []
  private(set) var catalogs: [String] = []
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
      case "--assets": catalogs.append(value)
      case "--only": only.insert(value)
      default: throw Failure(text: "unknown option \(argument)\n\(Self.usage)", code: 64)
      }
    }
    if folder.isEmpty { throw Failure(text: "--out is missing\n\(Self.usage)", code: 64) }
    if files.isEmpty { throw Failure(text: "no files\n\(Self.usage)", code: 64) }
  }

  /// Writes the adapted files, and returns the summary as JSON.
  func run() throws(Failure) -> Data {
    var inputs: [Adapter.Input] = []
    for path in files { inputs.append(Adapter.Input(path: path, bytes: Array(try read(path)))) }
    let result = Adapter(conditions: conditions).adapt(inputs)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(text: "cannot create \(folder): \(reason(error))", code: 74)
    }
    var summary = Summary()
    for file in result.files {
      let path = folder + "/" + file.fileName
      let isWanted = only.isEmpty || only.contains(file.path)
      let written = isWanted ? try write(file.bytes, to: path) : false
      summary.add(file, at: path, written: written)
    }
    summary.classes = result.classes
    summary.delegates = result.delegates
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(summary) else { throw Failure(text: "cannot encode the summary", code: 70) }
    return json + Data("\n".utf8)
  }

  private func read(_ path: String) throws(Failure) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw Failure(text: "cannot read \(path): \(reason(error))", code: 66)
    }
  }

  /// Writes a file unless it has these bytes, so that what depends on it is not built again.
  private func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Bool {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return false }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw Failure(text: "cannot write \(path): \(reason(error))", code: 74)
    }
    return true
  }

  private func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? cocoa).localizedDescription
  }
}
