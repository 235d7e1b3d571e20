struct Greeting: Hashable {
  var words: String
  var language: String

  static let all = [
    Greeting(words: "Hello", language: "English"),
    Greeting(words: "مرحبًا", language: "Arabic"),
    Greeting(words: "שלום", language: "Hebrew"),
    Greeting(words: "안녕하세요", language: "Korean"),
    Greeting(words: "こんにちは", language: "Japanese"),
    Greeting(words: "สวัสดี", language: "Thai"),
    Greeting(words: "नमस्ते", language: "Hindi"),
    Greeting(words: "வணக்கம்", language: "Tamil"),
    Greeting(words: "Γειά σου", language: "Greek"),
    Greeting(words: "Здравствуйте", language: "Russian"),
    Greeting(words: "გამარჯობა", language: "Georgian"),
    Greeting(words: "Բարեւ", language: "Armenian"),
    Greeting(words: "ሰላም", language: "Amharic"),
  ]

  /// Sentences with both writing directions, numbers and brackets.
  static let paragraphs = [
    "يمكنك كتابة تطبيق iOS على جهازك (Linux أو macOS) ثم تجربة الشاشة من اليمين إلى اليسار: 12 لغة، و3 أحجام للنص، وبلا "
      + "محاكي Xcode.",
    "Right-to-left words such as שלום (peace) and مرحبا (welcome) keep their own order inside an English sentence.",
  ]
  static let truncated = "כותרת ארוכה מדי לשורה אחת, עם UICollectionView ועם המספר 2025, נקטעת בסופה"
}
