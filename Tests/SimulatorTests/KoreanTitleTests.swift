import Gallery
import Scenes
import TestSupport
import Testing

/// The texts of the list of scenes in Korean.
struct KoreanTitleTests {
  @Test func everySceneAndGroupHasKoreanTexts() {
    for scene in Scene.all {
      let korean = scene.inKorean
      expectEqual(korean.name, scene.name)
      // A name such as Wi-Fi is the same in both languages.
      expectTrue(korean.title.hasKorean || korean.title == scene.title && scene.name == "wifi", "\(scene.name)")
      expectTrue(korean.summary.hasKorean, "\(scene.name)")
      expectTrue(korean.group.title.hasKorean, "\(scene.group.title)")
    }
    expectEqual(Set(Scene.all.map(\.inKorean.title)).count, Scene.all.count)
    expectEqual(Set(Scene.all.map(\.inKorean.group)).count, Set(Scene.all.map(\.group)).count)
  }
}

extension String {
  fileprivate var hasKorean: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
