// Injects faults into Swift files, chosen by a seed, behind switches in copies of the files:
// faults SEED COUNT DROPPED TREE PLACE… < list of all files
//
// DROPPED is a file of faults that must not be injected, as place, original and replacement; no others take their place,
// which might lie in modules that are built already. TREE is where the copies go;
// a PLACE is a folder, a file or a line, as in FILE:12.
// Prints one row a fault: number, file:line, original, replacement, and the first and last line of its branch and of its
// site in the copy, separated by tabs.
import Foundation
import SwiftParser
import SwiftSyntax

let arguments = CommandLine.arguments
guard arguments.count > 5, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  fputs("faults: seed and count are whole numbers: faults SEED COUNT DROPPED TREE PLACE… < FILES\n", stderr)
  exit(64)
}
let dropped = Set(try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n").map(String.init))
let places = arguments[5...]

var files: [(path: String, text: [UInt8], tree: SourceFileSyntax)] = []
let neighbours = EnumNeighbours()
while let path = readLine() {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let tree = Parser.parse(source: text)
  neighbours.walk(tree)
  files.append((path, Array(text.utf8), tree))
}

var found: [(file: Int, fault: Fault)] = []
for (index, file) in files.enumerated() where places.contains(where: { $0.hasPrefix(file.path) || isIn($0, file.path) })
{
  let finder = FaultFinder(file: file.path, text: file.text, tree: file.tree, neighbours: neighbours)
  finder.walk(file.tree)
  for fault in finder.faults where places.contains(where: { isIn($0, file.path) || $0 == "\(file.path):\(fault.line)" })
  {
    found.append((index, fault))
  }
}
var generator = SeededGenerator(state: seed)
found.shuffle(using: &generator)

let chosen = found.indices.prefix(count).filter { !dropped.contains(text(of: $0)) }
let byFile = Dictionary(grouping: chosen) { found[$0].file }
var switched: [SwitchedFile] = []
for (index, file) in files.enumerated() {
  let choices = (byFile[index] ?? []).map { SwitchedFile.Choice(number: $0, fault: found[$0].fault) }
  switched.append(SwitchedFile(file.text, choices))
  try write(switched[index].text, to: file.path)
}
let modules = Set(files.map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
for module in modules { try write(Array(SwitchedFile.chooser.utf8), to: module + "/PlantedFault.swift") }

for number in chosen {
  let file = found[number].file
  let (branch, site) = (switched[file].branches[number]!, switched[file].sites[number]!)
  let lines = [branch.lowerBound, branch.upperBound, site.lowerBound, site.upperBound].map(String.init)
  print(([String(number), text(of: number)] + lines).joined(separator: "\t"))
}

/// The file and line, original and replacement of a fault.
func text(of number: Int) -> String {
  let (file, fault) = found[number]
  return ["\(files[file].path):\(fault.line)", oneLine(fault.original), oneLine(fault.replacement)].joined(
    separator: "\t")
}

func isIn(_ place: String, _ path: String) -> Bool { path == place || path.hasPrefix(place + "/") }

/// Writes a copy unless it exists already with the same text, since unchanged files are not built again.
func write(_ text: [UInt8], to path: String) throws {
  let url = URL(fileURLWithPath: arguments[4]).appendingPathComponent(path)
  if let present = try? Data(contentsOf: url), present.elementsEqual(text) { return }
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text).write(to: url)
}

/// Returns text without the characters that separate rows and columns.
func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
