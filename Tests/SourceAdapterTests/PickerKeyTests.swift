import Testing

struct PickerKeyTests {
  private static let start = "func imagePickerController(_ p: P, didFinishPickingMediaWithInfo info: "

  @Test(arguments: [
    ("[String: Any]) {}", "[UIImagePickerController.InfoKey: Any]) {}"),
    ("[String : AnyObject]) {}", "[UIImagePickerController.InfoKey : Any      ]) {}"),
    ("[UIImagePickerController.InfoKey: Any]) {}", "[UIImagePickerController.InfoKey: Any]) {}"),
  ])
  func pickedMediaHaveTheirKeys(_ example: (String, String)) {
    #expect(adapted(Self.start + example.0) == Self.start + example.1)
  }

  @Test func otherMethodsKeepTheirTexts() {
    let other = "func didPick(didFinishPickingMediaWithInfo info: [String: Any]) {}"
    #expect(adapted(other) == other)
  }
}
