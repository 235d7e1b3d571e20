/// A word that makes Core Foundation treat an object as a Swift object. It is the first stored property of classes
/// whose objects are values in attributed strings.
///
/// On Linux, `NSAttributedString` compares the values of adjacent runs in C, which reads the word after an object's
/// header as Core Foundation's own, and its bits 8 ..< 18 as a type identifier. A Swift object has its first property
/// there. If those bits happen to be 0, appending to a string, copying it or adding an attribute stops the program. Any
/// other identifier is recognized as not being Core Foundation's, and `isEqual` is called.
struct CoreFoundationKind {
  private let word: UInt64 = 1 << 8
}
