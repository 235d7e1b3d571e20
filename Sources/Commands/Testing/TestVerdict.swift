import Comparisons
import Foundation
import Raster
import Simulator

/// The comparison of the pictures of a test with its goldens.
struct TestVerdict {
  /// The folder with the pictures, one subfolder for each command.
  let folder: String
  let update: GoldenUpdate
  let tolerance: TestTolerance

  func judge(_ result: inout TestResult) throws {
    let found = pictures(in: "\(folder)/0")
    switch result.test.kind {
    case .pair(let isMatch): return try judgePair(&result, isMatch: isMatch)
    case .lint, .unit: return
    case .scene, .script: break
    }
    guard !found.isEmpty else {
      result.failure = "it makes no picture; a script takes one with “snapshot NAME”"
      return
    }
    var failures: [String] = []
    for name in found {
      if let failure = try judge(name, &result) { failures.append(failure) }
    }
    if !failures.isEmpty { result.failure = failures.joined(separator: "\n\n") }
  }

  private func pictures(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".png") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// Compares one picture with its golden, and returns the text of a failure.
  private func judge(_ name: String, _ result: inout TestResult) throws -> String? {
    let suffix = result.test.variant.isEmpty ? "" : ".\(result.test.variant)"
    let golden = "\(result.test.goldens)/\(name)\(suffix)"
    let found = try bytes("\(folder)/0/\(name).png")
    guard FileManager.default.fileExists(atPath: golden + ".png") else {
      guard update != .none else { return "there is no golden \(golden).png; record it with --update missing" }
      return record(name, as: golden, "recorded", &result)
    }
    if update == .all { return record(name, as: golden, "updated", &result) }
    let known = try bytes(golden + ".png")
    guard known != found else {
      guard let damage = Self.damage("\(golden).layout.txt") else { return nil }
      return update == .failed ? record(name, as: golden, "updated", &result) : damage
    }
    let difference = try compare(
      known, found, layouts: ("\(golden).layout.txt", "\(folder)/0/\(name).layout.txt"), named: golden + ".png",
      files: name)
    guard let difference else { return nil }
    if update == .failed { return record(name, as: golden, "updated", &result) }
    result.pictures.append(difference.picture)
    return difference.text
  }

  /// Writes a golden, and returns the text of a failure to do so.
  private func record(_ name: String, as golden: String, _ remark: String, _ result: inout TestResult) -> String? {
    guard FileManager.default.fileExists(atPath: result.test.file) else {
      return "\(result.test.file) has vanished, so no golden is written; start again where it is"
    }
    do {
      try OutputFolder.make(golden.parentPath)
      for (kind, path) in [("png", "\(golden).png"), ("layout.txt", "\(golden).layout.txt")] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/0/\(name).\(kind)") else { continue }
        try OutputFile.write(Array(data), to: path, links: .refused)
      }
      result.remark = remark
      return nil
    } catch {
      result.couldNotWrite = true
      return "\(error)"
    }
  }

  /// Returns the result of a search for faults in which one is an error.
  func faults(_ result: TestResult) -> TestResult {
    var result = result
    let text = (try? bytes("\(folder)/errors.txt")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    result.failure = text.split(separator: "\n").joined(separator: "\n")
    result.pictures = pictures(in: "\(folder)/0").compactMap { name in
      (try? bytes("\(folder)/0/\(name).png")).map {
        ComparedPicture(name: name, expected: [], found: $0, difference: [], layout: "")
      }
    }
    return result
  }

  /// Returns the result of a test in Swift that has ended.
  func unit(_ result: TestResult, passed: Bool) -> TestResult {
    var result = result
    let output = UnitTestOutput((try? bytes("\(folder)/errors.txt")).map { String(decoding: $0, as: UTF8.self) } ?? "")
    if !passed {
      result.failure = output.failure
      result.pictures = assertedPictures
    } else if !output.hasEnded {
      result.failure = "the process ended before the test did"
    } else if output.isSkipped {
      result.remark = TestResult.skipped
    }
    return result
  }

  /// The pictures of failed assertions of a test in Swift, with their references.
  private var assertedPictures: [ComparedPicture] {
    let paths = FileManager.default.enumerator(atPath: "\(folder)/0")?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".expected.png") }.sorted().compactMap { path in
      let base = "\(folder)/0/\(path.dropLast(".expected.png".count))"
      guard let expected = try? bytes("\(base).expected.png"), let found = try? bytes("\(base).png") else { return nil }
      return ComparedPicture(
        name: (base as NSString).lastPathComponent, expected: expected, found: found,
        difference: (try? bytes("\(base).masked.png")) ?? [], layout: "")
    }
  }

  private func judgePair(_ result: inout TestResult, isMatch: Bool) throws {
    let names = [0, 1].map { number in
      pictures(in: "\(folder)/\(number)").first.map { "\(folder)/\(number)/\($0)" } ?? ""
    }
    let difference = try compare(
      try bytes(names[0] + ".png"), try bytes(names[1] + ".png"),
      layouts: ("\(names[0]).layout.txt", "\(names[1]).layout.txt"), named: names[0],
      files: (names[0] as NSString).lastPathComponent)
    if isMatch, let difference {
      result.failure = difference.text
      result.pictures = [difference.picture]
    } else if !isMatch, difference == nil {
      result.failure = "the two look alike, and should not"
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] { try InputFile.read(path, limit: 256 << 20) }

  /// Returns the text of a difference, which says first what moved; `nil` if all pixels are equal.
  ///
  /// - Parameters:
  ///   - name: The golden in messages.
  ///   - files: What the names of the written pictures begin with.
  private func compare(
    _ known: [UInt8], _ found: [UInt8], layouts: (old: String, new: String), named name: String, files: String
  ) throws -> (text: String, picture: ComparedPicture)? {
    let new = try PNGCodec.decode(found)
    let old: Bitmap
    do {
      old = try PNGCodec.decode(known)
    } catch {
      return (
        "the golden \(name) cannot be read: \(error); record it again",
        .init(name: name, expected: [], found: found, difference: [], layout: "")
      )
    }
    let comparison = PictureComparison(expected: old, found: new)
    guard !tolerance.accepts(comparison) else { return nil }
    let layout = Self.layoutDifference(layouts.old, layouts.new)
    for (kind, bitmap) in [("difference", comparison.difference), ("masked", comparison.masked)] {
      try OutputFile.write(try PNGCodec.encode(bitmap), to: "\(folder)/\(files).\(kind).png", links: .refused)
    }
    try OutputFile.write(known, to: "\(folder)/\(files).expected.png", links: .refused)
    try OutputFile.write(found, to: "\(folder)/\(files).found.png", links: .refused)
    let picture = ComparedPicture(
      name: name, expected: known, found: found, difference: try PNGCodec.encode(comparison.masked), layout: layout)
    return ("\(layout)\(name): \(comparison.summary)\npictures: \(folder)", picture)
  }

  private static func layoutDifference(_ old: String, _ new: String) -> String {
    guard FileManager.default.fileExists(atPath: old) else { return "" }
    let (before, after): (LayoutRecord, LayoutRecord)
    do {
      (before, after) = (try layout(old), try layout(new))
    } catch {
      return "\((error as? Failure)?.message ?? "\(error)")\n"
    }
    let difference = LayoutComparison(from: before, to: after)
    let moved =
      difference.isEmpty ? "no element moved; only its look changed" : "what moved:\n\(difference.description)"
    return [moved, MachineComparison.text(from: before, to: after)].compactMap(\.self).map { "\($0)\n" }.joined()
  }

  /// Returns a text if the layout of a golden whose picture is equal cannot be read: a later failure could not name what
  /// moved.
  private static func damage(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      _ = try layout(path)
      return nil
    } catch {
      let problem = (error as? Failure)?.message ?? "\(error)"
      return "the picture is equal, but \(problem); record the golden again with --update failed"
    }
  }

  private static func layout(_ path: String) throws -> LayoutRecord {
    let text = String(decoding: try InputFile.read(path, limit: 256 << 20), as: UTF8.self)
    do {
      return try LayoutRecord(parsing: text)
    } catch {
      throw Failure(.data, "\(path): \(error)")
    }
  }
}
