import SwiftSyntax

extension Rule {
  /// Makes timers that fire first after their interval, because those of Foundation on Linux fire at once.
  static let timers = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "timeInterval") { node, context in
    guard
      node.calledExpression.trimmedDescription == "Timer"
        || node.calledExpression.trimmedDescription == "Foundation.Timer",
      node.arguments.first?.label?.text == "timeInterval", node.arguments.dropFirst().first?.label?.text == "repeats"
    else { return }
    context.edits.replace(node.calledExpression, with: "tesseraTimer")
  }
}
