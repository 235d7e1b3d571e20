public import Foundation
import UIKitCore

// The names that the attributes of text have in Swift 3. Each belongs to `NSAttributedString.Key` since Swift 4.

/// The name of `NSAttributedString.Key.font` in Swift 3.
public var NSFontAttributeName: NSAttributedString.Key { .font }
/// The name of `NSAttributedString.Key.paragraphStyle` in Swift 3.
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
/// The name of `NSAttributedString.Key.foregroundColor` in Swift 3.
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
/// The name of `NSAttributedString.Key.backgroundColor` in Swift 3.
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
/// The name of `NSAttributedString.Key.ligature` in Swift 3.
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
/// The name of `NSAttributedString.Key.kern` in Swift 3.
public var NSKernAttributeName: NSAttributedString.Key { .kern }
/// The name of `NSAttributedString.Key.strikethroughStyle` in Swift 3.
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
/// The name of `NSAttributedString.Key.underlineStyle` in Swift 3.
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
/// The name of `NSAttributedString.Key.strokeColor` in Swift 3.
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
/// The name of `NSAttributedString.Key.strokeWidth` in Swift 3.
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
/// The name of `NSAttributedString.Key.shadow` in Swift 3.
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
/// The name of `NSAttributedString.Key.attachment` in Swift 3.
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
/// The name of `NSAttributedString.Key.link` in Swift 3.
public var NSLinkAttributeName: NSAttributedString.Key { .link }
/// The name of `NSAttributedString.Key.baselineOffset` in Swift 3.
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
/// The name of `NSAttributedString.Key.underlineColor` in Swift 3.
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
/// The name of `NSAttributedString.Key.strikethroughColor` in Swift 3.
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
/// The name of `NSAttributedString.Key.obliqueness` in Swift 3.
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
/// The name of `NSAttributedString.Key.expansion` in Swift 3.
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
