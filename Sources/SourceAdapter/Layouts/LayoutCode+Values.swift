import SwiftSyntax

/// The place of a value in source.
struct CodePlace {
  let file: Int
  let expression: ExprSyntax
  let value: CodeNumber?
}

extension LayoutCode {
  /// Returns the expression of a value; `nil` if the code leaves it at its default, or makes it in another way.
  func place(of key: LayoutValues.Key) -> CodePlace? {
    guard let object = parts[key.part] else { return nil }
    let (property, field) = Self.split(key.property)
    switch property {
    case "widthDimension", "heightDimension": return dimension(property, of: object)
    case "count": return object.argument("count").map { place($0, in: object.scope) }
    case "contentInsets", "edgeSpacing", "itemSize", "sectionInset", "headerReferenceSize", "footerReferenceSize":
      if let direct = object.assignments(to: key.property).last { return place(direct, in: object.scope) }
      guard let whole = object.assignments(to: property).last else { return nil }
      return self.field(field, of: whole, in: object.scope)
    default: return object.assignments(to: property).last.map { place($0, in: object.scope) }
    }
  }

  /// The name and the field of a property such as `contentInsets.top`.
  static func split(_ property: String) -> (name: String, field: String) {
    let parts = property.split(separator: ".").map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  private func place(_ expression: ExprSyntax, in scope: CodeScope) -> CodePlace {
    CodePlace(file: scope.file, expression: expression, value: scope.value(of: expression))
  }

  private func dimension(_ property: String, of object: CodeObject) -> CodePlace? {
    guard let size = object.argument("layoutSize"), let made = CodeObject(size, in: object.scope)?.sized(size) else {
      // A size that is written in place, as `.init(widthDimension:heightDimension:)`.
      let call = object.argument("layoutSize")?.as(FunctionCallExprSyntax.self)
      let argument = call?.arguments.first { $0.label?.text == property }?.expression
      return argument.map { place($0, in: object.scope) }
    }
    return made.argument(property).map { place($0, in: made.scope) }
  }

  private func field(_ field: String, of whole: ExprSyntax, in scope: CodeScope) -> CodePlace? {
    var (expression, scope) = (whole, scope)
    if !expression.is(FunctionCallExprSyntax.self), let binding = scope.binding(of: expression) {
      (expression, scope) = (binding.expression, binding.scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.first { $0.label?.text == field }.map { place($0.expression, in: scope) }
    }
    // `.zero` is all fields.
    guard expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "zero" else { return nil }
    return CodePlace(file: scope.file, expression: expression, value: .number(0))
  }
}

extension CodeObject {
  /// The object itself, if it is a size.
  fileprivate func sized(_ expression: ExprSyntax) -> CodeObject? {
    call.calledExpression.trimmedDescription == "NSCollectionLayoutSize" ? self : nil
  }
}
