public import Foundation
import UIKitCore

/// The name of the notification that follows changes of `UserDefaults`, which is posted from the next frame on.
public var tesseraDefaultsDidChange: Notification.Name {
  DefaultsNotification.begin()
  return UserDefaults.didChangeNotification
}
