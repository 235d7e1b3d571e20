import ArgumentParser
import Foundation

/// The members of open classes that cannot be overridden on iOS either, with reasons.
///
/// Constants and members declared in Swift cannot be overridden; all members from Objective-C can.
struct Exceptions {
  /// The names with their types, or the texts of declarations for one of several overloads.
  private let names: Set<String>

  /// - Parameter file: Lines of type, member and reason, separated by tabs; a heading first.
  init(file: String) throws {
    let rows = try TabSeparated(file: file, columns: ["type", "member", "reason"]).rows
    names = Set(rows.map { "\($0[0]).\($0[1])" })
  }

  func excuse(_ symbol: Symbol) -> Bool {
    names.contains(symbol.fullName) || names.contains("\(symbol.type).\(symbol.textWithoutAttributes)")
  }
}

extension Symbol {
  var textWithoutAttributes: String {
    text.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
  }
}
