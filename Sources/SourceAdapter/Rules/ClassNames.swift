import SwiftSyntax

extension Rule {
  /// Names UIKit's classes without their modules, as in Objective-C, which has none.
  static let classTexts = Rule(
    FunctionCallExprSyntax.self, .functionCallExpr, needle: "NSStringFromClass("
  ) { node, context in
    rename("NSStringFromClass", to: "tesseraClassName", in: node, &context)
  }

  /// Finds UIKit's classes by their names alone.
  static let classNames = Rule(
    FunctionCallExprSyntax.self, .functionCallExpr, needle: "NSClassFromString("
  ) { node, context in
    rename("NSClassFromString", to: "tesseraClass", in: node, &context)
  }

  private static func rename(
    _ function: String, to name: String, in call: FunctionCallExprSyntax, _ context: inout FileContext
  ) {
    guard let called = call.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == function,
      call.arguments.count == 1
    else { return }
    context.edits.replace(called, with: name)
  }
}
