import Foundation

// Collections of Foundation that Linux lacks, whose entries may be weak.

/// Options of collections whose entries may be weak.
public enum NSPointerFunctions {
  /// The way in which a collection refers to its entries.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Entries are retained.
    public static let strongMemory = Options([])
    /// Entries are not retained, and disappear with their objects.
    public static let weakMemory = Options(rawValue: 5)
    /// Entries are compared by identity. They always are here if they are weak.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Keys are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A reference that is weak or strong.
struct OptionallyWeak<Object: AnyObject> {
  private weak var weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// Whether two objects are the same, or equal if both are of Foundation's classes.
func isSameObject(_ left: AnyObject, _ right: AnyObject) -> Bool {
  left === right || ((left as? NSObject)?.isEqual(right) ?? false)
}

/// A set whose members may be weak.
///
/// - Fidelity: documented; members are found in linear time.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [OptionallyWeak<ObjectType>] = []
  private let isWeak: Bool

  /// Creates an empty set.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns an empty set with weak members.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members, in the order in which they were added.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of members.
  open var count: Int { allObjects.count }
  /// One of the members; `nil` if there are none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The members as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds a member. It has no effect if the set contains it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(OptionallyWeak(object, isWeak: isWeak))
  }
  /// Removes a member.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { entry in entry.object.map { isSameObject($0, object) } ?? true }
  }
  /// Removes all members.
  open func removeAllObjects() { entries = [] }
  /// Returns whether the set contains an object.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  /// Returns the member that is equal to an object; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { isSameObject($0, object) }
  }
  /// Returns an enumerator of the members.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary whose keys and values may be weak.
///
/// - Fidelity: documented; keys are found in linear time.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: OptionallyWeak<KeyType>, value: OptionallyWeak<ObjectType>)] = []
  private let (hasWeakKeys, hasWeakValues): (Bool, Bool)

  /// Creates an empty dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    (hasWeakKeys, hasWeakValues) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  /// Returns an empty dictionary that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns an empty dictionary with weak keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty dictionary with weak values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty dictionary with weak keys and values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(KeyType, ObjectType)] {
    entries.compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
  }

  /// The number of keys.
  open var count: Int { living.count }
  /// Returns the value of a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { isSameObject($0.0, aKey) }?.1
  }
  /// Sets the value of a key; `nil` removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((OptionallyWeak(aKey, isWeak: hasWeakKeys), OptionallyWeak(anObject, isWeak: hasWeakValues)))
  }
  /// Removes a key.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { isSameObject(key, $0) } ?? false
    }
  }
  /// Removes all keys.
  open func removeAllObjects() { entries = [] }
  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }
  /// Returns an enumerator of the values, or `nil` if there are none.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }
  /// The keys and values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in if let key = entry.0 as? AnyHashable { result[key] = entry.1 } }
  }
}
