import SwiftSyntax

// Members of `AnyObject`. On iOS they are looked up while the app runs, among those of all classes; here a structure of
// `TesseraRuntime` has the common ones.

extension Rule {
  /// Makes the object whose member is used one that has members.
  static let objectMembers = Rule(MemberAccessExprSyntax.self, .memberAccessExpr, needle: "AnyObject") {
    node, context in
    guard let object = node.base?.unmarked, !node.isChanged else { return }
    let name = node.declName.baseName.text
    let isKnown = ObjectMembers.names.contains(name)
    guard object.isCastToObject ? !ObjectMembers.excluded.contains(name) : isKnown && context.isObject(object) else {
      return
    }
    context.makeObject(object)
  }

  /// Makes the object whose element is used, as in `values["key"]?["key"]`, one that has elements.
  static let objectElements = Rule(SubscriptCallExprSyntax.self, .subscriptCallExpr, needle: "AnyObject") {
    node, context in
    let object = node.calledExpression.unmarked
    guard object.isCastToObject || context.isObject(object) else { return }
    context.makeObject(object)
  }
}

extension FileContext {
  /// Whether the type of an expression is `AnyObject`, as far as declarations of the file tell.
  fileprivate mutating func isObject(_ node: ExprSyntax) -> Bool {
    let variables = objectVariables ?? ObjectVariables(file)
    objectVariables = variables
    return variables.kinds(of: node).contains(.object)
  }

  fileprivate mutating func makeObject(_ node: ExprSyntax) {
    edits.insert("tesseraObject(", before: node)
    edits.insert(")", after: node)
  }
}

extension ExprSyntax {
  /// The expression without the mark of a chain behind it.
  fileprivate var unmarked: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// Whether the expression is `(value as AnyObject)`.
  fileprivate var isCastToObject: Bool {
    guard self.is(TupleExprSyntax.self), let type = castType else { return false }
    return type.trimmedDescription.filter { !"?!".contains($0) } == "AnyObject"
  }
}

extension MemberAccessExprSyntax {
  /// Whether a value is assigned to the member or to one behind it, or the member is one of an `inout` argument.
  fileprivate var isChanged: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(InOutExprSyntax.self) { return true }
      if let list = parent.as(ExprListSyntax.self) {
        guard list.first?.id == node.id, let next = list.dropFirst().first else { return false }
        let operation = next.as(BinaryOperatorExprSyntax.self)?.operator.text
        return next.is(AssignmentExprSyntax.self)
          || operation.map {
            $0.hasSuffix("=") && $0.count == 2 && $0 != "==" && $0 != "!=" && $0 != "<=" && $0 != ">="
          } == true
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}

/// The members of objects of any class that can be used.
private enum ObjectMembers {
  /// Members that other rules make available.
  static let excluded: Set = ["perform", "self"]

  static let names: Set = [
    "intValue", "integerValue", "int32Value", "int64Value", "uintValue", "doubleValue", "floatValue", "boolValue",
    "stringValue", "count", "length", "description", "debugDescription", "hash", "cgRectValue", "cgPointValue",
    "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue", "rangeValue", "allKeys", "allValues", "firstObject",
    "lastObject", "object", "value", "setValue", "isEqual", "isKind", "isMember", "responds", "uppercased",
    "lowercased", "hasPrefix", "hasSuffix", "components", "timeIntervalSince1970", "timeIntervalSinceNow",
    "absoluteString", "tag", "title",
    "currentTitle", "titleLabel", "text", "isOn", "selectedSegmentIndex", "titleForSegment", "state", "view",
    "location", "translation", "velocity", "scale", "rotation", "numberOfTouches", "isEnabled", "isSelected",
    "isHidden", "isHighlighted", "frame", "bounds", "center", "superview", "window", "date", "currentPage", "image",
    "selectedIndex", "accessibilityIdentifier", "restorationIdentifier", "backgroundColor", "alpha", "convert",
    "removeFromSuperview", "resignFirstResponder", "becomeFirstResponder", "placeholder", "titleColor", "layer",
    "performSelector",
  ]
}
