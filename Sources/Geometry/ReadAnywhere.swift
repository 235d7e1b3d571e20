/// Reads state of the main actor on the calling thread, as Objective-C does.
///
/// Collections and messages call `isEqual`, `hash` and `description` on any thread, where `MainActor.assumeIsolated`
/// would end the program. As on iOS, the result may be inconsistent if another thread changes the object at the same
/// time.
package func readAnywhere<Value>(_ read: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(read) { unsafeBitCast($0, to: (() -> Value).self)() }
}
