import Foundation
import Testing
import TestSupport

/// One case of `Fixtures/Scroll/physics.json`.
struct PhysicsVector: Sendable, CustomTestStringConvertible {
  let id: String
  let group: String
  let tolerance: Double
  let whole: JSONValue
  let input: JSONValue
  let expected: JSONValue

  var testDescription: String { id }

  init(_ json: JSONValue) throws {
    whole = json
    id = try #require(json["id"]?.text)
    group = try #require(json["group"]?.text)
    tolerance = try #require(json["tolerance"]?.number)
    input = try #require(json["in"])
    expected = try #require(json["expect"])
  }

  func number(_ key: String) throws -> Double {
    try #require(input[key]?.number, "\(id): no number \"\(key)\"")
  }

  /// Compares `actual` with the value under `key`; returns `true` if the vector has no such value.
  func check(_ key: String, _ actual: Double?, scale: Double = 1) {
    guard let wanted = expected[key]?.number else {
      let isNull = expected.keys.contains(key) && expected[key] == nil
      #expect(!isNull || actual == nil, "\(id): \(key) should be null")
      return
    }
    check(key, actual, wanted, scale: scale)
  }

  func check(_ what: String, _ actual: Double?, _ wanted: Double, scale: Double = 1) {
    // The file carries twelve significant digits.
    let slack = tolerance * scale + abs(wanted) * 1e-11
    let difference = actual.map { abs($0 - wanted) } ?? .infinity
    let found = actual.map { "\($0)" } ?? "nothing"
    expectAtMost(difference, slack, "\(id): \(what) is \(found), expected \(wanted)")
  }

  /// Compares `[time, position, velocity?]` triples.
  func checkSamples(position: (Double) -> Double, velocity: ((Double) -> Double)? = nil) {
    for sample in expected["samples"]?.list?.compactMap(\.numbers) ?? [] {
      check("position at \(sample[0])", position(sample[0]), sample[1])
      if let velocity, sample.count > 2 {
        check("velocity at \(sample[0])", velocity(sample[0]), sample[2], scale: 100)
      }
    }
  }
}

extension PhysicsVector {
  /// The committed file, and the file that `TESSERA_PHYSICS_VECTORS` names.
  static let files: [URL] = {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Scroll/physics.json")
    guard let further = ProcessInfo.processInfo.environment["TESSERA_PHYSICS_VECTORS"], !further.isEmpty else {
      return [fixtures]
    }
    return [fixtures, URL(fileURLWithPath: further)]
  }()

  /// The readable vectors; an unreadable file fails a separate test.
  static let all: [PhysicsVector] = files.flatMap { (try? read($0)) ?? [] }

  static func read(_ file: URL) throws -> [PhysicsVector] {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    return try #require(json.list ?? json["cases"]?.list, "no cases in \(file.path)").map(PhysicsVector.init)
  }
}
