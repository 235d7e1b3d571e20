import ArgumentParser
import Foundation

/// Compares what we declare in public with a list of what UIKit declares.
@main
struct APICoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api-coverage", abstract: "How much of UIKit's declarations there is, by names, labels and kinds.")

  @Option(help: "UIKit's declarations, with tabs between type, member, kind and deprecated.")
  var declarations: String

  @Option(help: "The folder with our symbol graphs.")
  var graphs: String

  @Option(help: "The file that holds the table between two marks.")
  var readme: String

  @Flag(help: "Write the table into the file.")
  var write = false

  @Flag(help: "Fail if the file's table is another one.")
  var check = false

  @Flag(help: "List what is missing, and what is of another kind.")
  var missing = false

  func run() throws {
    let list = try DeclarationList(file: declarations)
    let coverage = Coverage(of: list.declarations, in: try SymbolGraphs(folder: graphs).declarations)
    let table = CoverageTable(coverage: coverage)
    if missing { return Self.printMissing(coverage) }
    guard write || check else { return print(table.markdown) }
    let text = try String(contentsOfFile: readme, encoding: .utf8)
    let updated = try table.inserted(into: text, file: readme)
    guard updated != text else { return }
    if check { throw ValidationError("The table in \(readme) is out of date; run scripts/api-coverage --write.") }
    try updated.write(toFile: readme, atomically: true, encoding: .utf8)
  }

  private static func printMissing(_ coverage: Coverage) {
    for row in coverage.rows where row.present < row.listed || !row.differing.isEmpty {
      print("\(row.family.name): \(row.present) of \(row.listed)")
      for declaration in row.missing { print("  \(declaration.kind) \(declaration.name)") }
      for declaration in row.differing { print("  here, but no \(declaration.kind): \(declaration.name)") }
    }
  }
}
