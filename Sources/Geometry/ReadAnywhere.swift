/// Reads what belongs to the main actor on whatever thread asks, as Objective-C does.
///
/// `isEqual`, `hash` and `description` are called by collections and by messages on any thread, and
/// `MainActor.assumeIsolated` would end the program there. As on iOS, an object that another thread changes meanwhile may
/// read half old and half new.
package func readAnywhere<Value>(_ read: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(read) { unsafeBitCast($0, to: (() -> Value).self)() }
}
