import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Text input traits: the defaults and the stored values of fields, text views and search bars.
@MainActor
struct TextTraitsTests {
  let device = TestDevice()

  @Test func aField() {
    let field = UITextField()
    expectProperty(\.autocapitalizationType, of: field, is: .sentences, keeps: .words)
    expectProperty(\.autocorrectionType, of: field, is: .default, keeps: .no)
    expectProperty(\.spellCheckingType, of: field, is: .default, keeps: .yes)
    expectProperty(\.smartQuotesType, of: field, is: .default, keeps: .no)
    expectProperty(\.smartDashesType, of: field, is: .default, keeps: .no)
    expectProperty(\.smartInsertDeleteType, of: field, is: .default, keeps: .no)
    expectProperty(\.inlinePredictionType, of: field, is: .default, keeps: .no)
    expectProperty(\.keyboardType, of: field, is: .default, keeps: .emailAddress)
    expectProperty(\.keyboardAppearance, of: field, is: .default, keeps: .dark)
    expectProperty(\.returnKeyType, of: field, is: .default, keeps: .done)
    expectProperty(\.enablesReturnKeyAutomatically, of: field, is: false, keeps: true)
    expectProperty(\.isSecureTextEntry, of: field, is: false, keeps: true)
    expectProperty(\.textContentType, of: field, is: nil, keeps: .username)
    expectProperty(\.textAlignment, of: field, is: .natural, keeps: .right)
    expectProperty(\.adjustsFontSizeToFitWidth, of: field, is: false, keeps: true)
    expectProperty(\.minimumFontSize, of: field, is: 0, keeps: 8)
    expectProperty(\.borderStyle, of: field, is: .none, keeps: .roundedRect)
    expectProperty(\.clearButtonMode, of: field, is: .never, keeps: .always)
    expectProperty(\.leftViewMode, of: field, is: .never, keeps: .always)
    expectProperty(\.rightViewMode, of: field, is: .never, keeps: .whileEditing)
    expectProperty(\.clearsOnBeginEditing, of: field, is: false, keeps: true)
    expectProperty(\.clearsOnInsertion, of: field, is: false, keeps: true)
    expectProperty(\.placeholder, of: field, is: nil, keeps: "Name")
    expectProperty(\.textColor, of: field, is: .label, keeps: .red)
    expectFalse(field.isEditing)
  }

  @Test func aTextView() {
    let view = UITextView()
    expectProperty(\.autocapitalizationType, of: view, is: .sentences, keeps: .allCharacters)
    expectProperty(\.autocorrectionType, of: view, is: .default, keeps: .yes)
    expectProperty(\.spellCheckingType, of: view, is: .default, keeps: .no)
    expectProperty(\.smartQuotesType, of: view, is: .default, keeps: .yes)
    expectProperty(\.smartDashesType, of: view, is: .default, keeps: .yes)
    expectProperty(\.smartInsertDeleteType, of: view, is: .default, keeps: .yes)
    expectProperty(\.inlinePredictionType, of: view, is: .default, keeps: .yes)
    expectProperty(\.keyboardType, of: view, is: .default, keeps: .numberPad)
    expectProperty(\.keyboardAppearance, of: view, is: .default, keeps: .light)
    expectProperty(\.returnKeyType, of: view, is: .default, keeps: .send)
    expectProperty(\.enablesReturnKeyAutomatically, of: view, is: false, keeps: true)
    expectProperty(\.textContentType, of: view, is: nil, keeps: .name)
    expectProperty(\.isEditable, of: view, is: true, keeps: false)
    expectProperty(\.isSelectable, of: view, is: true, keeps: false)
    expectProperty(\.textAlignment, of: view, is: .natural, keeps: .center)
    expectProperty(
      \.textContainerInset, of: view, is: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), keeps: .zero)
    expectProperty(\.lineFragmentPadding, of: view.textContainer, is: 5, keeps: 0)
    expectProperty(\.maximumNumberOfLines, of: view.textContainer, is: 0, keeps: 2)
    expectProperty(\.lineBreakMode, of: view.textContainer, is: .byWordWrapping, keeps: .byTruncatingTail)
    expectEqual(view.text, "")
  }

  @Test func aSearchBarsTraitsAreItsFields() {
    let bar = UISearchBar()
    let field = bar.searchTextField
    expectProperty(\.autocapitalizationType, of: bar, is: field.autocapitalizationType, keeps: .words)
    expectEqual(field.autocapitalizationType, .words)
    expectProperty(\.autocorrectionType, of: bar, is: field.autocorrectionType, keeps: .yes)
    expectEqual(field.autocorrectionType, .yes)
    expectProperty(\.spellCheckingType, of: bar, is: .default, keeps: .no)
    expectEqual(field.spellCheckingType, .no)
    expectProperty(\.keyboardType, of: bar, is: .default, keeps: .URL)
    expectEqual(field.keyboardType, .URL)
    expectProperty(\.keyboardAppearance, of: bar, is: .default, keeps: .dark)
    expectEqual(field.keyboardAppearance, .dark)
    expectProperty(\.returnKeyType, of: bar, is: .search, keeps: .go)
    expectEqual(field.returnKeyType, .go)
    expectProperty(\.enablesReturnKeyAutomatically, of: bar, is: true, keeps: false)
    expectFalse(field.enablesReturnKeyAutomatically)
    expectProperty(\.isSecureTextEntry, of: bar, is: false, keeps: true)
    expectTrue(field.isSecureTextEntry)
    expectProperty(\.textContentType, of: bar, is: nil, keeps: .name)
    expectEqual(field.textContentType, .name)
    expectProperty(\.searchBarStyle, of: bar, is: .default, keeps: .minimal)
    expectProperty(\.isTranslucent, of: bar, is: true, keeps: false)
    expectProperty(\.showsCancelButton, of: bar, is: false, keeps: true)
    expectProperty(\.placeholder, of: bar, is: nil, keeps: "Find")
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    expectIdentical(field.inputAccessoryView, accessory)
  }

  /// A responder that implements no trait: the defaults of UIKit's optional members.
  private final class Plain: NSObject, UITextInputTraits {}

  @Test func aResponderThatSaysNothing() {
    let plain = Plain()
    plain.autocapitalizationType = .words
    plain.isSecureTextEntry = true
    expectEqual(plain.autocapitalizationType, .sentences)
    expectEqual(plain.autocorrectionType, .default)
    expectEqual(plain.spellCheckingType, .default)
    expectEqual(plain.smartQuotesType, .default)
    expectEqual(plain.smartDashesType, .default)
    expectEqual(plain.smartInsertDeleteType, .default)
    expectEqual(plain.inlinePredictionType, .default)
    expectEqual(plain.keyboardType, .default)
    expectEqual(plain.keyboardAppearance, .default)
    expectEqual(plain.returnKeyType, .default)
    expectFalse(plain.enablesReturnKeyAutomatically)
    expectFalse(plain.isSecureTextEntry)
    expectNil(plain.textContentType)
  }
}
