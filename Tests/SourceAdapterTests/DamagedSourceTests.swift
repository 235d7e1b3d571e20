import SourceAdapter
import TestSupport
import Testing

struct DamagedSourceTests {
  private static let sample = """
    import UIKit.UIView
    @objc protocol P { @objc optional func p() }
    class A: UIViewController { @IBOutlet var x: UILabel!
      @objc func f(_ s: Any) { b.addTarget(self, action: #selector(g(_:)), for: .touchUpInside); d?.p?() }
    }
    #if os(iOS)
    extension A { override func viewDidLoad() { super.viewDidLoad() } }
    #endif
    #Preview("x") { A() }
    """

  @Test func everyPrefixIsPassedThrough() {
    for count in 0...Self.sample.utf8.count {
      let bytes = Array(Self.sample.utf8.prefix(count))
      let output = Adapter().adapt([.init(path: "/File.swift", bytes: bytes)]).files[0]
      let lines = output.bytes.count { $0 == 0x0A }
      #expect(lines >= 2 + bytes.count { $0 == 0x0A }, "after \(count) bytes")
    }
  }

  @Test func damageAnywhereIsPassedThrough() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = Adapter().adapt([.init(path: "/File.swift", bytes: bytes)])
    }
  }

  @Test func damageIsReportedWithItsPosition() {
    let output = Adapter().adapt([.init(path: "/File.swift", text: "import UIKit\nclass A {\n  func f( {}\n}")]).files[
      0]
    #expect(output.messages.first?.line == 3)
    #expect(output.messages.first?.severity == .error)
  }

  @Test func otherEncodingsAreRefused() {
    func text(_ bytes: [UInt8]) -> String? {
      Adapter().adapt([.init(path: "/File.swift", bytes: bytes)]).files[0].messages.first?.text
    }
    #expect(text([0xFF, 0xFE, 0x61, 0]) == "the file is UTF-16, which Swift does not read; save it as UTF-8")
    #expect(text([0x61, 0x0A, 0xE9, 0x61]) == "the file is not UTF-8 (line 2); save it as UTF-8")
    #expect(text([0x61, 0]) == "the file has NUL characters; it is damaged, or is not Swift source")
    #expect(text([0xEF, 0xBB, 0xBF]) == nil)
  }
}
