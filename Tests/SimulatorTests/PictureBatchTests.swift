import Foundation
import Testing
import TestSupport

import Raster
@testable import Simulator

struct PictureBatchTests {
  /// Pictures of different sizes, opaque and not, so that an encoder's memory is used for all of them.
  private let pictures = (1...11).map { index in
    let alpha: UInt32 = index % 3 == 0 ? 0x8000_0000 : 0xff00_0000
    let pixels = (0..<index * 40 * 30).map { alpha | UInt32($0 % 97) << 8 | UInt32(index) }
    return Bitmap(width: index * 40, height: 30, pixels: pixels)
  }

  @Test(arguments: [1, 2, 3, 8, 64])
  func filesAreTheSameOnAnyNumberOfCores(cores: Int) throws {
    let folder = TemporaryFolder()
    var batch = PictureBatch(cores: cores)
    for (index, picture) in pictures.enumerated() { try batch.append(picture, path: folder.root + "/\(index).png") }
    try batch.flush()
    for (index, picture) in pictures.enumerated() {
      let file = try Array(Data(contentsOf: URL(filePath: folder.root + "/\(index).png")))
      #expect(try file == PNGCodec.encode(picture), "picture \(index)")
    }
  }

  @Test
  func aPictureThatCannotBeWrittenIsNamedAndEndsTheBatch() throws {
    let folder = TemporaryFolder()
    var batch = PictureBatch(cores: 3)
    try batch.append(pictures[0], path: folder.root + "/0.png")
    try batch.append(pictures[1], path: folder.root + "/absent/1.png")
    let error = #expect(throws: OutputError.self) { try batch.append(pictures[2], path: folder.root + "/2.png") }
    #expect(error?.description.contains("absent/1.png") == true)
    #expect(FileManager.default.fileExists(atPath: folder.root + "/0.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/2.png"))
  }

  @Test
  func anEmptyPictureIsAnError() throws {
    var batch = PictureBatch(cores: 1)
    #expect(throws: PNGError.empty) { try batch.append(Bitmap(width: 0, height: 3), path: "/dev/null") }
  }
}
