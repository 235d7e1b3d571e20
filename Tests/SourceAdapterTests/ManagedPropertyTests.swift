import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// Properties that are `@NSManaged`, as adapted source stores them.
@MainActor
struct ManagedPropertyTests {
  private final class Ring: CALayer {
    var width: CGFloat {
      get { tesseraManaged(self, "width") }
      set { tesseraSetManaged(self, "width", newValue) }
    }
    var turns: Int {
      get { tesseraManaged(self, "turns") }
      set { tesseraSetManaged(self, "turns", newValue) }
    }
    var color: CGColor {
      get { tesseraManaged(self, "color") }
      set { tesseraSetManaged(self, "color", newValue) }
    }
    var tint: UIColor? {
      get { tesseraManaged(self, "tint") }
      set { tesseraSetManaged(self, "tint", newValue) }
    }
    var colors: [CGColor] {
      get { tesseraManaged(self, "colors") }
      set { tesseraSetManaged(self, "colors", newValue) }
    }
    var origin: CGPoint {
      get { tesseraManaged(self, "origin") }
      set { tesseraSetManaged(self, "origin", newValue) }
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "turns" ? 2 : super.defaultValue(forKey: key)
    }
    required init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      guard let other = layer as? Ring else { return }
      (width, color, tint, colors) = (other.width, other.color, other.tint, other.colors)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Record: NSObject {
    var name: String {
      get { tesseraManaged(self, "name") }
      set { tesseraSetManaged(self, "name", newValue) }
    }
    var next: Record? {
      get { tesseraManaged(self, "next") }
      set { tesseraSetManaged(self, "next", newValue) }
    }
  }

  @Test func propertiesBeginWithTheDefaultOfTheirClass() {
    let ring = Ring()
    expectEqual([ring.width, ring.origin.x, CGFloat(ring.turns)], [0, 0, 2])
    expectNil(ring.tint)
    expectTrue(ring.colors.isEmpty)
    expectEqual(Ring(layer: ring).width, 0, "an unset color is copied, as on iOS")
  }

  @Test func valuesOfEveryTypeAreKept() {
    let ring = Ring()
    (ring.width, ring.turns, ring.color, ring.tint) = (3, 4, UIColor.red.cgColor, .blue)
    (ring.colors, ring.origin) = ([UIColor.red.cgColor], CGPoint(x: 1, y: 2))
    let copy = Ring(layer: ring)
    expectEqual([copy.width, copy.origin.y, CGFloat(copy.turns)], [3, 2, 4])
    expectEqual(copy.color, UIColor.red.cgColor)
    expectEqual(copy.tint, .blue)
    expectEqual(copy.colors, [UIColor.red.cgColor])
    ring.tint = nil
    expectNil(ring.value(forKey: "tint"))
    ring.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "origin")
    ring.setValue(UIColor.green.cgColor, forKey: "tint")
    ring.setValue(NSNumber(value: 7.5), forKey: "turns")
    expectEqual(ring.origin, CGPoint(x: 5, y: 6))
    expectEqual(ring.tint?.cgColor, UIColor.green.cgColor)
    expectEqual(ring.turns, 7)
  }

  @Test func otherObjectsHaveManagedProperties() {
    let (record, other) = (Record(), Record())
    expectEqual(record.name, "")
    (record.name, record.next) = ("a", other)
    expectEqual(record.name + other.name, "a")
    expectIdentical(record.next, other)
    record.next = nil
    expectNil(record.next)
  }
}
