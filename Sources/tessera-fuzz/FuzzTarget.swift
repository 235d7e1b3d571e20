import Comparisons
import Foundation
import LayoutFiles
import MotionPlots
import Projects
import Raster
import Simulator
import SystemText
import UIKit
import UIKitCore

/// A reader of files that others may have written.
///
/// Each must return or throw for any bytes: a trap or a hang is a fault.
enum FuzzTarget: String, CaseIterable {
  case layout, script, motion, record, png, image, vector, font, nib, project, manifest

  /// The most bytes of an input. Larger ones are refused or slow, and find nothing that smaller ones do not.
  static let limit = 1 << 15

  /// Reads bytes as a file of this kind. What it contains does not matter, nor does the error.
  @MainActor
  func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    switch self {
    case .layout: _ = try? LayoutFile(data, name: "fuzz.json").measuredResult()
    case .script: Self.readScript(bytes)
    case .motion: _ = (try? MotionTrace(csv: bytes))?.csv
    case .record: Self.readRecord(bytes)
    case .png: _ = try? PNGCodec.decode(bytes)
    case .image: _ = try? SystemImages.decode(data, name: "fuzz")
    case .vector: _ = try? VectorPicture.draw(data, name: "fuzz", scale: 1)
    case .font: _ = FontTables(data)?.names
    case .nib: _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil)
    case .project:
      _ = try? XcodeProject(Self.text(bytes), file: "fuzz.pbxproj", folder: "/nonexistent").project(named: nil)
    case .manifest:
      _ = PackageTarget.all(inManifest: Self.text(bytes))
      _ = PackageTarget.packagePaths(inManifest: Self.text(bytes))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A script is the same after it was written and read again.
  private static func readScript(_ bytes: [UInt8]) {
    guard let script = try? InputScript(parsing: bytes) else { return }
    precondition(Timeline(script).end.isFinite, "the script has no end")
    guard let again = try? InputScript(parsing: script.text) else {
      preconditionFailure("the text of the script cannot be read again")
    }
    precondition(again.statements.count == script.statements.count, "the text of the script lost a statement")
  }

  /// A record is the same after it was written and read again.
  private static func readRecord(_ bytes: [UInt8]) {
    guard let record = try? LayoutRecord(parsing: text(bytes)) else { return }
    guard let again = try? LayoutRecord(parsing: record.text) else {
      preconditionFailure("the text of the record cannot be read again")
    }
    precondition(again.text == record.text, "the record differs from its text")
    _ = LayoutComparison(from: record, to: again).description
  }
}
