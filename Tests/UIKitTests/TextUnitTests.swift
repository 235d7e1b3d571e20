import Foundation
import TestSupport
import Testing
import UIKitCore

/// The words and sentences of texts, by the boundaries of Unicode (UAX 29).
struct TextUnitTests {
  private func marked(_ text: String, _ units: (String) -> [Range<String.Index>]) -> [String] {
    units(text).map { String(text[$0]) }
  }

  @Test(arguments: [
    ("Hello, world!", ["Hello", "world"]), ("can't stop", ["can't", "stop"]), ("3.14 or 2,5", ["3.14", "or", "2,5"]),
    ("a-b", ["a", "b"]), ("snake_case x", ["snake_case", "x"]), ("", []), (" \n\t", []), ("...!?", []), ("x", ["x"]),
    ("안녕하세요 세계", ["안녕하세요", "세계"]), ("日本", ["日", "本"]), ("한국어로", ["한국어로"]), ("naïve café", ["naïve", "café"]),
    ("שלום עולם", ["שלום", "עולם"]), ("№ 5", ["5"]),
  ])
  func wordsHaveLettersOrDigits(text: String, words: [String]) {
    expectEqual(marked(text) { TextUnits.words(in: $0) }, words)
  }

  @Test(arguments: [
    ["One. ", "Two! ", "Three? ", "Four"], ["He said \"No.\" ", "Then left."], ["Wait... ", "Now"], ["It is 3.14 long"],
    ["The e.g. case"], ["A (b.) ", "C"], ["Yes, no."], ["What?! ", "Oh"],
    ["Really?, he said"], ["Go! – he said"], ["No; yes: maybe"], ["One.\n", "Two"], ["One\n", "\n", "Two\n"], ["。"],
    ["一。", "二！", "三？", "四｡", "五"], ["نعم؟ ", "لا"], ["हाँ। ", "नहीं"], ["Hm… ", "Ok"], ["「はい。」", "彼"],
    ["“Yes.” ", "She left."], ["[One.] ", "{Two.} ", "»Three.« ", "Four"], ["v1.2 is out. ", "Get it"], ["end"],
    ["a.b"],
    ["Mr. smith"], ["Go!", "now"], ["Stop! ", "now"],
    ["A.  ", "B"], ["A. \n", "B"], ["A!, b"], ["A!; b"], ["A!: b"], ["A!- b"], ["A!— b"], ["A!、b"], ["A!，b"],
  ])
  func sentencesEndAtTheirMarks(sentences: [String]) {
    expectEqual(marked(sentences.joined()) { TextUnits.sentences(in: $0) }, sentences)
  }

  @Test func closingMarksBelongToTheSentence() {
    for closer in ["\"", "'", ")", "]", "}", "”", "’", "»", "」", "』", "）", "】", "“", "‘", "«", "›", "‹"] {
      let sentences = ["One.\(closer) ", "Two"]
      expectEqual(marked(sentences.joined()) { TextUnits.sentences(in: $0) }, sentences, "\(closer)")
    }
    // In German, quotations end with the marks with which English ones begin.
    let german = ["„Ja.“ ", "»Nein!« ", "Gut"]
    expectEqual(marked(german.joined()) { TextUnits.sentences(in: $0) }, german)
    expectEqual(TextUnits.sentences(in: "").count, 0)
  }
}
