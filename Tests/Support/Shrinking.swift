/// Returns the smallest variant of a failing value that the search finds to fail as well.
///
/// - Parameters:
///   - value: A value that fails.
///   - tries: The number of variants that are tried at most.
///   - weight: How much there is to read in a value. A variant counts only if it weighs less, so the search ends.
///   - variants: The simplifications of a value, the boldest first.
///   - fails: Whether a value fails.
package func shrink<Value, Weight: Comparable>(
  _ value: Value, tries: Int = 3_000, by weight: (Value) -> Weight, variants: (Value) -> [Value],
  while fails: (Value) -> Bool
) -> Value {
  var (best, tries) = (value, tries)
  while tries > 0 {
    let bound = weight(best)
    var next: Value?
    for variant in variants(best) where tries > 0 && weight(variant) < bound {
      tries -= 1
      guard fails(variant) else { continue }
      next = variant
      break
    }
    guard let next else { break }
    best = next
  }
  return best
}
