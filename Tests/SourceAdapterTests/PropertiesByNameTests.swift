import Foundation
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Has properties by name, as adapted source registers them.
private final class Person: NSObject {
  var name = "Anna"
  var age = 30
  var weight: Double? = 61.5
  var isActive = true
  var friend: Person?
  let id = 7

  static func register() {
    tesseraMethods(
      of: Person.self, tesseraGetter("name", \Person.name), tesseraSetter("setName:", \Person.name),
      tesseraGetter("age", \Person.age), tesseraSetter("setAge:", \Person.age),
      tesseraGetter("weight", \Person.weight), tesseraSetter("setWeight:", \Person.weight),
      tesseraGetter("isActive", \Person.isActive), tesseraGetter("id", \Person.id),
      tesseraGetter("friend", \Person.friend), tesseraSetter("setFriend:", \Person.friend))
  }
}

/// Properties that are read, written and observed by their names.
@MainActor
struct PropertiesByNameTests {
  private let person = Person()

  init() { Person.register() }

  @Test func valuesAreReadAndWritten() {
    person.setValue("Ben", forKey: "name")
    person.setValue(31.0, forKey: "age")
    person.setValue(NSNumber(value: 62), forKey: "weight")
    expectEqual([person.name, "\(person.age)", "\(person.weight ?? 0)"], ["Ben", "31", "62.0"])
    expectEqual(person.value(forKey: "name") as? String, "Ben")
    expectEqual(person.value(forKey: "active") as? Bool, true)
    person.setValue(nil, forKey: "weight")
    expectNil(person.value(forKey: "weight"))
    person.setValuesForKeys(["name": "Cleo", "age": 5])
    let values = person.dictionaryWithValues(forKeys: ["name", "age", "weight", "id"])
    expectEqual(values["name"] as? String, "Cleo")
    expectEqual([values["age"] as? Int, values["id"] as? Int], [5, 7])
    #expect(values["weight"] is NSNull)
  }

  @Test func keyPathsLeadThroughObjects() {
    expectNil(person.value(forKeyPath: "friend.name"))
    person.setValue("nobody", forKeyPath: "friend.name")
    person.friend = Person()
    person.setValue("Dan", forKeyPath: "friend.name")
    expectEqual(person.value(forKeyPath: "friend.name") as? String, "Dan")
    expectEqual([person.name, person.friend?.name], ["Anna", "Dan"])
  }

  @Test(arguments: ["nothing", "id"])
  func unknownAndConstantKeysFail(key: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [key] in
      await MainActor.run {
        Person.register()
        Person().setValue(1, forKey: key)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is not key value coding-compliant for the key \(key)"))
  }
}
