/// Stops the program where UIKit raises an exception, with what is wrong, where, and how to mend it.
///
/// `preconditionFailure` would drop the message in release builds.
func raise(_ message: String) -> Never { fatalError(message) }
