import Foundation
import SourceAdapter

/// The command that changes values of layouts in sources: it reads the values as JSON, and prints the changed files.
struct ValuesCommand {
  static let option = "--values"
  private let values: String
  private let files: [String]

  init(_ arguments: ArraySlice<String>) throws(AdaptCommand.Failure) {
    guard let values = arguments.first, arguments.count > 1 else {
      throw AdaptCommand.Failure(text: "usage: tessera-adapt \(Self.option) FILE.json FILE…", code: 64)
    }
    (self.values, files) = (values, Array(arguments.dropFirst()))
  }

  func run() throws(AdaptCommand.Failure) -> Data {
    let data = try AdaptCommand.read(values)
    guard let sections = try? JSONDecoder().decode([LayoutValues].self, from: data) else {
      throw AdaptCommand.Failure(text: "\(values) does not describe values of layouts", code: 65)
    }
    var inputs: [(path: String, bytes: [UInt8])] = []
    for path in files { inputs.append((path, Array(try AdaptCommand.read(path)))) }
    let changed = LayoutValueEditor.changing(sections, in: inputs)
    guard let json = try? JSONEncoder().encode(changed) else {
      throw AdaptCommand.Failure(text: "cannot encode the changed files", code: 70)
    }
    return json
  }
}
