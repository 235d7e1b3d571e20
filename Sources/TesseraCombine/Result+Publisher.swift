import OpenCombine

extension Result {
  /// The success once, or the failure.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
