import Foundation

/// The names of the files of one assertion: the reference, and the artifacts of a failure.
struct SnapshotFile {
  let folder: String
  /// The name without extension: `testName.1`.
  let base: String
  private let pathExtension: String
  /// The name of the test's file without extension.
  private let group: String

  /// - Parameters:
  ///   - testFile: The path of the test's file.
  ///   - folder: The folder of the reference; `nil` for the one beside the test's file.
  ///   - name: The name of the reference; `nil` for the next number of the test.
  init(testFile: String, folder: String?, test: String, name: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: testFile)
    group = file.deletingPathExtension().lastPathComponent
    self.folder = folder ?? "\(Self.references(beside: file.deletingLastPathComponent().path))/\(group)"
    #if canImport(XCTest)
      XCTestEnd.install()
    #endif
    let suffix = name.map(\.pathComponent) ?? "\(SnapshotCounter.next(for: "\(self.folder)/\(test)"))"
    base = "\(test.pathComponent).\(suffix)".limited(to: 200)
    self.pathExtension = pathExtension ?? ""
  }

  /// Returns the folder of all references of the tests in a folder: the one that the variable `SNAPSHOT_REFERENCES` names,
  /// or `__Snapshots__`.
  private static func references(beside folder: String) -> String {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_REFERENCES"].flatMap { $0.isEmpty ? nil : $0 }
    let name = named ?? "__Snapshots__"
    return name.hasPrefix("/") ? name : "\(folder)/\(name)"
  }

  /// The path of the reference.
  var reference: String { "\(folder)/\(base)" + (pathExtension.isEmpty ? "" : ".\(pathExtension)") }
  /// The path of the layout that is kept beside the reference.
  var layout: String { "\(folder)/\(base).layout.txt" }

  /// The folder of the files that a failure leaves.
  var artifacts: String { "\(AttachmentFolder.path)/\(group)" }

  /// The path of the snapshot that differs from the reference.
  var failed: String { "\(artifacts)/\((reference as NSString).lastPathComponent)" }

  /// Returns the path of a file that describes a failure.
  func artifact(_ name: String, _ pathExtension: String) -> String { "\(artifacts)/\(base).\(name).\(pathExtension)" }
}
