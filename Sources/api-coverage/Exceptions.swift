import ArgumentParser
import Foundation

/// Members of open classes that an app can't override on iOS either, each with the reason.
///
/// Constants and members that Swift itself declares cannot be overridden; whatever comes from Objective-C can.
struct Exceptions {
  /// Names with their type, and texts of declarations where one of several overloads is meant.
  private let names: Set<String>

  /// - Parameter file: Lines of type, member and reason, with tabs between; a heading first.
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
