import Foundation

/// A text with attributes in an archive: Foundation for Linux cannot archive attributes of its own.
final class ArchivedText: NSObject, NSCoding {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  init?(coder: NSCoder) {
    let text = NSMutableAttributedString(string: coder.decodeObject(forKey: "string") as? String ?? "")
    let lengths = coder.decodeObject(forKey: "lengths") as? [Int] ?? []
    let attributes = coder.decodeObject(forKey: "attributes") as? [[String: Any]] ?? []
    var start = 0
    for (length, values) in zip(lengths, attributes) where length >= 0 && start + length <= text.length {
      let range = NSRange(location: start, length: length)
      for (key, value) in values { text.addAttribute(NSAttributedString.Key(key), value: value, range: range) }
      start += length
    }
    self.text = text
  }

  func encode(with coder: NSCoder) {
    var lengths: [NSNumber] = []
    var attributes: [NSDictionary] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      lengths.append(NSNumber(value: range.length))
      let known = values.filter {
        $0.value is UIColor || $0.value is UIFont || $0.value is NSNumber || $0.value is String
      }
      attributes.append(
        NSDictionary(
          objects: known.map { $0.value }, forKeys: known.map { $0.key.rawValue as NSString }))
    }
    coder.encode(text.string, forKey: "string")
    coder.encode(lengths as NSArray, forKey: "lengths")
    coder.encode(attributes as NSArray, forKey: "attributes")
  }
}
