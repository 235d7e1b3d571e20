import ArgumentParser
import Foundation

/// A comparison of our modules' public declarations with lists of UIKit's.
@main
struct APICoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api-coverage",
    abstract: "How much of UIKit's declarations there is, and whether it has UIKit's shape.")

  @Option(help: "The folder with uikit.tsv, shapes.tsv, final.tsv and differences.tsv.")
  var fixtures: String

  @Option(help: "The folder with our symbol graphs.")
  var graphs: String

  @Option(help: "The file that holds the table between two marks.")
  var page: String

  @Option(help: "The file with a subclass of every open class.")
  var overrides: String

  @Flag(help: "Write the table into the file.")
  var write = false

  @Flag(help: "Fail if the file's table is another one.")
  var check = false

  @Flag(help: "List what is missing, and what is of another kind.")
  var missing = false

  @Flag(help: "Fail if a declaration has another shape than UIKit's, or the file of subclasses is out of date.")
  var checkShapes = false

  @Flag(help: "Write the file of subclasses.")
  var writeOverrides = false

  func run() throws {
    let ours = try SymbolGraphs(folder: graphs)
    if checkShapes || writeOverrides { return try compareShapes(of: ours) }
    let list = try DeclarationList(file: "\(fixtures)/uikit.tsv")
    let coverage = Coverage(of: list.declarations, in: ours.declarations)
    let table = CoverageTable(coverage: coverage)
    if missing { return Self.printMissing(coverage) }
    guard write || check else { return print(table.markdown) }
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let updated = try table.inserted(into: text, file: page)
    guard updated != text else { return }
    if check { throw ValidationError("The table in \(page) is out of date; run scripts/api-coverage --write.") }
    try updated.write(toFile: page, atomically: true, encoding: .utf8)
  }

  private func compareShapes(of graphs: SymbolGraphs) throws {
    let final = try Exceptions(file: "\(fixtures)/final.tsv")
    let shapes = try ShapeList(file: "\(fixtures)/shapes.tsv")
    let file = SubclassFile(of: graphs, shapes: shapes, except: final)
    if writeOverrides { return try file.text.write(toFile: overrides, atomically: true, encoding: .utf8) }
    let differences = Differences(
      of: graphs.symbols, from: shapes, final: final,
      accepted: try Exceptions(file: "\(fixtures)/differences.tsv"))
    guard differences.lines.isEmpty else {
      throw ValidationError(
        "Declarations whose shape is not UIKit's:\n  " + differences.lines.joined(separator: "\n  ")
          + "\nMend them, or give the reason in \(fixtures)/final.tsv or differences.tsv.")
    }
    guard (try? String(contentsOfFile: overrides, encoding: .utf8)) == file.text else {
      throw ValidationError("\(overrides) is out of date; run scripts/api-coverage --write-overrides.")
    }
  }

  private static func printMissing(_ coverage: Coverage) {
    for row in coverage.rows where row.present < row.listed || !row.differing.isEmpty {
      print("\(row.family.name): \(row.present) of \(row.listed)")
      for declaration in row.missing { print("  \(declaration.kind) \(declaration.name)") }
      for declaration in row.differing { print("  here, but no \(declaration.kind): \(declaration.name)") }
    }
  }
}
