/// What has Core Foundation take an object for one of Swift's: the first stored property of classes whose objects are
/// values in attributed strings.
///
/// On Linux, `NSAttributedString` compares the values of neighbouring runs in C, where the word behind an object's header
/// is read as Core Foundation's own and its bits 8 ..< 18 as the number of a kind. A Swift object has its first property
/// there. If those bits happen to be 0, appending to a string, copying it or adding an attribute stops the program; any
/// other kind is found not to be the object's, and `isEqual` is asked.
struct CoreFoundationKind {
  private let word: UInt64 = 1 << 8
}
