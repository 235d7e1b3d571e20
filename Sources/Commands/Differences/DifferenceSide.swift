import Foundation

/// One side of a comparison: a subject, or several by their names.
struct DifferenceSide {
  let sources: [String: DifferenceSource]
  /// Whether the side is one subject without a name.
  let isSingle: Bool

  init(_ source: DifferenceSource) { (sources, isSingle) = (["": source], true) }

  init(_ sources: [String: DifferenceSource]) { (self.sources, isSingle) = (sources, false) }
}

/// A subject that is read when it is compared, so that only two pictures are in memory at the same time.
enum DifferenceSource {
  case subject(DifferenceSubject)
  case file(String)
  /// A screen that cannot be shown.
  case failure(Failure)

  /// Returns the subject.
  func read() throws -> DifferenceSubject {
    switch self {
    case .subject(let subject): subject
    case .file(let path): try DifferenceSubject(file: path)
    case .failure(let failure): throw failure
    }
  }
}
