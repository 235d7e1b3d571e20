import SwiftSyntax

extension Site {
  /// Returns the outermost body or initial value around a node; `nil` if a switch is not allowed there.
  static func around(_ node: Syntax) -> Site? {
    var found: Site?
    var child = node
    while let parent = child.parent {
      if let site = Site(of: parent, holding: child) { found = site }
      child = parent
    }
    return found
  }

  /// Creates the site that a declaration has around one of its children; `nil` if there is none.
  private init?(of parent: Syntax, holding child: Syntax) {
    if let function = parent.as(FunctionDeclSyntax.self), function.body?.id == child.id {
      self.init(body: function.body!, hasResult: function.signature.returnClause.map(Self.isValue) ?? false)
    } else if let initializer = parent.as(InitializerDeclSyntax.self), initializer.body?.id == child.id {
      self.init(body: initializer.body!, hasResult: false)
    } else if let accessor = parent.as(AccessorDeclSyntax.self), accessor.body?.id == child.id {
      self.init(body: accessor.body!, hasResult: accessor.accessorSpecifier.text == "get")
    } else if let block = parent.as(AccessorBlockSyntax.self), let items = child.as(CodeBlockItemListSyntax.self) {
      self.init(items, between: block.leftBrace, and: block.rightBrace, hasResult: true)
    } else if let clause = parent.as(InitializerClauseSyntax.self), clause.value.id == child.id, Self.isMember(clause) {
      self.init(kind: .value, bytes: child.trimmedBytes)
    } else {
      return nil
    }
  }

  private init(body: CodeBlockSyntax, hasResult: Bool) {
    self.init(body.statements, between: body.leftBrace, and: body.rightBrace, hasResult: hasResult)
  }

  /// A body of a single expression returns it implicitly, which a branch does not.
  private init(_ items: CodeBlockItemListSyntax, between left: TokenSyntax, and right: TokenSyntax, hasResult: Bool) {
    var returns = false
    if hasResult, items.count == 1, case .expr(let expression) = items.first!.item {
      returns = !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }
    let start = returns ? items.first!.trimmedBytes.lowerBound : left.trimmedBytes.upperBound
    self.init(kind: returns ? .result : .statements, bytes: start..<right.trimmedBytes.lowerBound)
  }

  private static func isValue(_ clause: ReturnClauseSyntax) -> Bool {
    !["Void", "()", "Never"].contains(clause.type.trimmedDescription)
  }

  /// Whether a value belongs to a stored property or a parameter; raw values of cases must stay literals.
  private static func isMember(_ clause: InitializerClauseSyntax) -> Bool {
    clause.parent?.is(PatternBindingSyntax.self) == true || clause.parent?.is(FunctionParameterSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// The node without the spaces and comments around it, as offsets into the UTF-8 text of the file.
  var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<(start + trimmedLength.utf8Length)
  }
}
