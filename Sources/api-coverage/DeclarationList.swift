import ArgumentParser
import Foundation

/// A type of UIKit, or a member of one, by name, labels and kind.
struct Declaration: Hashable {
  /// With the types around it: `UICollectionView.CellRegistration`.
  let type: String
  /// With its labels; empty for the type itself.
  let member: String
  let kind: String
}

/// The declarations that UIKit has, as far as they concern collection views and what stands in their cells.
struct DeclarationList {
  /// Without deprecated ones, in the order of the file.
  let declarations: [Declaration]

  /// - Parameter file: Lines of type, member, kind, and whether it is deprecated, with tabs between; a heading first.
  init(file: String) throws {
    let text: String
    do {
      text = try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw ValidationError("\(file) can't be read: \(error.localizedDescription)")
    }
    declarations = try text.split(separator: "\n").enumerated().dropFirst().compactMap { number, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else {
        throw ValidationError(
          "\(file):\(number + 1) has \(fields.count) fields; type, member, kind and deprecated are due.")
      }
      return fields[3] == "no" ? Declaration(type: fields[0], member: fields[1], kind: fields[2]) : nil
    }
  }
}
