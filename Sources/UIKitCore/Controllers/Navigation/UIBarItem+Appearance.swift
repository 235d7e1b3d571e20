import Foundation

extension UIBarItem: UIAppearance {
  class func baseAppearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, in: containerTypes, common: [.value(\UIBarItem.textAttributes.comparable)])
  }
}
