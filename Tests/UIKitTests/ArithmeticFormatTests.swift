import Foundation
import TestSupport
import Testing
import UIKitCore

/// Arithmetic in texts, in the grammar of `NSExpression`: whole numbers stay whole, and powers bind the strongest.
struct ArithmeticFormatTests {
  private func result(_ text: String, _ arguments: Any..., for object: Any? = nil) -> String? {
    var format = ArithmeticFormat(text, arguments)
    return format.value().map { value in
      guard let number = value(object) else { return "no value" }
      let isDecimal = ["f", "d"].contains(String(cString: number.objCType))
      return isDecimal ? "\(number.doubleValue)" : "\(number.intValue)"
    }
  }

  @Test(
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("-7 / 2", "-3"), ("7.0 / 2", "3.5"),
      ("7 / 2.0", "3.5"),
      ("10 - 4 - 3", "3"), ("24 / 4 / 2", "3"), ("2 ** 3 ** 2", "512.0"), ("2 * 3 ** 2", "18.0"),
      ("2 ** -1", "0.5"), ("- -3", "3"), ("+4", "4"), ("2-3", "-1"), ("2+-3", "-1"), ("1e3 + 1", "1001.0"),
      (".5 * 4", "2.0"),
      ("2. * 2", "4.0"), ("1.5e-1 * 2", "0.3"), ("1 / 0", "inf"), ("0.5 + 0.25", "0.75"), ("3 * 0.5", "1.5"),
      ("9223372036854775807 + 1", "-9223372036854775808"), ("((((1))))", "1"),
      // Functions.
      ("sqrt(16)", "4.0"), ("abs(-3)", "3.0"), ("abs(3)", "3.0"), ("exp(0)", "1.0"), ("ln(1)", "0.0"),
      ("log(1000)", "3.0"),
      ("ceiling(1.2)", "2.0"), ("ceiling(-1.2)", "-1.0"), ("floor(1.8)", "1.0"), ("floor(-1.2)", "-2.0"),
      ("trunc(-1.8)", "-1.0"),
      ("trunc(1.8)", "1.0"), ("sqrt(9) + sqrt(16)", "7.0"), ("floor(7 / 2.0) * 2", "6.0"),
      // No arithmetic.
      ("", nil), ("1 +", nil), ("* 2", nil), ("(1", nil), ("1)", nil), ("1 2", nil), ("sqrt()", nil),
      ("sqrt(1, 2)", nil),
      ("sqrt(1", nil), ("sqrt(1 2)", nil), ("unknown(1)", nil), ("%d", nil), ("2 **", nil), ("2 *", nil), ("-", nil),
      ("1 - - ", nil), ("?", nil),
    ] as [(String, String?)])
  func arithmeticFollowsTheGrammar(text: String, value: String?) { expectEqual(result(text), value) }

  @Test func argumentsAndPropertiesAreNumbers() {
    expectEqual(result("%@ * 2 + %d", NSNumber(value: 4), 1), "9")
    expectEqual(result("%f / 2", 5.0), "2.5")
    expectEqual(result("%ld - %i", 5, 7), "-2")
    let item = ["price": 2.5, "count": 4, "name": "tea"] as [String: Any]
    expectEqual(result("price * count", for: item), "10.0")
    expectEqual(result("%K + 1", "count", for: item), "5")
    expectEqual(result("sqrt(count)", for: item), "2.0")
    for text in ["missing + 1", "1 - missing", "name * 2", "sqrt(missing)", "-missing"] {
      expectEqual(result(text, for: item), "no value", "\(text)")
    }
    expectEqual(result("%@ + 1", "text"), "no value")
    expectEqual(result("inner.count * 3", for: ["inner": ["count": 2]]), "6")
  }

  @Test func whatWasNotReadIsNamed() {
    var format = ArithmeticFormat("1 + 2 3 * 4", [])
    expectTrue(format.value() == nil)
    expectEqual(format.rest, "3 * 4")
  }
}

/// Tests predicates at the limits of their operators.
struct PredicateLimitTests {
  @Test(arguments: [
    // The options of texts.
    ("SELF == 'cafe'", "Café", false), ("SELF ==[c] 'cafe'", "Café", false), ("SELF ==[d] 'Cafe'", "Café", true),
    ("SELF ==[cd] 'cafe'", "Café", true), ("SELF ==[dc] 'cafe'", "Café", true), ("SELF !=[cd] 'cafe'", "Café", false),
    ("SELF CONTAINS[d] 'fe'", "Café", true), ("SELF CONTAINS[c] 'CA'", "Café", true),
    ("SELF CONTAINS 'CA'", "Café", false), ("SELF ENDSWITH 'fé'", "Café", true), ("SELF ENDSWITH 'Ca'", "Café", false),
    ("SELF BEGINSWITH 'Ca'", "Café", true), ("SELF BEGINSWITH 'fé'", "Café", false),
    ("SELF BEGINSWITH[d] 'Cafe'", "Café", true), ("SELF ENDSWITH[cd] 'FE'", "Café", true),
    // Patterns are of the whole text, and wildcards are their only marks.
    ("SELF LIKE 'C?f?'", "Café", true), ("SELF LIKE 'C*'", "Café", true), ("SELF LIKE '*f'", "Café", false),
    ("SELF LIKE 'a.c'", "abc", false), ("SELF LIKE 'a.c'", "a.c", true), ("SELF LIKE[c] 'A*C'", "abbc", true),
    ("SELF LIKE[cd] 'CAFE'", "Café", true), ("SELF LIKE '?'", "", false), ("SELF LIKE '*'", "", true),
    ("SELF MATCHES 'a|b'", "ab", false), ("SELF MATCHES 'a|b'", "b", true), ("SELF MATCHES[c] 'A+'", "aaa", true),
    ("SELF MATCHES 'A+'", "aaa", false), ("SELF MATCHES[d] 'cafe'", "café", true), ("SELF MATCHES '('", "(", false),
    // Orders of texts.
    ("SELF < 'b'", "a", true), ("SELF < 'a'", "a", false), ("SELF <= 'a'", "a", true), ("SELF >= 'a'", "a", true),
    ("SELF > 'a'", "a", false), ("SELF > 'a'", "b", true), ("SELF <[c] 'B'", "a", true),
    ("SELF BETWEEN {'a', 'c'}", "b", true), ("SELF BETWEEN {'a', 'c'}", "a", true),
    ("SELF BETWEEN {'a', 'c'}", "c", true), ("SELF BETWEEN {'a', 'c'}", "d", false),
    ("SELF BETWEEN {'b', 'c'}", "a", false),
    // Lists, with and without commas, and an empty one.
    ("SELF IN {}", "a", false), ("SELF IN {'b' 'a'}", "a", true), ("SELF IN[c] {'A'}", "a", true),
    ("SELF IN 'abc'", "b", true), ("SELF IN 'abc'", "d", false),
    // AND binds more than OR, and NOT the most.
    ("TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE", "", true),
    ("(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE", "", false),
    ("NOT FALSEPREDICATE AND FALSEPREDICATE", "", false), ("NOT (FALSEPREDICATE AND FALSEPREDICATE)", "", true),
    ("not not truepredicate", "", true), ("TRUEPREDICATE && !FALSEPREDICATE", "", true),
    ("FALSEPREDICATE || FALSEPREDICATE || TRUEPREDICATE", "", true),
    ("TRUEPREDICATE and TRUEPREDICATE and FALSEPREDICATE", "", false),
    // Literals.
    ("\"it's\" == SELF", "it's", true), ("SELF.length == 4", "Café", true),
    ("SELF.length == 2", "😀", true), ("SELF == NIL", "a", false), ("SELF != NULL", "a", true),
    ("YES == TRUE", "", true),
    ("NO == FALSE", "", true), ("YES == NO", "", false), ("-1.5 < 0", "", true), ("1 == 1.0", "", true),
    ("2 BETWEEN {1, 3}", "", true), ("0.5 BETWEEN {1, 3}", "", false),
  ])
  func operatorsCompareAsDocumented(format: String, text: String, result: Bool) {
    expectEqual(NSPredicate(format: format).evaluate(with: text), result)
  }
}
