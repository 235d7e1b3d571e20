import SwiftSyntax

extension Rule {
  /// Lets the notification of changed defaults be posted where its name is used.
  static let defaultsNotifications = Rule(
    MemberAccessExprSyntax.self, .memberAccessExpr, needle: "UserDefaults.didChangeNotification"
  ) { node, context in
    guard node.trimmedDescription == "UserDefaults.didChangeNotification" else { return }
    context.edits.replace(node, with: "tesseraDefaultsDidChange")
  }
}
