/// Stops the program where UIKit raises an exception, with the cause and the remedy.
package func refuse(_ message: String) -> Never { fatalError(message) }
