import Foundation

/// The trait collection that is current on each thread. Layout and drawing replace it for every view, so it is in the
/// thread's own storage, where reading and replacing it costs no search.
enum CurrentTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // The thread holds a reference, which ends with it.
    pthread_key_create(&key) { traits in
      if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
    }
    return key
  }()

  /// The trait collection of the calling thread; `nil` if none was set.
  static var ofThread: UITraitCollection? {
    get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
