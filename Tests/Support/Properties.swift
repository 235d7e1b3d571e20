import Testing

/// Records an issue unless a property has a given initial value and keeps another one once set.
///
/// - Parameters:
///   - property: The key path of the property; the failure shows it.
///   - standard: The value that a new object has, as documented.
///   - other: A value that is set, read and left there.
package func expectProperty<Object: AnyObject, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object, is standard: Value, keeps other: Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expectProperty(
    property, of: object, is: standard, keeps: other,
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue at a place unless a property has a given initial value and keeps another one once set.
package func expectProperty<Object: AnyObject, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object, is standard: Value, keeps other: Value,
  sourceLocation: SourceLocation
) {
  expectEqual(object[keyPath: property], standard, "at first", sourceLocation: sourceLocation)
  object[keyPath: property] = other
  expectEqual(object[keyPath: property], other, "after it was set", sourceLocation: sourceLocation)
}
