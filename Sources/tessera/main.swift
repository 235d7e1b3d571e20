import Commands
import Gallery
import Scenes

TesseraCommand.start(
  Catalogue(
    Scene.all, example: "banner", abstract: "UIKit's collection views on Linux, in a window or as files.",
    inKorean: { $0.inKorean }))
