import SwiftSyntax

/// The conditions of `#if` as they are on iOS, and in its simulator.
struct Conditions {
  /// The names that are defined, as with the compiler's `-D`.
  var defined: Set<String> = []

  static let absentModules: Set = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "SwiftUI", "Glibc", "Musl", "WinSDK", "Android",
  ]
  /// Modules of iOS that exist here, under their own or another name.
  static let presentModules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Combine", "Dispatch", "ObjectiveC", "CoreFoundation", "os",
    "OSLog", "FoundationNetworking", "Darwin", "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// Returns the value on iOS of a condition that depends on the platform; `nil` for a condition that the compiler
  /// evaluates.
  func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription, call.arguments.count == 1
    else { return nil }
    switch function {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "_runtime": return argument == "_ObjC"
    case "canImport":
      if Self.presentModules.contains(argument) { return true }
      return Self.absentModules.contains(argument) ? false : nil
    default: return nil
    }
  }

  /// Returns whether a condition is true; `nil` if only the compiler knows.
  func evaluate(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return defined.contains(name.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let value = value(of: call) { return value }
      let function = call.calledExpression.trimmedDescription
      return ["swift", "compiler"].contains(function) ? true : nil
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return evaluate(not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return evaluate(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements)[...]) }
    return nil
  }

  /// `||` binds weaker than `&&`.
  private func evaluate(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    for name in ["||", "&&"] {
      guard let index = elements.lastIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name })
      else {
        continue
      }
      let sides = [evaluate(elements[..<index]), evaluate(elements[(index + 1)...])]
      let decisive = name == "||"
      if sides.contains(decisive) { return decisive }
      return sides.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? evaluate(elements.first) : nil
  }

  /// Returns the clause of an `#if` that the compiler takes; `nil` for none, or if only the compiler knows.
  func active(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    for clause in node.clauses {
      switch evaluate(clause.condition) {
      case true?: return clause
      case nil: return clause
      default: continue
      }
    }
    return nil
  }
}
