import SwiftSyntax

extension Rule {
  /// Gives classes of Foundation that are made without arguments those of an initializer that they have on Linux.
  ///
  /// On iOS they inherit the initializer of `NSObject`. `TesseraRuntime` declares it for classes of Foundation itself; these
  /// are in modules that are loaded only where they are used, or have several initializers without arguments here.
  static let plainInitializers = Rule(FunctionCallExprSyntax.self, .functionCallExpr) { node, context in
    guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen, let end = node.rightParen,
      let name = node.madeClass, let arguments = plainArguments[name], context.index[name] == nil
    else { return }
    context.edits.replace(
      start.endPositionBeforeTrailingTrivia.utf8Offset..<end.positionAfterSkippingLeadingTrivia.utf8Offset,
      with: arguments)
    if name == "HTTPURLResponse" { context.edits.insert("!", after: node) }
  }

  private static let noAddress = "url: URL(fileURLWithPath: \"/\")"

  private static let plainArguments: [String: String] = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "URLSession": "configuration: .default", "XMLParser": "data: Data()",
    "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
    "URLCredential": "user: \"\", password: \"\", persistence: .none",
    "URLProtectionSpace": "host: \"\", port: 0, protocol: nil, realm: nil, authenticationMethod: nil",
    "NSURLRequest": noAddress, "NSMutableURLRequest": noAddress,
    "URLResponse": noAddress + ", mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
    "HTTPURLResponse": noAddress + ", statusCode: 200, httpVersion: nil, headerFields: nil",
    "CachedURLResponse": "response: URLResponse(\(noAddress), mimeType: nil, expectedContentLength: -1, "
      + "textEncodingName: nil), data: Data()",
  ]
}

extension FunctionCallExprSyntax {
  /// The class that a call makes an object of, by its name, or by `.init` where a declaration names the type.
  fileprivate var madeClass: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    if member.declName.baseName.text != "init" {
      return member.base?.trimmedDescription == "Foundation" ? member.declName.baseName.text : nil
    }
    if let base = member.base { return base.as(DeclReferenceExprSyntax.self)?.baseName.text }
    let clause = parent?.as(InitializerClauseSyntax.self)?.parent
    return
      (clause?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? clause?.as(FunctionParameterSyntax.self)?.type)?.wrappedName
  }
}
