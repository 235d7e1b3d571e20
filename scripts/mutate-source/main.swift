// Prints faults of Swift files, in an order determined by a seed: faults SEED < list of files.
// One row per fault: file, offset, length, line, original, replacement, separated by tabs.
import Foundation
import SwiftParser
import SwiftSyntax

/// The SplitMix64 generator of Tests/Support: the same numbers from the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

guard CommandLine.arguments.count == 2, let seed = UInt64(CommandLine.arguments[1]) else {
  fputs("faults: the seed is a whole number: faults SEED < FILES\n", stderr)
  exit(64)
}

var rows: [String] = []
while let file = readLine() {
  let tree = Parser.parse(source: try String(contentsOfFile: file, encoding: .utf8))
  let finder = FaultFinder(file: file, tree: tree)
  finder.walk(tree)
  rows += finder.faults.map { "\(file)\t\($0.row)" }
}
var generator = SeededGenerator(state: seed)
for row in rows.shuffled(using: &generator) { print(row) }
