import Foundation

/// An immutable object that a drag within the process passes on itself, because its data has less than the object.
protocol PassedItem: NSItemProviderReading, NSCopying {}

extension PassedItem {
  /// Returns a copy of the object if it is of a class, as if it had been read from complete data.
  func passed(as aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let copy = copy(with: nil) as? any NSObject & NSItemProviderReading
    return copy?.isKind(of: aClass) == true ? copy : nil
  }
}
