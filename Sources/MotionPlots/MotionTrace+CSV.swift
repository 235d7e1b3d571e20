import Foundation
import PlainText
import Simulator
import UIKitCore

extension MotionTrace {
  /// The limits of tables.
  package enum CSVLimits {
    /// The maximum size of a table, in bytes.
    package static let bytes = 16 << 20
    /// The largest magnitude of a time in seconds, an offset in points, or a velocity in points per second.
    package static let number = 1e9
  }

  private static let columns = ["time", "offset", "velocity", "target", "phase"]

  /// The trace as an RFC 4180 table: `time,offset,velocity,target,phase`, in seconds and points, with empty fields for
  /// unknown values.
  package var csv: String {
    var text = Self.columns.joined(separator: ",") + "\r\n"
    for sample in samples {
      // Velocities are computed with exponentials, whose last bits differ between processors; two decimals do not.
      let fields = [
        sample.time.text(decimals: 6), sample.offset.text(decimals: 4), sample.velocity?.text(decimals: 2),
        sample.target?.text(decimals: 3), sample.phase?.rawValue,
      ]
      text += fields.map { $0 ?? "" }.joined(separator: ",") + "\r\n"
    }
    return text
  }

  /// Creates a trace from a table whose first line names its columns: `time` and `offset`, and optionally `velocity`,
  /// `target` and `phase`, in any order. Other columns and blank lines are ignored.
  ///
  /// With semicolons or tabs between the fields a number may have a decimal comma.
  package init(csv bytes: [UInt8]) throws(CSVError) {
    guard bytes.count <= CSVLimits.bytes else {
      throw CSVError(line: 1, column: 1, message: "the table is larger than \(CSVLimits.bytes >> 20) MB; shorten it")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CSVError(line: 1, column: 1, message: "this is not UTF-8 text; save the table as UTF-8")
    }
    var reader = CSVReader(text)
    let head = try reader.nextRecord()
    let table = try CSVColumns(head ?? [], separator: reader.separator)
    self.init()
    while let record = try reader.nextRecord() {
      let sample = try table.sample(record)
      if let last = samples.last, sample.time < last.time {
        throw record[table.time].error(
          "the time \(sample.time.text(decimals: 6)) is earlier than \(last.time.text(decimals: 6)) before it; "
            + "sort the rows by time")
      }
      append(sample)
    }
    guard !samples.isEmpty else {
      throw CSVError(line: 2, column: 1, message: "there are no rows below the names of the columns")
    }
  }
}

/// The columns of a table.
private struct CSVColumns {
  let time: Int
  let offset: Int
  let velocity: Int?
  let target: Int?
  let phase: Int?
  let decimalComma: Bool

  private static let expected =
    "expected a first line that names the columns, such as time,offset,velocity,target,phase"

  init(_ head: [CSVReader.Field], separator: Unicode.Scalar) throws(CSVError) {
    let names = head.map { $0.text.lowercased() }
    guard let time = names.firstIndex(of: "time"), let offset = names.firstIndex(of: "offset") else {
      let found = head.isEmpty ? "an empty table" : head.map(\.text).joined(separator: ",").quoted
      throw CSVError(
        line: head.first?.line ?? 1, column: 1,
        message: "\(Self.expected); time and offset are needed, found \(found)")
    }
    for (index, name) in names.enumerated() where !name.isEmpty && names.firstIndex(of: name) != index {
      throw head[index].error("the column \(name.quoted) occurs twice; rename or remove one")
    }
    self.time = time
    self.offset = offset
    velocity = names.firstIndex(of: "velocity")
    target = names.firstIndex(of: "target")
    phase = names.firstIndex(of: "phase")
    decimalComma = separator != ","
  }

  func sample(_ record: [CSVReader.Field]) throws(CSVError) -> MotionSample {
    guard let time = try number(record, time, "a time in seconds") else {
      throw missing(record, time, "time")
    }
    guard let offset = try number(record, offset, "an offset in points") else {
      throw missing(record, offset, "offset")
    }
    return MotionSample(
      time: time, offset: offset, velocity: try number(record, velocity, "a velocity in points per second"),
      target: try number(record, target, "a target in points"), phase: try activity(record))
  }

  private func missing(_ record: [CSVReader.Field], _ column: Int, _ name: String) -> CSVError {
    let field = column < record.count ? record[column] : record[record.count - 1]
    return field.error("the row has no \(name); fill it in or remove the row")
  }

  /// Returns a number; `nil` if the field is empty or absent.
  private func number(
    _ record: [CSVReader.Field], _ column: Int?, _ what: String
  ) throws(CSVError) -> Double? {
    guard let column, column < record.count, !record[column].text.isEmpty else { return nil }
    let field = record[column]
    let plain = decimalComma ? field.text.replacing(",", with: ".") : field.text
    guard let value = Double(logged: plain) else {
      throw field.error("expected \(what), found \(field.text.quoted); write it as 12.5")
    }
    guard value.magnitude <= MotionTrace.CSVLimits.number else {
      throw field.error("\(field.text.quoted) is too large for \(what); at most 1e9 in either direction")
    }
    return value
  }

  private func activity(_ record: [CSVReader.Field]) throws(CSVError) -> ScrollActivity? {
    guard let phase, phase < record.count, !record[phase].text.isEmpty else { return nil }
    let field = record[phase]
    if let known = ScrollActivity(rawValue: field.text.lowercased()) { return known }
    let names = ScrollActivity.allCases.map(\.rawValue)
    let hint = Nearest.hint(Nearest.name(to: field.text, among: names))
    throw field.error(
      "unknown phase \(field.text.quoted)\(hint); leave it empty, or write \(names.joined(separator: ", "))")
  }
}

extension CSVReader.Field {
  func error(_ message: String) -> CSVError { CSVError(line: line, column: column, message: message) }
}

extension Double {
  /// Creates a number from decimal notation, with an optional exponent such as `1.5e-05`.
  fileprivate init?(logged text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let mantissa = Double(decimal: parts[0]) else { return nil }
    guard parts.count == 2 else {
      self = mantissa
      return
    }
    guard Int16(parts[1]) != nil, let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}
