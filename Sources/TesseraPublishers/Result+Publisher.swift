import OpenCombine

extension Result {
  /// A publisher that publishes the success once and finishes, or fails.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
